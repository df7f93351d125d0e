import {
  type Call,
  compare,
  formatted,
  growing,
  type Methods,
  need,
  number,
  partOf,
  text,
  unfollowed,
  upTo,
} from './method-call.ts';
import { Unfollowed } from './unfollowed.ts';
import { Callable, type Enumerator, type RubySymbol, symbol, type Value } from './value.ts';

export const ENUMERATOR: Methods<Enumerator> = {
  with_index: ({ self, args: [first = 0], block }) => counted(self, number(first), need(block)),
  each_with_index: ({ self, block }) => counted(self, 0, need(block)),
  with_object: ({ self, arg, block }) => {
    self.resume(new Callable(([item = null]) => need(block).call([item, arg])));
    return arg;
  },
};

const counted = ({ resume }: Enumerator, first: number, block: Callable): Value => {
  let index = first - 1;
  return resume(
    new Callable(([item = null]) => {
      index += 1;
      return block.call([item, index]);
    }),
  );
};

export const CALLABLE: Methods<Callable> = {
  call: ({ self, args }) => self.call([...args]),
  '()': ({ self, args }) => self.call([...args]),
  '[]': ({ self, args }) => self.call([...args]),
};

export const SYMBOL: Methods<RubySymbol> = {
  to_sym: ({ self }) => self,
  to_s: ({ self }) => self.name,
  name: ({ self }) => self.name,
  '<=>': ({ self, arg }) => Math.sign(compare(self, arg)),
};

export const TEXT: Methods<string> = {
  '+': ({ self, arg, run }) => {
    run.charge((self.length + text(arg).length) >> 6);
    return self + text(arg);
  },
  '*': ({ self, arg, run }) => {
    run.charge((self.length * Math.max(0, number(arg))) / 64);
    return self.repeat(Math.max(0, number(arg)));
  },
  '%': ({ self, arg }) => formatted(self, Array.isArray(arg) ? arg : [arg]),
  '<=>': ({ self, arg }) => Math.sign(compare(self, arg)),
  '<': ({ self, arg }) => compare(self, arg) < 0,
  '>': ({ self, arg }) => compare(self, arg) > 0,
  '[]': ({ self, args: [from = null, length] }) => {
    if (typeof from === 'string') return self.includes(from) ? from : null;
    return length === undefined
      ? (self.at(number(from)) ?? null)
      : partOf(self, number(from), number(length));
  },
  to_s: ({ self }) => self,
  to_sym: ({ self }) => symbol(self),
  to_i: upTo(0, ({ self }) => Number.parseInt(self, 10) || 0),
  to_f: ({ self }) => Number.parseFloat(self) || 0,
  size: ({ self }) => self.length,
  length: ({ self }) => self.length,
  'empty?': ({ self }) => self === '',
  'include?': ({ self, arg }) => self.includes(text(arg)),
  'start_with?': ({ self, args }) => args.some((start) => self.startsWith(text(start))),
  'end_with?': ({ self, args }) => args.some((end) => self.endsWith(text(end))),
  split: upTo(1, ({ self, args: [by], run }) => {
    run.charge(self.length >> 3);
    if (by === undefined || by === ' ') return self.split(/\s+/).filter(Boolean);
    const parts = self.split(text(by));
    return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);
  }),
  sub: ({ self, args: [from = null, to = null] }) => self.replace(text(from), () => text(to)),
  gsub: ({ self, args: [from = null, to = null], run }) => {
    const replaced = self.replaceAll(text(from), () => text(to));
    run.charge(replaced.length >> 6);
    return replaced;
  },
  delete: ({ self, arg }) =>
    /^\^.|.-./s.test(text(arg))
      ? unfollowed('names letters by a range')
      : [...self].filter((letter) => !text(arg).includes(letter)).join(''),
  delete_prefix: ({ self, arg }) => (self.startsWith(text(arg)) ? self.slice(text(arg).length) : self),
  delete_suffix: ({ self, arg }) =>
    text(arg) !== '' && self.endsWith(text(arg)) ? self.slice(0, -text(arg).length) : self,
  strip: ({ self }) => self.trim(),
  chomp: upTo(0, ({ self }) => self.replace(/\r?\n$/, '')),
  upcase: ({ self }) => self.toUpperCase(),
  downcase: ({ self }) => self.toLowerCase(),
  capitalize: ({ self }) => self.slice(0, 1).toUpperCase() + self.slice(1).toLowerCase(),
  chars: ({ self, run }) => growing(run, [...self]),
  lines: ({ self }) => self.match(/[^\n]*\n|[^\n]+/g) ?? [],
  tr: ({ self, args: [from = null, to = null] }) =>
    text(from).length === 1 && text(to).length === 1
      ? self.replaceAll(text(from), () => text(to))
      : unfollowed('replaces letters by a list'),
  ord: ({ self }) => self.codePointAt(0) ?? 0,
};

const both = (a: number, b: Value, whole: (a: number, b: number) => number): number => whole(a, number(b));

/** Rounds to whole numbers, or to a number of digits: `round(-1)` rounds to tens. */
const rounded =
  (way: (value: number) => number) =>
  ({ self, args: [digits = 0] }: Call<number>): number => {
    const unit = 10 ** Math.abs(number(digits));
    return number(digits) < 0 ? way(self / unit) * unit : way(self * unit) / unit;
  };

export const NUMBER: Methods<number> = {
  '+': ({ self, arg }) => both(self, arg, (a, b) => a + b),
  '-': ({ self, arg }) => both(self, arg, (a, b) => a - b),
  '*': ({ self, arg }) => both(self, arg, (a, b) => a * b),
  '/': ({ self, arg }) => {
    if (arg === 0) throw new Unfollowed('divides by 0');
    const quotient = self / number(arg);
    return Number.isInteger(self) && Number.isInteger(arg) ? Math.floor(quotient) : quotient;
  },
  '%': ({ self, arg }) => {
    if (arg === 0) throw new Unfollowed('divides by 0');
    return self - number(arg) * Math.floor(self / number(arg));
  },
  '**': ({ self, arg }) => both(self, arg, (a, b) => a ** b),
  '-@': ({ self }) => -self,
  '<': ({ self, arg }) => self < number(arg),
  '>': ({ self, arg }) => self > number(arg),
  '<=': ({ self, arg }) => self <= number(arg),
  '>=': ({ self, arg }) => self >= number(arg),
  '<=>': ({ self, arg }) => Math.sign(compare(self, arg)),
  'zero?': ({ self }) => self === 0,
  'positive?': ({ self }) => self > 0,
  'negative?': ({ self }) => self < 0,
  'even?': ({ self }) => self % 2 === 0,
  'odd?': ({ self }) => self % 2 !== 0,
  'between?': ({ self, args: [least = null, most = null] }) => self >= number(least) && self <= number(most),
  to_i: ({ self }) => Math.trunc(self),
  to_f: ({ self }) => self,
  to_s: upTo(0, ({ self }) => String(self)),
  abs: ({ self }) => Math.abs(self),
  floor: rounded(Math.floor),
  ceil: rounded(Math.ceil),
  round: rounded(Math.round),
  succ: ({ self }) => self + 1,
  chr: ({ self }) => String.fromCodePoint(self),
  times: ({ self, block, run }) => {
    run.charge(Math.max(0, self));
    const counts: Value[] = Array.from({ length: Math.max(0, self) }, (_, n) => n);
    return run.sendValue(counts, 'each', [], block);
  },
  upto: ({ self, arg, block, run }) => {
    run.charge(Math.max(0, number(arg) - self));
    const counts: Value[] = Array.from({ length: Math.max(0, number(arg) - self + 1) }, (_, n) => self + n);
    return run.sendValue(counts, 'each', [], block);
  },
};
