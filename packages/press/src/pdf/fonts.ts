import { type Face, type Fonts, runsRightToLeft, type Shaped } from '@platelayer/scene';
import { type FontMetrics, readFont } from '../fonts/sfnt.ts';
import type { Subsetter } from '../fonts/subset.ts';
import { addGlyphTexts, type GlyphRun, type GlyphTexts, glyphRuns, separateMarks } from './glyph-runs.ts';
import { hashBytes } from './hash.ts';
import type { ObjectStore } from './store.ts';
import { array, dict, hex4, num, type Ref, utf16 } from './syntax.ts';

/** Instructions that show a text at any size. */
export interface EncodedText {
  readonly runs: readonly GlyphRun[];
  /**
   * Right-to-left letters without added space, and their dots and marks, which are shown from the same starting point.
   */
  readonly apart?: { readonly letters: readonly GlyphRun[]; readonly marks: readonly GlyphRun[] };
  /** Whether a reader can extract the text from the glyphs. */
  readonly complete: boolean;
}

export interface EmbeddedFont {
  readonly ref: Ref;
  encode(text: string): EncodedText;
}

/** The fonts of a file. They are embedded last, when the glyphs in use are known. */
export interface EmbeddedFonts {
  readonly fonts: Fonts;
  font(faceId: string): EmbeddedFont;
  finish(subsetter: Subsetter): void;
}

interface OpenFont extends EmbeddedFont {
  readonly face: Face;
  readonly metrics: FontMetrics;
  readonly glyphs: Set<number>;
  readonly texts: GlyphTexts;
}

export const createEmbeddedFonts = (fonts: Fonts, store: ObjectStore): EmbeddedFonts => {
  const open = new Map<string, OpenFont>();
  return {
    fonts,
    font: (faceId) => {
      let font = open.get(faceId);
      if (!font) {
        font = openFont(fonts, fonts.face(faceId), store.reserve());
        open.set(faceId, font);
      }
      return font;
    },
    finish: (subsetter) => {
      for (const font of open.values()) embed(font, fonts.file(font.face), store, subsetter);
    },
  };
};

const openFont = (fonts: Fonts, face: Face, ref: Ref): OpenFont => {
  const metrics = readFont(fonts.file(face));
  const glyphs = new Set<number>();
  const texts: GlyphTexts = new Map();
  const encoded = new Map<string, EncodedText>();
  return {
    ref,
    face,
    metrics,
    glyphs,
    texts,
    encode: (text) => {
      let entry = encoded.get(text);
      if (!entry) {
        const shaped = fonts.shape(text, face);
        for (const { id } of shaped.glyphs) glyphs.add(id);
        entry = runsRightToLeft(text)
          ? {
              runs: glyphRuns(shaped, metrics.widthOf),
              apart: encodeApart(shaped, texts, metrics),
              complete: false,
            }
          : { runs: glyphRuns(shaped, metrics.widthOf), complete: addGlyphTexts(texts, shaped.glyphs) };
        encoded.set(text, entry);
      }
      return entry;
    },
  };
};

const encodeApart = (
  { glyphs }: Shaped,
  texts: GlyphTexts,
  { widthOf }: FontMetrics,
): EncodedText['apart'] => {
  const { letters, spans, marks } = separateMarks(texts, glyphs);
  return { letters: glyphRuns(letters, widthOf, spans), marks: glyphRuns(marks, widthOf) };
};

const SYMBOLIC = 1 << 2;
const ITALIC = 1 << 6;

/** A required entry that readers do not use for embedded fonts. About right for each weight. */
const STEM_WIDTHS: Readonly<Record<Face['weight'], number>> = { 400: 88, 700: 152 };

const embed = (
  { ref, face, metrics, glyphs, texts }: OpenFont,
  file: Uint8Array,
  store: ObjectStore,
  subsetter: Subsetter,
): void => {
  const ids = [...glyphs].sort((a, b) => a - b);
  const subset = subsetter.subset(file, { glyphs: ids, retainGlyphIds: true, layout: false });
  const name = `/${tagOf(subset)}+${metrics.postScriptName ?? face.typeface.replace(/[^A-Za-z0-9-]/g, '')}`;
  const trueType = metrics.outlines === 'TrueType';
  const descriptor = dict({
    Type: '/FontDescriptor',
    FontName: name,
    Flags: SYMBOLIC | (face.slant === 'italic' ? ITALIC : 0),
    FontBBox: array(metrics.box),
    ItalicAngle: metrics.italicAngle,
    Ascent: metrics.ascent,
    Descent: metrics.descent,
    CapHeight: face.capHeight * 1000,
    StemV: STEM_WIDTHS[face.weight],
    FontFile2: trueType ? store.addStream({ Length1: subset.length }, subset) : undefined,
    FontFile3: trueType ? undefined : store.addStream({ Subtype: '/OpenType' }, subset),
  });
  const descendant = dict({
    Type: '/Font',
    Subtype: trueType ? '/CIDFontType2' : '/CIDFontType0',
    BaseFont: name,
    CIDSystemInfo: '<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>',
    FontDescriptor: store.add(descriptor),
    W: widths(ids, metrics),
    // In an OpenType font without CID keys, a CID is a glyph number.
    CIDToGIDMap: trueType ? '/Identity' : undefined,
  });
  const font = dict({
    Type: '/Font',
    Subtype: '/Type0',
    BaseFont: name,
    Encoding: '/Identity-H',
    DescendantFonts: array([store.add(descendant)]),
    ToUnicode: store.addStream({}, toUnicode(texts)),
  });
  store.put(ref, font);
};

/** Six letters that identify a subset. Different subsets of a font must have different ones. */
const tagOf = (subset: Uint8Array): string => {
  let number = Number.parseInt(hashBytes([subset]).slice(0, 8), 16);
  return Array.from({ length: 6 }, () => {
    const letter = String.fromCharCode(65 + (number % 26));
    number = Math.floor(number / 26);
    return letter;
  }).join('');
};

/** Runs of glyphs with consecutive numbers: `first [width width …]`. */
const widths = (ids: readonly number[], { widthOf }: FontMetrics): string => {
  let text = '';
  ids.forEach((id, i) => {
    text += ids[i - 1] === id - 1 ? ' ' : `${i === 0 ? '' : ']'}${id}[`;
    text += num(widthOf(id));
  });
  return `[${text}]]`;
};

/** PDF's limit for the lines of one block. */
const MAX_BLOCK_LINES = 100;

/** The table that maps glyphs back to text. */
const toUnicode = (texts: GlyphTexts): string => {
  const lines = [...texts]
    .sort(([a], [b]) => a - b)
    .map(([glyph, text]) => `<${hex4(glyph)}><${utf16(text)}>`);
  const blocks: string[] = [];
  for (let i = 0; i < lines.length; i += MAX_BLOCK_LINES) {
    const block = lines.slice(i, i + MAX_BLOCK_LINES);
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar');
  }
  return [
    '/CIDInit/ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def',
    '/CMapName/Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000><FFFF>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict/CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
};
