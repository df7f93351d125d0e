import { type Face, type Fonts, runsRightToLeft, type Shaped } from '@platelayer/scene';
import { type FontFacts, readFont } from '../fonts/sfnt.ts';
import type { Subsetter } from '../fonts/subset.ts';
import { addGlyphTexts, type GlyphRun, type GlyphTexts, glyphRuns, separateMarks } from './glyph-runs.ts';
import { hashBytes } from './hash.ts';
import type { ObjectStore } from './store.ts';
import { array, dict, hex4, num, type Ref, utf16 } from './syntax.ts';

/** A text as instructions that show it in any size. */
export interface EncodedText {
  readonly runs: readonly GlyphRun[];
  /** Right-to-left letters without added space, and the dots and marks on them, which are shown from where the letters began. */
  readonly apart?: { readonly letters: readonly GlyphRun[]; readonly marks: readonly GlyphRun[] };
  /** Whether a reader can tell the text from the glyphs. */
  readonly complete: boolean;
}

export interface EmbeddedFont {
  readonly ref: Ref;
  encode(text: string): EncodedText;
}

/** The fonts of one file. They are embedded last, when it is known which glyphs were used. */
export interface EmbeddedFonts {
  readonly fonts: Fonts;
  font(faceId: string): EmbeddedFont;
  finish(subsetter: Subsetter): void;
}

interface OpenFont extends EmbeddedFont {
  readonly face: Face;
  readonly facts: FontFacts;
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
  const facts = readFont(fonts.file(face));
  const glyphs = new Set<number>();
  const texts: GlyphTexts = new Map();
  const encoded = new Map<string, EncodedText>();
  return {
    ref,
    face,
    facts,
    glyphs,
    texts,
    encode: (text) => {
      let found = encoded.get(text);
      if (!found) {
        const shaped = fonts.shape(text, face);
        for (const { id } of shaped.glyphs) glyphs.add(id);
        found = runsRightToLeft(text)
          ? {
              runs: glyphRuns(shaped, facts.widthOf),
              apart: encodeApart(shaped, texts, facts),
              complete: false,
            }
          : { runs: glyphRuns(shaped, facts.widthOf), complete: addGlyphTexts(texts, shaped.glyphs) };
        encoded.set(text, found);
      }
      return found;
    },
  };
};

const encodeApart = ({ glyphs }: Shaped, texts: GlyphTexts, { widthOf }: FontFacts): EncodedText['apart'] => {
  const { letters, spans, marks } = separateMarks(texts, glyphs);
  return { letters: glyphRuns(letters, widthOf, spans), marks: glyphRuns(marks, widthOf) };
};

const SYMBOLIC = 1 << 2;
const ITALIC = 1 << 6;

/** Nobody measures the stems of a font that is embedded, but the entry is required: about right for each weight. */
const STEM_WIDTHS: Readonly<Record<Face['weight'], number>> = { 400: 88, 700: 152 };

const embed = (
  { ref, face, facts, glyphs, texts }: OpenFont,
  file: Uint8Array,
  store: ObjectStore,
  subsetter: Subsetter,
): void => {
  const ids = [...glyphs].sort((a, b) => a - b);
  const subset = subsetter.subset(file, { glyphs: ids, retainGlyphIds: true, layout: false });
  const name = `/${tagOf(subset)}+${facts.postScriptName ?? face.typeface.replace(/[^A-Za-z0-9-]/g, '')}`;
  const trueType = facts.outlines === 'TrueType';
  const descriptor = dict({
    Type: '/FontDescriptor',
    FontName: name,
    Flags: SYMBOLIC | (face.slant === 'italic' ? ITALIC : 0),
    FontBBox: array(facts.box),
    ItalicAngle: facts.italicAngle,
    Ascent: facts.ascent,
    Descent: facts.descent,
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
    W: widths(ids, facts),
    // In an OpenType font that is not CID-keyed, a CID is the number of a glyph.
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

/** Six letters that mark a subset; different subsets of a font must differ in them. */
const tagOf = (subset: Uint8Array): string => {
  let number = Number.parseInt(hashBytes([subset]).slice(0, 8), 16);
  return Array.from({ length: 6 }, () => {
    const letter = String.fromCharCode(65 + (number % 26));
    number = Math.floor(number / 26);
    return letter;
  }).join('');
};

/** Runs of neighbouring glyphs: `first [width width …]`. */
const widths = (ids: readonly number[], { widthOf }: FontFacts): string => {
  let text = '';
  ids.forEach((id, i) => {
    text += ids[i - 1] === id - 1 ? ' ' : `${i === 0 ? '' : ']'}${id}[`;
    text += num(widthOf(id));
  });
  return `[${text}]]`;
};

/** PDF allows no more lines in one block. */
const MAX_BLOCK_LINES = 100;

/** The table by which readers turn glyphs back into text. */
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
