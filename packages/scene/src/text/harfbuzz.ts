import type * as HarfBuzz from 'harfbuzzjs';
import type { PathData, Segment } from '../path.ts';
import type { Face } from './face.ts';
import { type Fonts, type Glyph, matchFace, type Shaped } from './fonts.ts';

/** A face as its table lists it; the letter heights are read from the file. */
export type FaceFile = Omit<Face, 'xHeight' | 'capHeight'>;

/** Shaped texts are kept, because maps and cards repeat a few hundred words. */
const KEPT_TEXTS = 20_000;

/** Loads faces and shapes with HarfBuzz. `read` fetches the file of a face, from the network or from disk. */
export const loadFonts = async <F extends FaceFile>(
  files: readonly F[],
  read: (file: F) => Promise<Uint8Array>,
): Promise<Fonts> => {
  const [hb, bytes] = await Promise.all([import('harfbuzzjs'), Promise.all(files.map(read))]);
  return shaper(
    hb,
    files.map((file, i) => openFace(hb, file, bytes[i]!)),
  );
};

interface OpenFace {
  readonly face: Face;
  readonly bytes: Uint8Array;
  readonly font: HarfBuzz.Font;
  readonly unitsPerEm: number;
  readonly shaped: Map<string, Shaped>;
  readonly outlines: Map<number, PathData>;
}

const openFace = (hb: typeof HarfBuzz, file: FaceFile, bytes: Uint8Array): OpenFace => {
  const hbFace = new hb.Face(new hb.Blob(bytes));
  const font = new hb.Font(hbFace);
  const unitsPerEm = hbFace.upem;
  const height = (letter: string) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0)!);
    const extents = glyph === undefined ? undefined : font.glyphExtents(glyph);
    return (extents?.yBearing ?? 0) / unitsPerEm;
  };
  const { id, family, weight, slant, typeface, ascent, descent, lineHeight } = file;
  const vertical = { ascent, descent, lineHeight, xHeight: height('x'), capHeight: height('H') };
  return {
    face: { id, family, weight, slant, typeface, ...vertical },
    bytes,
    font,
    unitsPerEm,
    shaped: new Map(),
    outlines: new Map(),
  };
};

const shaper = (hb: typeof HarfBuzz, open: readonly OpenFace[]): Fonts => {
  const buffer = new hb.Buffer();
  const byId = new Map(open.map((entry) => [entry.face.id, entry]));
  const faces = open.map(({ face }) => face);
  const matched = new Map<string, Face>();
  const opened = (id: string): OpenFace => {
    const found = byId.get(id);
    if (!found) throw new Error(`Font face "${id}" is not loaded.`);
    return found;
  };
  return {
    faces,
    match: ({ family, weight, slant }) => {
      const key = `${family} ${weight} ${slant}`;
      const found = matched.get(key) ?? matchFace(faces, { family, weight, slant });
      // Families come from game files: the table stays small whatever they ask for.
      if (matched.size < 1000) matched.set(key, found);
      return found;
    },
    face: (id) => opened(id).face,
    covers: (face, character) => opened(face.id).font.nominalGlyph(character.codePointAt(0)!) !== undefined,
    shape: (text, face) => {
      const entry = opened(face.id);
      let shaped = entry.shaped.get(text);
      if (!shaped) {
        if (entry.shaped.size >= KEPT_TEXTS) entry.shaped.clear();
        shaped = shape(hb, buffer, entry, text);
        entry.shaped.set(text, shaped);
      }
      return shaped;
    },
    outline: (face, glyph) => {
      const entry = opened(face.id);
      let outline = entry.outlines.get(glyph);
      if (!outline) {
        outline = outlineOfGlyph(entry, glyph);
        entry.outlines.set(glyph, outline);
      }
      return outline;
    },
    file: (face) => opened(face.id).bytes,
  };
};

const shape = (
  hb: typeof HarfBuzz,
  buffer: HarfBuzz.Buffer,
  { font, unitsPerEm }: OpenFace,
  text: string,
): Shaped => {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const starts = [...new Set(infos.map((info) => info.cluster))].sort((a, b) => a - b);
  const clusterText = new Map(
    starts.map((start, i) => [start, text.slice(start, starts[i + 1] ?? text.length)]),
  );
  const glyphs = infos.map((info, i): Glyph => {
    const position = positions[i]!;
    const own = clusterText.get(info.cluster) ?? '';
    clusterText.delete(info.cluster);
    return {
      id: info.codepoint,
      advance: position.xAdvance / unitsPerEm,
      dx: position.xOffset / unitsPerEm,
      dy: -position.yOffset / unitsPerEm,
      text: own,
    };
  });
  return { glyphs, width: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) };
};

const outlineOfGlyph = ({ font, unitsPerEm }: OpenFace, glyph: number): PathData =>
  font.glyphToJson(glyph).map(({ type, values }): Segment => {
    const scaled = values.map((value, i) => (i % 2 === 0 ? value : -value) / unitsPerEm);
    return [type, ...scaled] as unknown as Segment;
  });
