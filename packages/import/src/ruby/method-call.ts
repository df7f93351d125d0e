import { Unfollowed } from './unfollowed.ts';
import { type Callable, identity, RubyHash, RubySymbol, textOf, type Value } from './value.ts';

/** What the methods of values need of the evaluator. */
export interface Interpreter {
  charge(cost: number): void;
  copy(value: Value): Value;
  sendValue(receiver: Value, name: string, args: Value[], block: Callable | undefined): Value;
}

export interface Call<T> {
  readonly self: T;
  readonly args: readonly Value[];
  /** The first argument. */
  readonly arg: Value;
  readonly block: Callable | undefined;
  readonly run: Interpreter;
}

export type Methods<T> = Readonly<Record<string, (call: Call<T>) => Value>>;

/** A text that is equal for equal values, at the cost of its length. */
export const keyOf = (run: Interpreter, value: Value): string => {
  const key = identity(value);
  run.charge(key.length >> 6);
  return key;
};

export const same = (run: Interpreter, a: Value, b: Value): boolean => keyOf(run, a) === keyOf(run, b);

export const shallow = (value: Value): Value => {
  if (Array.isArray(value)) return [...value];
  return value instanceof RubyHash ? RubyHash.of(value.entries()) : value;
};

export const need = (block: Callable | undefined): Callable => {
  if (!block) throw new Unfollowed('lacks a block');
  return block;
};

export const number = (value: Value): number => {
  if (typeof value !== 'number') throw new Unfollowed('needs a number');
  return value;
};

export const text = (value: Value): string => {
  if (typeof value !== 'string') throw new Unfollowed('needs a text');
  return value;
};

export const list = (value: Value): Value[] => {
  if (!Array.isArray(value)) throw new Unfollowed('needs a list');
  return value;
};

export const map = (value: Value): RubyHash => {
  if (!(value instanceof RubyHash)) throw new Unfollowed('needs a map');
  return value;
};

export const compare = (a: Value, b: Value): number => {
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

export const dig = (value: Value, [key, ...rest]: readonly Value[], run: Interpreter): Value => {
  if (key === undefined || value === null) return value;
  return dig(run.sendValue(value, '[]', [key], undefined), rest, run);
};

export const unfollowed = (reason: string): never => {
  throw new Unfollowed(reason);
};

/** A method of at most so many arguments: one that is passed over would give another value without any sign. */
export const upTo =
  <T>(most: number, method: (call: Call<T>) => Value) =>
  (call: Call<T>): Value =>
    call.args.length > most ? unfollowed('passes an argument that is not followed') : method(call);

/** The part of something that begins at a place, from the end where it is negative; nothing outside (`[from, length]`). */
export const partOf = <T extends { readonly length: number; slice(from: number, to: number): T }>(
  whole: T,
  from: number,
  length: number,
): T | null => {
  const start = from < 0 ? whole.length + from : from;
  return start < 0 || start > whole.length || length < 0 ? null : whole.slice(start, start + length);
};

/** A text with `%s` and `%d` filled in, in their order or by their number (`%1$s`); other forms are not followed. */
export const formatted = (pattern: string, values: readonly Value[]): string => {
  const rest = [...values];
  return pattern.replace(/%(?:(\d)\$)?(.?)/gs, (_, place: string | undefined, form: string) => {
    if (form === '%') return form;
    const value = place === undefined ? rest.shift() : values[Number(place) - 1];
    if ((form !== 's' && form !== 'd') || value === undefined)
      return unfollowed('formats a text in another way');
    return textOf(form === 'd' ? Math.floor(number(value)) : value);
  });
};

export const growing = (run: Interpreter, items: Value[]): Value[] => {
  run.charge(items.length);
  return items;
};
