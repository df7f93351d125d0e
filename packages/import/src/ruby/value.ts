import { LIMITS } from '../limits.ts';
import { Unfollowed } from './unfollowed.ts';

/** Values of the evaluated Ruby. Strings, numbers, booleans and `null` are those of JavaScript. */
export type Value =
  | null
  | boolean
  | number
  | string
  | RubySymbol
  | Value[]
  | RubyHash
  | Callable
  | Enumerator
  | Opaque;

/** A symbol never equals the string with the same letters. Equal symbols are the same object. */
export class RubySymbol {
  readonly name: string;
  private constructor(name: string) {
    this.name = name;
  }
  static readonly #all = new Map<string, RubySymbol>();
  static of(name: string): RubySymbol {
    const known = RubySymbol.#all.get(name);
    if (known) return known;
    const made = new RubySymbol(name);
    RubySymbol.#all.set(name, made);
    return made;
  }
}

export const symbol = RubySymbol.of;

/** An ordered map that compares keys by content, because the keys of hexes are lists. */
export class RubyHash {
  readonly #entries = new Map<string, [Value, Value]>();
  /** Value of a missing key. */
  fallback: Value = null;

  static of(entries: Iterable<readonly [Value, Value]>): RubyHash {
    const hash = new RubyHash();
    for (const [key, value] of entries) hash.set(key, value);
    return hash;
  }
  get size(): number {
    return this.#entries.size;
  }
  has(key: Value): boolean {
    return this.#entries.has(identity(key));
  }
  get(key: Value): Value {
    return this.#entries.get(identity(key))?.[1] ?? this.fallback;
  }
  set(key: Value, value: Value): void {
    this.#entries.set(identity(key), [key, value]);
  }
  delete(key: Value): Value {
    const value = this.get(key);
    this.#entries.delete(identity(key));
    return value;
  }
  clear(): void {
    this.#entries.clear();
  }
  entries(): [Value, Value][] {
    return [...this.#entries.values()].map(([key, value]) => [key, value]);
  }
  keys(): Value[] {
    return [...this.#entries.values()].map(([key]) => key);
  }
  values(): Value[] {
    return [...this.#entries.values()].map(([, value]) => value);
  }
}

/** A block or lambda. */
export class Callable {
  readonly call: (args: Value[]) => Value;
  constructor(call: (args: Value[]) => Value) {
    this.call = call;
  }
}

/** An enumerator, such as `list.map` without a block, which waits for `with_index` and similar methods. */
export class Enumerator {
  readonly items: Value[];
  readonly resume: (block: Callable) => Value;
  constructor(items: Value[], resume: (block: Callable) => Value) {
    this.items = items;
    this.resume = resume;
  }
}

/** An object of which only the name is known: a module, a class, the game itself. */
export interface Opaque {
  readonly opaque: string;
}

/** A string that is equal for equal values. */
export const identity = (value: Value): string => {
  if (typeof value === 'string') return `"${value}`;
  if (value instanceof RubySymbol) return `:${value.name}`;
  if (Array.isArray(value)) return joined('[', value);
  if (value instanceof RubyHash) return joined('{', value.entries().flat());
  if (value !== null && typeof value === 'object') return 'opaque' in value ? `#${value.opaque}` : '?';
  return String(value);
};

/**
 * The lengths distinguish `["a", "b"]` from `["a\"b"]`. A value that contains itself many times is too long to be
 * compared.
 */
const joined = (start: string, parts: readonly Value[]): string => {
  let text = start;
  for (const part of parts) {
    const inner = identity(part);
    text += `${inner.length},${inner}`;
    if (text.length > LIMITS.comparedLetters) throw new Unfollowed('compares too much data');
  }
  return text;
};

export const isTrue = (value: Value): boolean => value !== null && value !== false;

/** A list unchanged, nil as an empty list, a map as its pairs, and anything else as a list with one entry. */
export const listOf = (value: Value): Value[] => {
  if (Array.isArray(value)) return value;
  if (value === null) return [];
  return value instanceof RubyHash ? value.entries() : [value];
};

/** A value as part of a string. */
export const textOf = (value: Value): string => {
  if (value === null) return '';
  if (value instanceof RubySymbol) return value.name;
  if (typeof value === 'object') throw new Unfollowed('puts a list or map into a string');
  return String(value);
};
