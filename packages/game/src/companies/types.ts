import { at } from '../diagnostic.ts';
import { get, isObject, type Json, truthy } from '../json.ts';

/** The lists a company gets by naming a type, or by default (`shareTypes`, `tokenTypes`), read once each. */
export interface Types<T> {
  has(type: string): boolean;
  list(type: string): T;
}

/** What a company ended up with, and the type it came from if it is not its own. */
export interface Compiled<T> {
  readonly list: T;
  readonly type?: string;
}

export const readTypes = <T>(
  json: Json | undefined,
  pointer: string,
  resolve: (list: Json | undefined, pointer: string) => T,
): Types<T> => {
  const read = new Map<string, T>();
  return {
    has: (type) => isObject(json) && Object.hasOwn(json, type),
    list: (type) => {
      const known = read.get(type);
      if (known !== undefined) return known;
      const list = resolve(get(json, type), at(pointer, type));
      read.set(type, list);
      return list;
    },
  };
};

/**
 * Compiles a company's shares or tokens; the first rule that applies decides (10.7.4). An unknown
 * type gives nothing (10.20.8), and an empty list counts as stated.
 */
export const compile = <T>(
  own: Json | undefined,
  minor: boolean,
  types: Types<T>,
  resolve: (list: Json | undefined) => T,
): Compiled<T> => {
  if (!truthy(own)) {
    const type = minor && types.has('minor') ? 'minor' : 'default';
    return types.has(type) ? { list: types.list(type), type } : { list: resolve(undefined) };
  }
  return typeof own === 'string' ? { list: types.list(own), type: own } : { list: resolve(own) };
};
