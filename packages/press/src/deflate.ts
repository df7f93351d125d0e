/** Compresses as zlib does with its usual settings. */
export type Deflate = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** Off this thread: every host has it built in, several times faster than any code of ours. */
export const deflate = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const stream = new CompressionStream('deflate');
  const sink = stream.writable.getWriter();
  // What goes wrong is told by the reading end.
  const written = sink.write(bytes as Uint8Array<ArrayBuffer>).then(() => sink.close());
  written.catch(() => undefined);
  const source = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  for (let read = await source.read(); !read.done; read = await source.read()) parts.push(read.value!);
  await written;
  return concat(parts);
};

export const concat = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
