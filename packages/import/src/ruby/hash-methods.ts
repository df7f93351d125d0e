import { type Call, dig, list, type Methods, map, need, same } from './method-call.ts';
import { Unfollowed } from './unfollowed.ts';
import { isTrue, RubyHash, type Value } from './value.ts';

/** Merges maps. A block decides keys that both have. */
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

export const MAP: Methods<RubyHash> = {
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
    if (fallback === undefined) throw new Unfollowed('reads a missing key of a map');
    return fallback;
  },
  dig: ({ self, args, run }) => dig(self, args, run),
  'key?': has,
  'has_key?': has,
  'include?': has,
  'member?': has,
  'value?': ({ self, arg, run }) => self.values().some((value) => same(run, value, arg)),
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
