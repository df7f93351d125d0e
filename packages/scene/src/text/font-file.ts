import type { FaceFile } from './face.ts';

/** Endings of file names that distinguish the faces of a family: `Name-Bold.ttf`, `Name-BoldItalic.otf`. */
const STYLES = /-(thin|light|regular|book|medium|semibold|demi|bold|heavy|black)?(italic|oblique)?$/i;
const HEAVY = /semibold|demi|bold|heavy|black/i;

/** A user's own font as a face. Its family is the file name. Returns the reason if the font cannot be used. */
export const customFace = (fileName: string, bytes: Uint8Array): FaceFile | { readonly fault: string } => {
  const font = readFontFile(bytes);
  if ('fault' in font) return font;
  const name = fileName.slice(fileName.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const [ending = '', weight = '', slant] = STYLES.exec(name) ?? [];
  // `Name-` has no style; the hyphen is part of the name.
  const family = ending.length > 1 ? name.slice(0, -ending.length) : name;
  return {
    id: `own ${name}`,
    family,
    weight: HEAVY.test(weight) ? 700 : 400,
    slant: slant === undefined ? 'normal' : 'italic',
    // Never the name of a bundled face, and valid in style sheets whatever the file name is.
    typeface: `Own ${family.replace(/[^\p{L}\p{N}_.-]+/gu, ' ').trim()}`,
    ...font,
  };
};

/** Line metrics of a font as fractions of the size, or the reason why its file cannot be used. */
type FontFile =
  | { readonly ascent: number; readonly descent: number; readonly lineHeight: number }
  | { readonly fault: string };

/** Tables needed for shaping and embedding, with the least number of bytes that are read from each. */
const REQUIRED_TABLES: ReadonlyMap<string, number> = new Map([
  ['cmap', 4],
  ['head', 54],
  ['hhea', 36],
  ['hmtx', 4],
  ['maxp', 6],
  ['post', 8],
]);

/** First four bytes of font files, and why the format is not supported. */
const FORMATS: ReadonlyMap<string, string | undefined> = new Map([
  ['\0\x01\0\0', undefined],
  ['true', undefined],
  ['OTTO', undefined],
  ['ttcf', 'is a collection of fonts instead of a single font'],
  ['wOFF', 'is a web font instead of a TTF or OTF file'],
  ['wOF2', 'is a web font instead of a TTF or OTF file'],
]);

/** Checks a font of unknown origin: everything that is read later must exist within the file. */
const readFontFile = (bytes: Uint8Array): FontFile => {
  const kind = letters(bytes, 0);
  if (!FORMATS.has(kind) || bytes.length < 12) return { fault: 'is not a TTF or OTF font' };
  const refused = FORMATS.get(kind);
  if (refused !== undefined) return { fault: refused };
  const tables = tablesOf(bytes);
  const missing = [...REQUIRED_TABLES].find(
    ([tag, least]) => (tables.get(tag)?.byteLength ?? 0) < least,
  )?.[0];
  if (missing !== undefined) return { fault: `does not have the required table "${missing}"` };
  if (!tables.has('glyf') && !tables.has('CFF ')) return { fault: 'has no outlines' };
  if (tables.has('glyf') && !hasValidGlyphs(tables)) return { fault: 'has damaged outlines' };
  const [head, hhea, hmtx] = [tables.get('head')!, tables.get('hhea')!, tables.get('hmtx')!];
  const unitsPerEm = head.getUint16(18);
  const longMetrics = hhea.getUint16(34);
  if (unitsPerEm === 0 || longMetrics === 0 || hmtx.byteLength < 4 * longMetrics)
    return { fault: 'has no widths' };
  const [ascent, descent, gap] = [hhea.getInt16(4), -hhea.getInt16(6), hhea.getInt16(8)];
  return {
    ascent: ascent / unitsPerEm,
    descent: descent / unitsPerEm,
    lineHeight: Math.max(0, ascent + descent + gap) / unitsPerEm || 1.2,
  };
};

/** Whether the offsets of TrueType outlines are ascending and within their table. */
const hasValidGlyphs = (tables: ReadonlyMap<string, DataView>): boolean => {
  const [head, maxp, glyf, loca] = ['head', 'maxp', 'glyf', 'loca'].map((tag) => tables.get(tag));
  if (!head || !maxp || !glyf || !loca) return false;
  const long = head.getUint16(50) !== 0;
  const places = maxp.getUint16(4) + 1;
  if (loca.byteLength < places * (long ? 4 : 2)) return false;
  let last = 0;
  for (let i = 0; i < places; i++) {
    const place = long ? loca.getUint32(4 * i) : 2 * loca.getUint16(2 * i);
    if (place < last || place > glyf.byteLength) return false;
    last = place;
  }
  return true;
};

const letters = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** The tables of a font that are within the file. */
export const tablesOf = (bytes: Uint8Array): ReadonlyMap<string, DataView> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, DataView>();
  const count = Math.min(view.getUint16(4), Math.floor((bytes.length - 12) / 16));
  for (let i = 0; i < count; i++) {
    const entry = 12 + 16 * i;
    const [offset, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)];
    if (offset + length <= bytes.length)
      tables.set(letters(bytes, entry), new DataView(bytes.buffer, bytes.byteOffset + offset, length));
  }
  return tables;
};
