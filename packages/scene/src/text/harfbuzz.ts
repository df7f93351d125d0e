import type * as HarfBuzz from 'harfbuzzjs';
import { lazyStore } from '../lazy-loading.ts';
import type { PathData, Segment } from '../path.ts';
import { runsRightToLeft } from './direction.ts';
import type { Face, FaceFile } from './face.ts';
import { type Fonts, type Glyph, isBold, isSlanted, matchFace, type Shaped } from './fonts.ts';

/** Shaped texts are cached, because maps and cards repeat a few hundred words. */
const MAX_CACHED_TEXTS = 20_000;

/** Reads the file of a face, from the network or from disk. */
type Read<F> = (file: F) => Promise<Uint8Array>;

/** Opens faces that load on first use and are shaped with HarfBuzz. */
export const openFonts = async <F extends FaceFile>(files: readonly F[], read: Read<F>): Promise<Fonts> => {
  // Destructured, so that bundlers drop the unused exports.
  const { Blob, Buffer, Direction, Face, Font, shape } = await import('harfbuzzjs');
  return shaper({ Blob, Buffer, Direction, Face, Font, shape }, files, read);
};

type Shaper = Pick<typeof HarfBuzz, 'Blob' | 'Buffer' | 'Direction' | 'Face' | 'Font' | 'shape'>;

/** Opens faces and loads all of them immediately. */
export const loadFonts = async <F extends FaceFile>(files: readonly F[], read: Read<F>): Promise<Fonts> => {
  const fonts = await openFonts(files, read);
  for (const face of files) fonts.covers(face, ' ');
  await fonts.loadMissing();
  return fonts;
};

interface OpenFace {
  readonly face: Face;
  readonly bytes: Uint8Array;
  readonly font: HarfBuzz.Font;
  readonly unitsPerEm: number;
  readonly shaped: Map<string, Shaped>;
  /** Whether the face has a character, by code point. */
  readonly covered: Map<number, boolean>;
  readonly outlines: Map<number, PathData>;
}

const openFace = (hb: Shaper, file: FaceFile, bytes: Uint8Array): OpenFace => {
  const hbFace = new hb.Face(new hb.Blob(bytes));
  const font = new hb.Font(hbFace);
  const unitsPerEm = hbFace.upem;
  const height = (letter: string, estimate: number) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0)!);
    const { yBearing = 0 } = (glyph === undefined ? undefined : font.glyphExtents(glyph)) ?? {};
    return yBearing > 0 ? yBearing / unitsPerEm : estimate;
  };
  const { id, family, weight, slant, typeface, ascent, descent, lineHeight, madeBold, source } = file;
  const vertical = {
    ascent,
    descent,
    lineHeight,
    xHeight: height('x', ESTIMATE.xHeight),
    capHeight: height('H', ESTIMATE.capHeight),
  };
  return {
    face: { id, family, weight, slant, typeface, ...vertical, madeBold, source },
    bytes,
    font,
    unitsPerEm,
    shaped: new Map(),
    covered: new Map(),
    outlines: new Map(),
  };
};

/** Estimated heights of a face that is not loaded or has no Latin letters, and the estimated width of a letter. */
const ESTIMATE = { xHeight: 0.5, capHeight: 0.7, advance: 0.5 };

const estimateShape = (text: string): Shaped => {
  const glyphs = [...text].map(
    (letter): Glyph => ({ id: 0, advance: ESTIMATE.advance, dx: 0, dy: 0, text: letter }),
  );
  return { glyphs, width: glyphs.length * ESTIMATE.advance };
};

const shaper = <F extends FaceFile>(hb: Shaper, files: readonly F[], read: Read<F>): Fonts => {
  const buffer = new hb.Buffer();
  const byId = new Map(files.map((file) => [file.id, file]));
  const fileOf = (id: string): F => {
    const file = byId.get(id);
    if (!file) throw new Error(`There is no font face "${id}".`);
    return file;
  };
  const open = lazyStore(async (id) => openFace(hb, fileOf(id), await read(fileOf(id))));
  const ordering = lazyStore(async () => (await import('./bidi.ts')).bidi);
  const added = new Map<string, OpenFace>();
  const openedOrAsked = (id: string): OpenFace | undefined => added.get(id) ?? open.get(id);
  const opened = (id: string): OpenFace => {
    const openFace = added.get(id) ?? open.loaded.get(id);
    if (!openFace) throw new Error(`Font face "${id}" is not loaded.`);
    return openFace;
  };
  /** Faces by family, then by weight and slant. */
  const matched = new Map<string | undefined, Face[]>();
  const faceOf = (id: string): Face =>
    openedOrAsked(id)?.face ?? { ...fileOf(id), xHeight: ESTIMATE.xHeight, capHeight: ESTIMATE.capHeight };

  const match: Fonts['match'] = (style) => {
    const variant = (isBold(style.weight) ? 2 : 0) + (isSlanted(style.slant) ? 1 : 0);
    const variants = matched.get(style.family) ?? [];
    if (variants[variant]) return variants[variant];
    const face = faceOf(matchFace(files, style).id);
    // Families come from game files, so the size of the cache is limited.
    if (open.loaded.has(face.id) && matched.size < 250) {
      variants[variant] = face;
      matched.set(style.family, variants);
    }
    return face;
  };

  return {
    faces: files,
    has: (id) => byId.has(id) || added.has(id),
    match,
    face: faceOf,
    covers: ({ id }, text) => {
      const entry = openedOrAsked(id);
      if (!entry) return true;
      const character = text.codePointAt(0)!;
      let covered = entry.covered.get(character);
      if (covered === undefined) {
        covered = entry.font.nominalGlyph(character) !== undefined;
        entry.covered.set(character, covered);
      }
      return covered;
    },
    standIns: ({ weight, slant }) => [match({ family: 'fallback', weight, slant })],
    shape: (text, { id }) => {
      const entry = openedOrAsked(id);
      if (!entry) return estimateShape(text);
      let shaped = entry.shaped.get(text);
      if (!shaped) {
        if (entry.shaped.size >= MAX_CACHED_TEXTS) entry.shaped.clear();
        shaped = shape(hb, buffer, entry, text);
        entry.shaped.set(text, shaped);
      }
      return shaped;
    },
    outline: (face, glyph) => {
      const entry = openedOrAsked(face.id);
      // Drawings made before the face loads are drawn again, as with shapes.
      if (!entry) return [];
      let outline = entry.outlines.get(glyph);
      if (!outline) {
        outline = outlineOfGlyph(entry, glyph);
        entry.outlines.set(glyph, outline);
      }
      return outline;
    },
    file: ({ id }) => opened(id).bytes,
    add: (file, bytes) => {
      // Concurrent searches for the same letters find the same face.
      const entry = added.get(file.id) ?? openFace(hb, file, bytes);
      added.set(file.id, entry);
      return entry.face;
    },
    bidi: () => ordering.get('bidi'),
    loadMissing: async () => {
      const loaded = await Promise.all([open.loadMissing(), ordering.loadMissing()]);
      return loaded.includes(true);
    },
  };
};

const shape = (hb: Shaper, buffer: HarfBuzz.Buffer, { font, unitsPerEm }: OpenFace, text: string): Shaped => {
  buffer.reset();
  buffer.addText(text);
  // Keeps digits from being read as Arabic letters.
  buffer.setDirection(runsRightToLeft(text) ? hb.Direction.RTL : hb.Direction.LTR);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const texts = textsOf(
    infos.map(({ cluster }) => cluster),
    text,
  );
  const glyphs = infos.map((info, i): Glyph => {
    const position = positions[i]!;
    return {
      id: info.codepoint,
      advance: position.xAdvance / unitsPerEm,
      dx: position.xOffset / unitsPerEm,
      dy: -position.yOffset / unitsPerEm,
      text: texts[i]!,
    };
  });
  return { glyphs, width: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) };
};

/**
 * The characters of each glyph, by the start of its cluster. The first glyph of a cluster has all of its characters.
 */
const textsOf = (clusters: readonly number[], text: string): readonly string[] => {
  // The usual case: one glyph for each character.
  if (clusters.length === text.length && clusters.every((start, i) => start === i)) return text.split('');
  const starts = [...new Set(clusters)].sort((a, b) => a - b);
  const left = new Map(starts.map((start, i) => [start, text.slice(start, starts[i + 1])]));
  return clusters.map((start) => {
    const own = left.get(start) ?? '';
    left.delete(start);
    return own;
  });
};

const outlineOfGlyph = ({ font, unitsPerEm }: OpenFace, glyph: number): PathData =>
  font.glyphToJson(glyph).map(({ type, values }): Segment => {
    const scaled = values.map((value, i) => (i % 2 === 0 ? value : -value) / unitsPerEm);
    return [type, ...scaled] as unknown as Segment;
  });
