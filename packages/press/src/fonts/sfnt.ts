/** Font data that a PDF repeats outside the embedded font. Lengths are thousandths of the size. */
export interface FontMetrics {
  /** TrueType has quadratic curves, PostScript cubic ones. */
  readonly outlines: 'TrueType' | 'CFF';
  readonly postScriptName: string | undefined;
  readonly box: readonly [number, number, number, number];
  readonly ascent: number;
  readonly descent: number;
  readonly italicAngle: number;
  /** The width of a single glyph, before kerning. */
  widthOf(glyph: number): number;
}

/** Reads the tables `head`, `hhea`, `hmtx`, `post` and `name`. */
export const readFont = (file: Uint8Array): FontMetrics => {
  const tables = tablesOf(file);
  const table = (tag: string): DataView => {
    const view = tables.get(tag);
    if (!view) throw new Error(`The font has no table "${tag}".`);
    return view;
  };
  const [head, hhea, hmtx, post] = [table('head'), table('hhea'), table('hmtx'), table('post')];
  const thousandths = (units: number) => (units * 1000) / head.getUint16(18);
  const longMetrics = hhea.getUint16(34);
  return {
    outlines: tables.has('glyf') ? 'TrueType' : 'CFF',
    postScriptName: postScriptName(tables.get('name')),
    box: [
      thousandths(head.getInt16(36)),
      thousandths(head.getInt16(38)),
      thousandths(head.getInt16(40)),
      thousandths(head.getInt16(42)),
    ],
    ascent: thousandths(hhea.getInt16(4)),
    descent: thousandths(hhea.getInt16(6)),
    italicAngle: post.getInt32(4) / 0x1_0000,
    // All glyphs beyond the long metrics share the last one.
    widthOf: (glyph) => thousandths(hmtx.getUint16(4 * Math.min(glyph, longMetrics - 1))),
  };
};

const tablesOf = (file: Uint8Array): ReadonlyMap<string, DataView> => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = new Map<string, DataView>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const entry = 12 + 16 * i;
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
    const [offset, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)];
    if (offset + length > file.length) continue;
    tables.set(tag, new DataView(file.buffer, file.byteOffset + offset, length));
  }
  return tables;
};

const POSTSCRIPT_NAME = 6;
const MACINTOSH = 1;

/** Keeps only the letters that a PDF name allows unescaped. */
const postScriptName = (name: DataView | undefined): string | undefined => {
  if (!name || name.byteLength < 6) return undefined;
  const storage = name.getUint16(4);
  for (let i = 0; i < name.getUint16(2); i++) {
    const entry = 6 + 12 * i;
    if (entry + 12 > name.byteLength) return undefined;
    if (name.getUint16(entry + 6) !== POSTSCRIPT_NAME) continue;
    const [length, start] = [name.getUint16(entry + 8), storage + name.getUint16(entry + 10)];
    if (start + length > name.byteLength) continue;
    // PostScript names are ASCII. In every encoding except Macintosh each letter has a leading zero byte.
    const step = name.getUint16(entry) === MACINTOSH ? 1 : 2;
    let letters = '';
    for (let at = step - 1; at < length; at += step)
      letters += String.fromCharCode(name.getUint8(start + at));
    return letters.replace(/[^A-Za-z0-9-]/g, '') || undefined;
  }
  return undefined;
};
