import {
  type Call,
  compare,
  dig,
  growing,
  type Interpreter,
  keyOf,
  list,
  type Methods,
  need,
  number,
  partOf,
  same,
  text,
  upTo,
} from './method-call.ts';
import { type Callable, Enumerator, isTrue, RubyHash, RubySymbol, textOf, type Value } from './value.ts';

/** A method that visits a list with a block, or returns an enumerator without one. */
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

const flatten = (run: Interpreter, items: readonly Value[], depth = -1): Value[] =>
  growing(run, [...items]).flatMap((item) =>
    Array.isArray(item) && depth !== 0 ? flatten(run, item, depth - 1) : [item],
  );

const unique = (
  run: Interpreter,
  items: readonly Value[],
  by: (item: Value) => Value = (item) => item,
): Value[] => [...new Map(items.toReversed().map((item) => [keyOf(run, by(item)), item])).values()].reverse();

/** Whether any, all or none of the entries pass. Without a block, the entries themselves are tested. */
const tested =
  (judge: (passes: readonly boolean[]) => boolean) =>
  ({ self, block, args, run }: Call<Value[]>): boolean =>
    judge(
      self.map((item) =>
        args.length > 0 ? same(run, item, args[0] ?? null) : isTrue(block ? block.call([item]) : item),
      ),
    );

const at = (items: readonly Value[], index: Value): Value => items.at(number(index)) ?? null;

const push = ({ self, args, run }: Call<Value[]>): Value => {
  run.charge(args.length);
  self.push(...args);
  return self;
};

/** Replaces a list by the result of a method. */
const replaced = (call: Call<Value[]>, make: ((call: Call<Value[]>) => Value) | undefined): Value => {
  const made = make?.(call);
  call.self.splice(0, call.self.length, ...list(made ?? null));
  return call.self;
};

export const LIST: Methods<Value[]> = {
  '+': ({ self, arg, run }) => growing(run, [...self, ...list(arg)]),
  '-': ({ self, arg, run }) => among(run, self, list(arg), false),
  '*': ({ self, arg, run }) => {
    if (typeof arg === 'string') return self.map(textOf).join(arg);
    // An empty list has a cost too, because its copies are counted.
    run.charge(Math.max(1, self.length) * Math.max(0, number(arg)));
    return Array.from({ length: Math.max(0, number(arg)) }, () => self).flat();
  },
  '|': ({ self, arg, run }) => growing(run, unique(run, [...self, ...list(arg)])),
  '&': ({ self, arg, run }) => unique(run, among(run, self, list(arg), true)),
  '<=>': ({ self, arg, run }) => (same(run, self, arg) ? 0 : Math.sign(compare(self, arg))),
  '<<': push,
  '[]': element,
  slice: element,
  '[]=': upTo(2, ({ self, args: [index = null, value = null], run }) => {
    const place = number(index) < 0 ? self.length + number(index) : number(index);
    run.charge(Math.max(0, place - self.length));
    while (self.length < place) self.push(null);
    self[place] = value;
    return value;
  }),
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
    // An index counted from the end is after the existing entry.
    self.splice(number(index) < 0 ? self.length + number(index) + 1 : number(index), 0, ...items);
    return self;
  },
  pop: ({ self, args: [count] }) =>
    count === undefined ? (self.pop() ?? null) : self.splice(Math.max(0, self.length - number(count))),
  shift: ({ self, args: [count] }) =>
    count === undefined ? (self.shift() ?? null) : self.splice(0, number(count)),
  delete: ({ self, arg, run }) => {
    const kept = among(run, self, [arg], false);
    const found = kept.length < self.length;
    self.splice(0, self.length, ...kept);
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
  index: position,
  find_index: position,
  group_by: each((items, block) => {
    const groups = new RubyHash();
    for (const item of items) {
      const key = block(item);
      if (!groups.has(key)) groups.set(key, []);
      list(groups.get(key)).push(item);
    }
    return groups;
  }),
  sort: sorted,
  sort_by: each((items, block, { run }) => {
    const entries = items.map((item) => ({ item, by: block(item) }));
    for (const { by } of entries) keyOf(run, by);
    return entries.sort((a, b) => compare(a.by, b.by)).map(({ item }) => item);
  }),
  'sort!': (call) => replaced(call, LIST.sort),
  'sort_by!': (call) => replaced(call, LIST.sort_by),
  'uniq!': (call) => replaced(call, LIST.uniq),
  'compact!': (call) => replaced(call, LIST.compact),
  'flatten!': (call) => replaced(call, LIST.flatten),
  uniq: ({ self, block, run }) => unique(run, self, block && ((item) => block.call([item]))),
  flatten: ({ self, args, run }) => flatten(run, self, args.length > 0 ? number(args[0] ?? null) : -1),
  compact: ({ self }) => self.filter((item) => item !== null),
  reverse: ({ self }) => self.toReversed(),
  rotate: ({ self, args }) => {
    const by = args.length > 0 ? number(args[0] ?? null) % Math.max(1, self.length) : 1;
    return [...self.slice(by), ...self.slice(0, by)];
  },
  zip: ({ self, args, run }) => {
    run.charge(self.length * args.length);
    return self.map((item, n) => [item, ...args.map((other) => list(other)[n] ?? null)]);
  },
  product: upTo(1, ({ self, arg, run }) => {
    run.charge(self.length * list(arg).length);
    return self.flatMap((item) => list(arg).map((other) => [item, other]));
  }),
  transpose: ({ self, run }) => {
    run.charge(self.length * list(self[0] ?? []).length);
    return list(self[0] ?? []).map((_, n) => self.map((row) => list(row)[n] ?? null));
  },
  'include?': includes,
  'member?': includes,
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
  count: ({ self, args, block, run }) => {
    if (block) return self.filter((item) => isTrue(block.call([item]))).length;
    return args.length > 0 ? among(run, self, [args[0] ?? null], true).length : self.length;
  },
  sum: ({ self, args: [start = 0], block }) =>
    self.reduce<number>((sum, item) => sum + number(block ? block.call([item]) : item), number(start)),
  min: (call) => foremost(call, sorted(call)),
  max: (call) => foremost(call, sorted(call).reverse()),
  reduce: fold,
  inject: fold,
  join: ({ self, args: [by = ''], run }) => {
    const joined = flatten(run, self).map(textOf).join(text(by));
    run.charge(joined.length >> 6);
    return joined;
  },
  dig: ({ self, args, run }) => dig(self, args, run),
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

function element({ self, args: [from = null, length] }: Call<Value[]>): Value {
  return length === undefined ? at(self, from) : partOf(self, number(from), number(length));
}

function sorted({ self, block, run }: Call<Value[]>): Value[] {
  // Throws if something is too large to be compared.
  for (const item of self) keyOf(run, item);
  return self.toSorted(block ? (a, b) => number(block.call([a, b])) : compare);
}

const foremost = ({ args: [count] }: Call<Value[]>, items: readonly Value[]): Value =>
  count === undefined ? (items[0] ?? null) : items.slice(0, number(count));

function position({ self, arg, block, run }: Call<Value[]>): Value {
  const index = self.findIndex((item) => (block ? isTrue(block.call([item])) : same(run, item, arg)));
  return index < 0 ? null : index;
}

function includes({ self, arg, run }: Call<Value[]>): boolean {
  return self.some((item) => same(run, item, arg));
}

/** The entries that another list also has, or those that it does not have. */
const among = (
  run: Interpreter,
  items: readonly Value[],
  others: readonly Value[],
  wanted: boolean,
): Value[] => {
  const keys = new Set(others.map((other) => keyOf(run, other)));
  return items.filter((item) => keys.has(keyOf(run, item)) === wanted);
};
