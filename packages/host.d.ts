/**
 * Globals that browsers, workers and Node share but the ECMAScript library does not declare. `tsconfig.pure.json` checks the
 * packages against this file alone, so they cannot use anything that only a page or only Node has.
 */

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
  encodeInto(text: string, into: Uint8Array): { readonly read: number; readonly written: number };
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean });
  decode(bytes: Uint8Array): string;
}

declare class URL {
  constructor(url: string, base?: string);
  readonly href: string;
  readonly protocol: string;
}

interface ImportMeta {
  readonly url: string;
  /** Replaced by Vite: loaders of the data files that match a pattern, by path, or their contents if `eager`. */
  glob<T>(
    pattern: string,
    options: { readonly query?: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, T>>;
  glob<T>(
    pattern: string,
    options: { readonly query?: '?raw'; readonly import: 'default' },
  ): Readonly<Record<string, () => Promise<T>>>;
}

declare function atob(base64: string): string;
declare function btoa(binary: string): string;
declare function setTimeout(run: () => void, milliseconds?: number): unknown;

interface ByteSink {
  write(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
  abort(reason?: unknown): Promise<void>;
}

interface ByteSource {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }>;
}

declare class CompressionStream {
  constructor(format: 'deflate' | 'deflate-raw' | 'gzip');
  readonly writable: { getWriter(): ByteSink };
  readonly readable: { getReader(): ByteSource };
}

declare namespace WebAssembly {
  interface Exports {
    readonly [name: string]: unknown;
  }
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  const Module: { imports(module: Module): { readonly module: string; readonly name: string }[] };
  class Instance {
    constructor(module: Module, imports: object);
    readonly exports: Exports;
  }
  function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;
}

/** The bytes of a file as a data URL. */
declare module '*?url&inline' {
  const url: string;
  export default url;
}
