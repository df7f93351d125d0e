import { Unfollowed } from './unfollowed.ts';
import { type Callable, identity, RubyHash, RubySymbol, textOf, type Value } from './value.ts';

/** The parts of the evaluator that methods of values need. */
export interface Interpreter {
  charge(cost: number): void;
  copy(value: Value): Value;
  sendValue(receiver: Value, name: string, args: Value[], block: Callable | undefined): Value;
}

export interface Call<T> {
  readonly self: T;
  readonly args: readonly Value[];
  readonly arg: Value;
  readonly block: Callable | undefined;
  readonly run: Interpreter;
}

export type Methods<T> = Readonly<Record<string, (call: Call<T>) => Value>>;

/** A string that is equal for equal values. Its length counts towards the limit. */
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
  if (!block) throw new Unfollowed('calls a method without its block');
  return block;
};

export const number = (value: Value): number => {
  if (typeof value !== 'number') throw new Unfollowed('needs a number');
  return value;
};

export const text = (value: Value): string => {
  if (typeof value !== 'string') throw new Unfollowed('needs a string');
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
  throw new Unfollowed('compares values of different types');
};

export const dig = (value: Value, [key, ...rest]: readonly Value[], run: Interpreter): Value => {
  if (key === undefined || value === null) return value;
  return dig(run.sendValue(value, '[]', [key], undefined), rest, run);
};

export const unfollowed = (reason: string): never => {
  throw new Unfollowed(reason);
};

/** Limits the number of arguments, because ignoring one would silently give a different value. */
export const upTo =
  <T>(most: number, method: (call: Call<T>) => Value) =>
  (call: Call<T>): Value =>
    call.args.length > most ? unfollowed('passes an argument that is not followed') : method(call);

/**
 * The part of something from an index, which counts from the end if it is negative. Undefined outside (`[from,
 * length]`).
 */
export const partOf = <T extends { readonly length: number; slice(from: number, to: number): T }>(
  whole: T,
  from: number,
  length: number,
): T | null => {
  const start = from < 0 ? whole.length + from : from;
  return start < 0 || start > whole.length || length < 0 ? null : whole.slice(start, start + length);
};

/** A string with `%s` and `%d` filled in, in order or by number (`%1$s`). Other formats are not supported. */
export const formatted = (pattern: string, values: readonly Value[]): string => {
  const rest = [...values];
  return pattern.replace(/%(?:(\d)\$)?(.?)/gs, (_, place: string | undefined, form: string) => {
    if (form === '%') return form;
    const value = place === undefined ? rest.shift() : values[Number(place) - 1];
    if ((form !== 's' && form !== 'd') || value === undefined)
      return unfollowed('uses a format that the importer does not support');
    return textOf(form === 'd' ? Math.floor(number(value)) : value);
  });
};

export const growing = (run: Interpreter, items: Value[]): Value[] => {
  run.charge(items.length);
  return items;
};
