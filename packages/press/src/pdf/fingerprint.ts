const LANES = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
const FNV_PRIME = 0x01000193;

/**
 * 128 bits of FNV-1a with four starts, as hexadecimal digits: enough to tell files apart, which is all that a
 * PDF's id is for. The hosts' own hashes work only asynchronously or not at all on an insecure page.
 */
export const fingerprint = (chunks: Iterable<Uint8Array>): string => {
  let [a, b, c, d] = LANES as [number, number, number, number];
  for (const chunk of chunks) {
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i]!;
      a = Math.imul(a ^ byte, FNV_PRIME);
      b = Math.imul(b ^ byte, FNV_PRIME) ^ (a >>> 15);
      c = Math.imul(c ^ byte, FNV_PRIME) ^ (b >>> 13);
      d = Math.imul(d ^ byte, FNV_PRIME) ^ (c >>> 11);
    }
  }
  return [a, b, c, d].map((lane) => (lane >>> 0).toString(16).toUpperCase().padStart(8, '0')).join('');
};
