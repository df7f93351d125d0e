const FNV_PRIME = 0x01000193;

/**
 * A hash of 128 bits as hexadecimal digits, FNV-1a in four lanes that take turns: enough to tell files apart, which is all
 * that a PDF's id is for. The hosts' own hashes work only asynchronously or not at all on an insecure page.
 */
export const hashBytes = (chunks: Iterable<Uint8Array>): string => {
  let [a, b, c, d] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  for (const chunk of chunks) {
    const whole = chunk.length & ~3;
    for (let i = 0; i < whole; i += 4) {
      a = Math.imul(a ^ chunk[i]!, FNV_PRIME);
      b = Math.imul(b ^ chunk[i + 1]!, FNV_PRIME);
      c = Math.imul(c ^ chunk[i + 2]!, FNV_PRIME);
      d = Math.imul(d ^ chunk[i + 3]!, FNV_PRIME);
    }
    for (let i = whole; i < chunk.length; i++) a = Math.imul(a ^ chunk[i]!, FNV_PRIME);
    // Each chunk mixes the lanes, so that what stands in one of them reaches all.
    [a, b, c, d] = [mix(a, d), mix(b, a), mix(c, b), mix(d, c)];
  }
  return [mix(a, d), mix(b, a), mix(c, b), mix(d, c)]
    .map((lane) => (lane >>> 0).toString(16).toUpperCase().padStart(8, '0'))
    .join('');
};

const mix = (lane: number, other: number): number =>
  Math.imul((lane ^ (lane >>> 15)) + Math.imul(other ^ (other >>> 13), 0x2c1b3c6d), 0x297a2d39) ^ other;
