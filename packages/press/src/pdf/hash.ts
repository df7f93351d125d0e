const FNV_PRIME = 0x01000193;

/**
 * A 128-bit hash in hexadecimal digits: FNV-1a in four interleaved lanes. It only has to tell files apart, for the id
 * of a PDF. The hosts' own hashes are asynchronous, or not available on an insecure page.
 */
export const hashBytes = (chunks: Iterable<Uint8Array>): string => {
  const lanes = Int32Array.of(0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35);
  for (const chunk of chunks) addChunk(lanes, chunk);
  mixLanes(lanes);
  return [...lanes].map((lane) => (lane >>> 0).toString(16).toUpperCase().padStart(8, '0')).join('');
};

/** A separate function, called even for small chunks, so that engines compile it early. */
const addChunk = (lanes: Int32Array, chunk: Uint8Array): void => {
  let [a, b, c, d] = [lanes[0]!, lanes[1]!, lanes[2]!, lanes[3]!];
  const whole = chunk.length & ~3;
  for (let i = 0; i < whole; i += 4) {
    a = Math.imul(a ^ chunk[i]!, FNV_PRIME);
    b = Math.imul(b ^ chunk[i + 1]!, FNV_PRIME);
    c = Math.imul(c ^ chunk[i + 2]!, FNV_PRIME);
    d = Math.imul(d ^ chunk[i + 3]!, FNV_PRIME);
  }
  for (let i = whole; i < chunk.length; i++) a = Math.imul(a ^ chunk[i]!, FNV_PRIME);
  lanes[0] = a;
  lanes[1] = b;
  lanes[2] = c;
  lanes[3] = d;
  mixLanes(lanes);
};

/** Spreads the value of each lane to all lanes. */
const mixLanes = (lanes: Int32Array): void => {
  const [a, b, c, d] = [lanes[0]!, lanes[1]!, lanes[2]!, lanes[3]!];
  lanes[0] = mix(a, d);
  lanes[1] = mix(b, a);
  lanes[2] = mix(c, b);
  lanes[3] = mix(d, c);
};

const mix = (lane: number, neighbour: number): number =>
  Math.imul((lane ^ (lane >>> 15)) + Math.imul(neighbour ^ (neighbour >>> 13), 0x2c1b3c6d), 0x297a2d39) ^
  neighbour;
