import { Unfollowed } from './unfollowed.ts';
import {
  Callable,
  Enumerator,
  identity,
  isTrue,
  listOf,
  RubyHash,
  RubySymbol,
  symbol,
  textOf,
  type Value,
} from './value.ts';

/** What the methods of values need of the evaluator. */
export interface Interpreter {
  charge(cost: number): void;
  copy(value: Value): Value;
  sendValue(receiver: Value, name: string, args: Value[], block: Callable | undefined): Value;
}

interface Call<T> {
  readonly self: T;
  readonly args: readonly Value[];
  /** The first argument. */
  readonly arg: Value;
  readonly block: Callable | undefined;
  readonly run: Interpreter;
}

type Methods<T> = Readonly<Record<string, (call: Call<T>) => Value>>;

/** Calls a method of a list, a map, a text, a symbol, a number or nothing (85.3.5). */
export const callMethod = (
  run: Interpreter,
  receiver: Value,
  name: string,
  args: Value[],
  block: Callable | undefined,
): Value => {
  const call = <T>(methods: Methods<T>, self: T): Value => {
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
    const common = Object.hasOwn(COMMON, name) ? COMMON[name] : undefined;
    if (method) return method({ self, args, arg: args[0] ?? null, block, run });
    if (common) return common({ self: receiver, args, arg: args[0] ?? null, block, run });
    throw new Unfollowed(`calls ${name}, which is not followed`);
  };
  if (Array.isArray(receiver)) {
    run.charge(receiver.length >> 3);
    return call(LIST, receiver);
  }
  if (receiver instanceof RubyHash) {
    run.charge(receiver.size >> 3);
    if (!Object.hasOwn(MAP, name) && Object.hasOwn(LIST, name) && !Object.hasOwn(COMMON, name))
      return call(LIST, receiver.entries());
    return call(MAP, receiver);
  }
  if (receiver instanceof Enumerator)
    return Object.hasOwn(ENUMERATOR, name) ? call(ENUMERATOR, receiver) : call(LIST, receiver.items);
  if (receiver instanceof Callable) return call(CALLABLE, receiver);
  if (receiver instanceof RubySymbol) return call(SYMBOL, receiver);
  if (typeof receiver === 'string') return call(TEXT, receiver);
  if (typeof receiver === 'number') return call(NUMBER, receiver);
  return call({}, receiver);
};

const same = (a: Value, b: Value): boolean => identity(a) === identity(b);

const COMMON: Methods<Value> = {
  '==': ({ self, arg }) => same(self, arg),
  '!=': ({ self, arg }) => !same(self, arg),
  '!': ({ self }) => !isTrue(self),
  'nil?': ({ self }) => self === null,
  freeze: ({ self }) => self,
  deep_freeze: ({ self }) => self,
  dup: ({ self }) => shallow(self),
  clone: ({ self }) => shallow(self),
  deep_dup: ({ self, run }) => run.copy(self),
  itself: ({ self }) => self,
  to_s: ({ self }) => textOf(self),
  to_a: ({ self }) => listOf(self),
  tap: ({ self, block }) => {
    need(block).call([self]);
    return self;
  },
};

const shallow = (value: Value): Value => {
  if (Array.isArray(value)) return [...value];
  return value instanceof RubyHash ? RubyHash.of(value.entries()) : value;
};

const need = (block: Callable | undefined): Callable => {
  if (!block) throw new Unfollowed('lacks a block');
  return block;
};

const number = (value: Value): number => {
  if (typeof value !== 'number') throw new Unfollowed('needs a number');
  return value;
};

const text = (value: Value): string => {
  if (typeof value !== 'string') throw new Unfollowed('needs a text');
  return value;
};

const list = (value: Value): Value[] => {
  if (!Array.isArray(value)) throw new Unfollowed('needs a list');
  return value;
};

const map = (value: Value): RubyHash => {
  if (!(value instanceof RubyHash)) throw new Unfollowed('needs a map');
  return value;
};

const compare = (a: Value, b: Value): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [a instanceof RubySymbol ? a.name : a, b instanceof RubySymbol ? b.name : b];
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let n = 0; n < Math.min(a.length, b.length); n++) {
      const order = compare(a[n] ?? null, b[n] ?? null);
      if (order !== 0) return order;
    }
    return a.length - b.length;
  }
  throw new Unfollowed('compares things of different kinds');
};

/** A method that goes through a list with a block, and waits for one where there is none. */
const each =
  (go: (items: readonly Value[], block: (item: Value) => Value, call: Call<Value[]>) => Value) =>
  (call: Call<Value[]>): Value => {
    const { self, block } = call;
    const resume = (given: Callable) => go([...self], (item) => given.call([item]), call);
    return block ? resume(block) : new Enumerator(self, resume);
  };

const keep =
  (wanted: boolean) =>
  (items: readonly Value[], block: (item: Value) => Value): Value[] =>
    items.filter((item) => isTrue(block(item)) === wanted);

const inPlace =
  (change: (items: readonly Value[], block: (item: Value) => Value) => readonly Value[]) =>
  (items: readonly Value[], block: (item: Value) => Value, { self }: Call<Value[]>): Value => {
    self.splice(0, self.length, ...change(items, block));
    return self;
  };

const mapped = (items: readonly Value[], block: (item: Value) => Value): Value[] => items.map(block);

const flatten = (items: readonly Value[], depth: number): Value[] =>
  items.flatMap((item) => (Array.isArray(item) && depth !== 0 ? flatten(item, depth - 1) : [item]));

const unique = (items: readonly Value[], by: (item: Value) => Value = (item) => item): Value[] =>
  [...new Map(items.toReversed().map((item) => [identity(by(item)), item])).values()].reverse();

/** Whether any, all or none of the entries pass; without a block, the entries themselves. */
const tested =
  (judge: (passes: readonly boolean[]) => boolean) =>
  ({ self, block, args }: Call<Value[]>): boolean =>
    judge(
      self.map((item) =>
        args.length > 0 ? same(item, args[0] ?? null) : isTrue(block ? block.call([item]) : item),
      ),
    );

const at = (items: readonly Value[], index: Value): Value => items.at(number(index)) ?? null;

const growing = (run: Interpreter, items: Value[]): Value[] => {
  run.charge(items.length);
  return items;
};

const push = ({ self, args, run }: Call<Value[]>): Value => {
  run.charge(args.length);
  self.push(...args);
  return self;
};

/** What a method makes of a list, put in its place. */
const replaced = (call: Call<Value[]>, make: ((call: Call<Value[]>) => Value) | undefined): Value => {
  const made = make?.(call);
  call.self.splice(0, call.self.length, ...list(made ?? null));
  return call.self;
};

const LIST: Methods<Value[]> = {
  '+': ({ self, arg, run }) => growing(run, [...self, ...list(arg)]),
  '-': ({ self, arg }) => without(self, list(arg)),
  '*': ({ self, arg, run }) => {
    if (typeof arg === 'string') return self.map(textOf).join(arg);
    run.charge(self.length * Math.max(0, number(arg)));
    return Array.from({ length: Math.max(0, number(arg)) }, () => self).flat();
  },
  '|': ({ self, arg, run }) => growing(run, unique([...self, ...list(arg)])),
  '&': ({ self, arg }) => self.filter((item) => list(arg).some((other) => same(item, other))),
  '<=>': ({ self, arg }) => Math.sign(compare(self, arg)),
  '<<': push,
  '[]': ({ self, args: [from = null, length] }) => {
    if (Array.isArray(from)) return from.map((index) => at(self, index));
    if (length === undefined) return at(self, from);
    const start = number(from) < 0 ? self.length + number(from) : number(from);
    return self.slice(start, start + number(length));
  },
  '[]=': ({ self, args: [index = null, value = null], run }) => {
    const place = number(index) < 0 ? self.length + number(index) : number(index);
    run.charge(Math.max(0, place - self.length));
    while (self.length < place) self.push(null);
    self[place] = value;
    return value;
  },
  push,
  append: push,
  concat: ({ self, args, run }) => {
    for (const more of args) self.push(...growing(run, [...list(more)]));
    return self;
  },
  unshift: ({ self, args }) => {
    self.unshift(...args);
    return self;
  },
  insert: ({ self, args: [index = null, ...items] }) => {
    self.splice(number(index), 0, ...items);
    return self;
  },
  pop: ({ self }) => self.pop() ?? null,
  shift: ({ self }) => self.shift() ?? null,
  delete: ({ self, arg }) => {
    const found = self.some((item) => same(item, arg));
    self.splice(0, self.length, ...self.filter((item) => !same(item, arg)));
    return found ? arg : null;
  },
  delete_at: ({ self, arg }) => self.splice(number(arg), 1)[0] ?? null,
  each: each((items, block, { self }) => {
    for (const item of items) block(item);
    return self;
  }),
  each_with_index: ({ self, block }) => {
    const pairs: Value[] = self.map((item, index) => [item, index]);
    if (!block) return new Enumerator(pairs, (given) => pairs.map((pair) => given.call([pair])));
    self.forEach((item, index) => void block.call([item, index]));
    return self;
  },
  each_with_object: ({ self, arg, block }) => {
    for (const item of [...self]) need(block).call([item, arg]);
    return arg;
  },
  each_slice: ({ self, arg, block }) => {
    const size = Math.max(1, number(arg));
    const slices: Value[] = [];
    for (let from = 0; from < self.length; from += size) slices.push(self.slice(from, from + size));
    if (!block) return slices;
    for (const slice of slices) block.call([slice]);
    return self;
  },
  map: each(mapped),
  collect: each(mapped),
  'map!': each(inPlace(mapped)),
  flat_map: each((items, block) =>
    items.flatMap((item) => {
      const value = block(item);
      return Array.isArray(value) ? value : [value];
    }),
  ),
  filter_map: each((items, block) => items.map(block).filter(isTrue)),
  select: each(keep(true)),
  filter: each(keep(true)),
  reject: each(keep(false)),
  'select!': each(inPlace(keep(true))),
  'filter!': each(inPlace(keep(true))),
  keep_if: each(inPlace(keep(true))),
  'reject!': each(inPlace(keep(false))),
  delete_if: each(inPlace(keep(false))),
  partition: each((items, block) => {
    const passes = items.map((item) => isTrue(block(item)));
    return [items.filter((_, n) => passes[n]), items.filter((_, n) => !passes[n])];
  }),
  find: each((items, block) => items.find((item) => isTrue(block(item))) ?? null),
  detect: each((items, block) => items.find((item) => isTrue(block(item))) ?? null),
  index: ({ self, arg, block }) =>
    position(self.findIndex((item) => (block ? isTrue(block.call([item])) : same(item, arg)))),
  find_index: ({ self, arg, block }) =>
    position(self.findIndex((item) => (block ? isTrue(block.call([item])) : same(item, arg)))),
  group_by: each((items, block) => {
    const groups = new RubyHash();
    for (const item of items) {
      const key = block(item);
      if (!groups.has(key)) groups.set(key, []);
      list(groups.get(key)).push(item);
    }
    return groups;
  }),
  sort: ({ self, block }) => self.toSorted(block ? (a, b) => number(block.call([a, b])) : compare),
  sort_by: each((items, block) =>
    items
      .map((item) => ({ item, by: block(item) }))
      .sort((a, b) => compare(a.by, b.by))
      .map(({ item }) => item),
  ),
  'sort!': (call) => replaced(call, LIST.sort),
  'sort_by!': (call) => replaced(call, LIST.sort_by),
  'uniq!': (call) => replaced(call, LIST.uniq),
  'compact!': (call) => replaced(call, LIST.compact),
  'flatten!': (call) => replaced(call, LIST.flatten),
  uniq: ({ self, block }) => unique(self, block && ((item) => block.call([item]))),
  flatten: ({ self, args, run }) =>
    growing(run, flatten(self, args.length > 0 ? number(args[0] ?? null) : -1)),
  compact: ({ self }) => self.filter((item) => item !== null),
  reverse: ({ self }) => self.toReversed(),
  rotate: ({ self, args }) => {
    const by = args.length > 0 ? number(args[0] ?? null) % Math.max(1, self.length) : 1;
    return [...self.slice(by), ...self.slice(0, by)];
  },
  zip: ({ self, args }) => self.map((item, n) => [item, ...args.map((other) => list(other)[n] ?? null)]),
  product: ({ self, arg, run }) => {
    run.charge(self.length * list(arg).length);
    return self.flatMap((item) => list(arg).map((other) => [item, other]));
  },
  transpose: ({ self }) => list(self[0] ?? []).map((_, n) => self.map((row) => list(row)[n] ?? null)),
  'include?': ({ self, arg }) => self.some((item) => same(item, arg)),
  'member?': ({ self, arg }) => self.some((item) => same(item, arg)),
  'any?': tested((passes) => passes.includes(true)),
  'all?': tested((passes) => !passes.includes(false)),
  'none?': tested((passes) => !passes.includes(true)),
  'one?': tested((passes) => passes.filter(Boolean).length === 1),
  'empty?': ({ self }) => self.length === 0,
  first: ({ self, args }) => (args.length > 0 ? self.slice(0, number(args[0] ?? null)) : (self[0] ?? null)),
  last: ({ self, args }) =>
    args.length > 0 ? self.slice(Math.max(0, self.length - number(args[0] ?? null))) : (self.at(-1) ?? null),
  take: ({ self, arg }) => self.slice(0, number(arg)),
  drop: ({ self, arg }) => self.slice(number(arg)),
  size: ({ self }) => self.length,
  length: ({ self }) => self.length,
  count: ({ self, args, block }) => {
    if (block) return self.filter((item) => isTrue(block.call([item]))).length;
    return args.length > 0 ? self.filter((item) => same(item, args[0] ?? null)).length : self.length;
  },
  sum: ({ self, block }) =>
    self.reduce<number>((sum, item) => sum + number(block ? block.call([item]) : item), 0),
  min: ({ self }) => self.toSorted(compare)[0] ?? null,
  max: ({ self }) => self.toSorted(compare).at(-1) ?? null,
  reduce: fold,
  inject: fold,
  join: ({ self, args: [by = ''], run }) => {
    const joined = flatten(self, -1).map(textOf).join(text(by));
    run.charge(joined.length >> 6);
    return joined;
  },
  dig: ({ self, args, run }) => dig(self, args, run),
  slice: ({ self, args: [from = null, length] }) =>
    length === undefined ? at(self, from) : self.slice(number(from), number(from) + number(length)),
  to_h: ({ self, block }) =>
    RubyHash.of(
      self.map((item): [Value, Value] => {
        const [key = null, value = null] = list(block ? block.call([item]) : item);
        return [key, value];
      }),
    ),
  values_at: ({ self, args }) => args.map((index) => at(self, index)),
};

function fold({ self, args, block, run }: Call<Value[]>): Value {
  const operator = args.at(-1);
  const by = operator instanceof RubySymbol && !block ? operator.name : undefined;
  const start = by === undefined ? args[0] : args.length > 1 ? args[0] : undefined;
  const items = start === undefined ? self.slice(1) : self;
  return items.reduce<Value>(
    (sum, item) =>
      by === undefined ? need(block).call([sum, item]) : run.sendValue(sum, by, [item], undefined),
    start ?? self[0] ?? null,
  );
}

const position = (index: number): Value => (index < 0 ? null : index);

const without = (items: readonly Value[], others: readonly Value[]): Value[] => {
  const out = new Set(others.map(identity));
  return items.filter((item) => !out.has(identity(item)));
};

const dig = (value: Value, [key, ...rest]: readonly Value[], run: Interpreter): Value => {
  if (key === undefined || value === null) return value;
  return dig(run.sendValue(value, '[]', [key], undefined), rest, run);
};

/** Lays maps over one another; a block settles keys that both have. */
const merge = (target: RubyHash, { args, block, run }: Call<RubyHash>): RubyHash => {
  for (const more of args) {
    run.charge(map(more).size);
    for (const [key, value] of map(more).entries())
      target.set(key, block && target.has(key) ? block.call([key, target.get(key), value]) : value);
  }
  return target;
};

const keepPairs =
  (wanted: boolean, change: boolean) =>
  ({ self, block }: Call<RubyHash>): Value => {
    const kept = self.entries().filter((pair) => isTrue(need(block).call(pair)) === wanted);
    if (!change) return RubyHash.of(kept);
    self.clear();
    for (const [key, value] of kept) self.set(key, value);
    return self;
  };

const has = ({ self, arg }: Call<RubyHash>): boolean => self.has(arg);

const MAP: Methods<RubyHash> = {
  '[]': ({ self, arg }) => self.get(arg),
  '[]=': ({ self, args: [key = null, value = null] }) => {
    self.set(key, value);
    return value;
  },
  store: ({ self, args: [key = null, value = null] }) => {
    self.set(key, value);
    return value;
  },
  fetch: ({ self, args: [key = null, fallback], block }) => {
    if (self.has(key)) return self.get(key);
    if (block) return block.call([key]);
    if (fallback === undefined) throw new Unfollowed('asks a map for something it lacks');
    return fallback;
  },
  dig: ({ self, args, run }) => dig(self, args, run),
  'key?': has,
  'has_key?': has,
  'include?': has,
  'member?': has,
  'value?': ({ self, arg }) => self.values().some((value) => same(value, arg)),
  keys: ({ self }) => self.keys(),
  values: ({ self }) => self.values(),
  values_at: ({ self, args }) => args.map((key) => self.get(key)),
  size: ({ self }) => self.size,
  length: ({ self }) => self.size,
  'empty?': ({ self }) => self.size === 0,
  merge: (call) => merge(RubyHash.of(call.self.entries()), call),
  'merge!': (call) => merge(call.self, call),
  update: (call) => merge(call.self, call),
  delete: ({ self, arg }) => self.delete(arg),
  select: keepPairs(true, false),
  filter: keepPairs(true, false),
  reject: keepPairs(false, false),
  'select!': keepPairs(true, true),
  'filter!': keepPairs(true, true),
  keep_if: keepPairs(true, true),
  'reject!': keepPairs(false, true),
  delete_if: keepPairs(false, true),
  each: ({ self, block }) => {
    for (const pair of self.entries()) need(block).call([pair]);
    return self;
  },
  each_pair: ({ self, block }) => {
    for (const pair of self.entries()) need(block).call([pair]);
    return self;
  },
  each_key: ({ self, block }) => {
    for (const key of self.keys()) need(block).call([key]);
    return self;
  },
  each_value: ({ self, block }) => {
    for (const value of self.values()) need(block).call([value]);
    return self;
  },
  transform_values: ({ self, block }) =>
    RubyHash.of(self.entries().map(([key, value]) => [key, need(block).call([value])])),
  'transform_values!': ({ self, block }) => {
    for (const [key, value] of self.entries()) self.set(key, need(block).call([value]));
    return self;
  },
  transform_keys: ({ self, block }) =>
    RubyHash.of(self.entries().map(([key, value]) => [need(block).call([key]), value])),
  slice: ({ self, args }) =>
    RubyHash.of(args.filter((key) => self.has(key)).map((key) => [key, self.get(key)])),
  except: ({ self, args }) => {
    const rest = RubyHash.of(self.entries());
    for (const key of args) rest.delete(key);
    return rest;
  },
  invert: ({ self }) => RubyHash.of(self.entries().map(([key, value]) => [value, key])),
  compact: ({ self }) => RubyHash.of(self.entries().filter(([, value]) => value !== null)),
  to_h: ({ self, block }) =>
    block
      ? RubyHash.of(
          self.entries().map((pair): [Value, Value] => {
            const [key = null, value = null] = list(block.call([pair]));
            return [key, value];
          }),
        )
      : self,
};

const ENUMERATOR: Methods<Enumerator> = {
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

const CALLABLE: Methods<Callable> = {
  call: ({ self, args }) => self.call([...args]),
  '()': ({ self, args }) => self.call([...args]),
  '[]': ({ self, args }) => self.call([...args]),
};

const SYMBOL: Methods<RubySymbol> = {
  to_sym: ({ self }) => self,
  to_s: ({ self }) => self.name,
  name: ({ self }) => self.name,
  '<=>': ({ self, arg }) => Math.sign(compare(self, arg)),
};

const TEXT: Methods<string> = {
  '+': ({ self, arg, run }) => {
    run.charge((self.length + text(arg).length) >> 6);
    return self + text(arg);
  },
  '*': ({ self, arg, run }) => {
    run.charge((self.length * Math.max(0, number(arg))) / 64);
    return self.repeat(Math.max(0, number(arg)));
  },
  '%': ({ self, arg }) => self.replace(/%[sd]/, () => textOf(arg)),
  '<=>': ({ self, arg }) => Math.sign(compare(self, arg)),
  '<': ({ self, arg }) => compare(self, arg) < 0,
  '>': ({ self, arg }) => compare(self, arg) > 0,
  '[]': ({ self, args: [from = null, length] }) => {
    if (typeof from === 'string') return self.includes(from) ? from : null;
    if (Array.isArray(from)) return from.map((index) => self.at(number(index)) ?? '').join('');
    return length === undefined
      ? (self.at(number(from)) ?? null)
      : self.slice(number(from)).slice(0, number(length));
  },
  to_s: ({ self }) => self,
  to_sym: ({ self }) => symbol(self),
  to_i: ({ self }) => Number.parseInt(self, 10) || 0,
  to_f: ({ self }) => Number.parseFloat(self) || 0,
  size: ({ self }) => self.length,
  length: ({ self }) => self.length,
  'empty?': ({ self }) => self === '',
  'include?': ({ self, arg }) => self.includes(text(arg)),
  'start_with?': ({ self, args }) => args.some((start) => self.startsWith(text(start))),
  'end_with?': ({ self, args }) => args.some((end) => self.endsWith(text(end))),
  split: ({ self, args, run }) => {
    run.charge(self.length >> 3);
    const [by] = args;
    return by === undefined || by === ' ' ? self.split(/\s+/).filter(Boolean) : self.split(text(by));
  },
  sub: ({ self, args: [from = null, to = null] }) => self.replace(text(from), () => text(to)),
  gsub: ({ self, args: [from = null, to = null], run }) => {
    const replaced = self.replaceAll(text(from), () => text(to));
    run.charge(replaced.length >> 6);
    return replaced;
  },
  delete: ({ self, arg }) => [...self].filter((letter) => !text(arg).includes(letter)).join(''),
  delete_prefix: ({ self, arg }) => (self.startsWith(text(arg)) ? self.slice(text(arg).length) : self),
  delete_suffix: ({ self, arg }) =>
    text(arg) !== '' && self.endsWith(text(arg)) ? self.slice(0, -text(arg).length) : self,
  strip: ({ self }) => self.trim(),
  chomp: ({ self }) => self.replace(/\r?\n$/, ''),
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

const unfollowed = (reason: string): never => {
  throw new Unfollowed(reason);
};

const both = (a: number, b: Value, whole: (a: number, b: number) => number): number => whole(a, number(b));

const NUMBER: Methods<number> = {
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
  to_s: ({ self }) => String(self),
  abs: ({ self }) => Math.abs(self),
  floor: ({ self }) => Math.floor(self),
  ceil: ({ self }) => Math.ceil(self),
  round: ({ self }) => Math.round(self),
  succ: ({ self }) => self + 1,
  chr: ({ self }) => String.fromCodePoint(self),
  times: ({ self, block, run }) => {
    run.charge(Math.max(0, self));
    const counts: Value[] = Array.from({ length: Math.max(0, self) }, (_, n) => n);
    return callMethod(run, counts, 'each', [], block);
  },
  upto: ({ self, arg, block, run }) => {
    run.charge(Math.max(0, number(arg) - self));
    const counts: Value[] = Array.from({ length: Math.max(0, number(arg) - self + 1) }, (_, n) => self + n);
    return callMethod(run, counts, 'each', [], block);
  },
};
