import type { Node, SymbolDrawing } from './node.ts';

/**
 * A short string that two drawings share exactly if they look the same. Subjects, titles for readers and ids of symbols
 * are ignored. Coordinates are compared to a thousandth of a unit.
 */
export const fingerprint = (nodes: readonly Node[]): string => {
  const hash = new Hash();
  for (const node of nodes) addNode(hash, node);
  return hash.text();
};

const INVISIBLE: ReadonlySet<string> = new Set(['subject', 'title']);

const addNode = (hash: Hash, node: Node): void => {
  if (node.kind === 'use') {
    hash.word('use');
    hash.word(fingerprintOfSymbol(node.symbol));
    addValue(hash, node.transform);
  } else if (node.kind === 'image') {
    hash.word('image');
    hash.word(node.source.id);
    for (const length of [node.x, node.y, node.width, node.height, node.source.data.length])
      hash.number(length);
  } else addValue(hash, node);
};

/** Adds plain data, including the nodes in it. */
const addValue = (hash: Hash, value: unknown): void => {
  if (typeof value === 'number') hash.number(value);
  else if (typeof value === 'string') hash.word(value);
  else if (Array.isArray(value)) {
    hash.number(value.length);
    for (const one of value) addValue(hash, one);
  } else if (typeof value === 'object' && value !== null) {
    if ('kind' in value && (value.kind === 'use' || value.kind === 'image'))
      return addNode(hash, value as Node);
    for (const key of Object.keys(value).sort()) {
      const inner = (value as Readonly<Record<string, unknown>>)[key];
      if (inner === undefined || INVISIBLE.has(key)) continue;
      hash.word(key);
      addValue(hash, inner);
    }
  } else hash.word(String(value));
};

const bySymbol = new WeakMap<SymbolDrawing, string>();

/** Symbols are immutable and used often, so each is fingerprinted only once. */
const fingerprintOfSymbol = (symbol: SymbolDrawing): string => {
  const sum = bySymbol.get(symbol) ?? fingerprint(symbol.children);
  bySymbol.set(symbol, sum);
  return sum;
};

/**
 * Added before rounding. One half would put lengths such as 26.5625 on the border between two numbers, so that versions of
 * Node that differ in the last bit of a sine would see different drawings.
 */
const ROUNDING = 1 / Math.PI;

/** Two independent 32-bit sums. Among a million drawings, the chance of a wrong match is one in ten million. */
class Hash {
  #a = 0x9e3779b9;
  #b = 0x85ebca6b;

  number(value: number): void {
    const scaled = Math.floor(value * 1000 + ROUNDING);
    this.#add(scaled | 0);
    this.#add(Math.floor(scaled / 0x100000000) | 0);
  }

  word(text: string): void {
    this.#add(text.length);
    for (let i = 0; i < text.length; i++) this.#add(text.charCodeAt(i));
  }

  text(): string {
    const hex = (sum: number) => (sum >>> 0).toString(16).padStart(8, '0');
    return hex(mix(this.#a)) + hex(mix(this.#b));
  }

  #add(value: number): void {
    this.#a = Math.imul(this.#a ^ value, 0x01000193) ^ (this.#a >>> 15);
    this.#b = Math.imul(this.#b + value, 0x5bd1e995) ^ (this.#b >>> 13);
  }
}

/** Makes every bit of a sum affect all others. */
const mix = (sum: number): number => {
  const once = Math.imul(sum ^ (sum >>> 16), 0x7feb352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b);
  return twice ^ (twice >>> 16);
};
