import { parsePrism } from '@ruby/prism/src/parsePrism.js';

/** A node of the parser's tree. Its class tells its kind. */
export interface RubyNode {
  readonly location: { readonly startOffset: number; readonly length: number };
}

/** A parsed file of a title. */
export interface RubyFile {
  readonly path: string;
  /** Line of a byte offset, starting with 1. */
  readonly lineAt: (offset: number) => number;
}

/** A parsed file: the tree and the syntax errors. */
export interface ParsedRuby {
  readonly root: RubyNode;
  readonly faults: readonly { readonly message: string; readonly line: number }[];
  readonly lineAt: (offset: number) => number;
}

/** Parses source code. Returns a message if that is not possible at all. */
export type RubyParser = (text: string) => ParsedRuby | string;

/** Return value of a system function that is not available. */
const NOT_AVAILABLE = 8;

/**
 * Creates a parser from the bytes of `prism.wasm`, which the host fetches. The module imports functions of a system
 * interface; parsing does not need them, so each only returns an error.
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
      // A stack overflow may leave the parser's memory in any state.
      instance = undefined;
      return 'is nested too deeply to be read';
    }
  };
};

const NEWLINE = 10;

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
