import { MAP } from './hash-methods.ts';
import { LIST } from './list-methods.ts';
import { type Interpreter, type Methods, need, same, shallow } from './method-call.ts';
import { CALLABLE, ENUMERATOR, NUMBER, SYMBOL, TEXT } from './plain-methods.ts';
import { RubyModule } from './program.ts';
import { Unfollowed } from './unfollowed.ts';
import { Callable, Enumerator, isTrue, listOf, RubyHash, RubySymbol, textOf, type Value } from './value.ts';

/** Calls a method of a list, map, string, symbol, number or nil (85.3.5). */
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
    throw new Unfollowed(`calls ${name}, which the importer cannot evaluate`);
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

/** Types that a title may test for by name. */
export const KINDS: ReadonlyMap<string, (value: Value) => boolean> = new Map([
  ['Array', (value) => Array.isArray(value)],
  ['Hash', (value) => value instanceof RubyHash],
  ['String', (value) => typeof value === 'string'],
  ['Symbol', (value) => value instanceof RubySymbol],
  ['Integer', (value) => Number.isInteger(value)],
  ['Numeric', (value) => typeof value === 'number'],
]);

const isKind = ({ self, arg }: { readonly self: Value; readonly arg: Value }): Value => {
  const kind = arg instanceof RubyModule ? KINDS.get(arg.name) : undefined;
  if (!kind) throw new Unfollowed('tests for a type that the importer does not support');
  return kind(self);
};

const COMMON: Methods<Value> = {
  '==': ({ self, arg, run }) => same(run, self, arg),
  '!=': ({ self, arg, run }) => !same(run, self, arg),
  '!': ({ self }) => !isTrue(self),
  'nil?': ({ self }) => self === null,
  'is_a?': isKind,
  'kind_of?': isKind,
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
