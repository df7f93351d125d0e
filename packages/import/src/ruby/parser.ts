import { parsePrism } from '@ruby/prism/src/parsePrism.js';

/** What every node of the parser's tree has; its class says what it is. */
export interface RubyNode {
  readonly location: { readonly startOffset: number; readonly length: number };
}

/** A file of a title, parsed. */
export interface RubyFile {
  readonly path: string;
  /** Line of an offset in bytes, from 1. */
  readonly lineAt: (offset: number) => number;
}

/** A file as the parser sees it: what could be read, and what could not. */
export interface ParsedRuby {
  readonly root: RubyNode;
  readonly faults: readonly { readonly message: string; readonly line: number }[];
  readonly lineAt: (offset: number) => number;
}

/** Parses a text, or says why it cannot be parsed at all. */
export type RubyParser = (text: string) => ParsedRuby | string;

/** What a function of the system interface answers that does not exist here. */
const NOT_AVAILABLE = 8;

/**
 * A parser over the bytes of `prism.wasm`, which the host fetches. The module asks for functions of a system interface;
 * parsing needs none of them, so each is one that refuses.
 */
export const createRubyParser = async (wasm: Uint8Array<ArrayBuffer>): Promise<RubyParser> => {
  const module = await WebAssembly.compile(wasm);
  const system: Record<string, Record<string, () => number>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    system[from] ??= {};
    system[from][name] = () => NOT_AVAILABLE;
  }
  const start = (): WebAssembly.Exports => {
    const { exports } = new WebAssembly.Instance(module, system);
    (exports._initialize as () => void)();
    return exports;
  };
  let instance: WebAssembly.Exports | undefined;
  return (text) => {
    try {
      instance ??= start();
      const { value, errors } = parsePrism(instance, text);
      const lineAt = lineCounter(text);
      const faults = errors.map(({ message, location }) => ({ message, line: lineAt(location.startOffset) }));
      return { root: value, faults, lineAt };
    } catch {
      // What overflowed the stack may have left the memory of the parser in any state.
      instance = undefined;
      return 'is nested too deeply to be read';
    }
  };
};

const NEWLINE = 10;

/** Line of an offset in bytes, from 1. */
const lineCounter = (text: string): ((offset: number) => number) => {
  let starts: number[] | undefined;
  return (offset) => {
    if (!starts) {
      starts = [0];
      const bytes = new TextEncoder().encode(text);
      for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) starts.push(at + 1);
    }
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
};
