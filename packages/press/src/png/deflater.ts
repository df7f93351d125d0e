/** Compresses data piece by piece, off the main thread if the host can. */
export interface Deflater {
  /** Adds data and returns the compressed parts that are ready. */
  write(bytes: Uint8Array): Promise<readonly Uint8Array[]>;
  finish(): Promise<readonly Uint8Array[]>;
  abort(): Promise<void>;
}

/** Node functions that browsers lack, looked up by name because packages depend on neither. */
interface NodeGlobals {
  readonly process?: { readonly versions?: { readonly node?: string } };
}

export const hostDeflater = async (): Promise<Deflater> => {
  if ((globalThis as NodeGlobals).process?.versions?.node === undefined) return browserDeflater();
  // A variable hides the name from bundlers, because browsers have no such module.
  const name = 'node:zlib';
  return nodeDeflater(await import(/* @vite-ignore */ name));
};

const browserDeflater = (): Deflater => {
  const { writable, readable } = new CompressionStream('deflate');
  const [sink, source] = [writable.getWriter(), readable.getReader()];
  let parts: Uint8Array[] = [];
  const pumped = (async () => {
    for (let read = await source.read(); !read.done; read = await source.read()) parts.push(read.value!);
  })();
  // write() or finish() reports the failure; this only keeps it from being reported as unhandled.
  pumped.catch(() => undefined);
  const take = () => {
    const taken = parts;
    parts = [];
    return taken;
  };
  return {
    write: async (bytes) => {
      await sink.write(bytes as Uint8Array<ArrayBuffer>);
      return take();
    },
    finish: async () => {
      await sink.close();
      await pumped;
      return take();
    },
    abort: () => sink.abort().catch(() => undefined),
  };
};

interface NodeDeflate {
  on(event: 'data', listener: (bytes: Uint8Array) => void): void;
  on(event: 'end', listener: () => void): void;
  on(event: 'error', listener: (error: Error) => void): void;
  write(bytes: Uint8Array, done: (error?: Error | null) => void): void;
  end(): void;
  destroy(): void;
}

interface NodeZlib {
  createDeflate(options: { readonly chunkSize: number }): NodeDeflate;
}

/** Compressed bytes per chunk of the file. */
const PART = 16_384;

/** Node pauses after this much output until the main thread has read it. Most pictures need less. */
const OUTPUT = 1024 * 1024;

const nodeDeflater = ({ createDeflate }: NodeZlib): Deflater => {
  const stream = createDeflate({ chunkSize: OUTPUT });
  let fresh: Uint8Array[] = [];
  let written = 0;
  stream.on('data', (bytes) => void fresh.push(bytes));
  // write() or finish() reports the failure; this only keeps it from being reported as unhandled.
  stream.on('error', () => undefined);
  const take = (): readonly Uint8Array[] => {
    const parts = fresh.flatMap((bytes) => {
      const cut: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; ) {
        const length = Math.min(bytes.length - at, PART - (written % PART));
        cut.push(bytes.subarray(at, at + length));
        at += length;
        written += length;
      }
      return cut;
    });
    fresh = [];
    return parts;
  };
  return {
    write: async (bytes) => {
      await new Promise<void>((done, fail) => stream.write(bytes, (error) => (error ? fail(error) : done())));
      return take();
    },
    finish: async () => {
      await new Promise<void>((done, fail) => {
        stream.on('end', done);
        stream.on('error', fail);
        stream.end();
      });
      return take();
    },
    abort: async () => stream.destroy(),
  };
};
