import type { TextRun } from '../node.ts';
import type { Face, TypeStyle } from './face.ts';
import type { Fonts } from './fonts.ts';

/** One line of text, split where the face has to change, and its width. */
export interface TextLine {
  readonly runs: readonly TextRun[];
  readonly width: number;
}

/**
 * Lays out one line. A word with a letter that its face lacks is set whole in a stand-in, so no word is patched together;
 * signs that no stand-in has are set one by one in the faces that have them, and move no line.
 */
export const layOutLine = (fonts: Fonts, content: string, style: TypeStyle): TextLine => {
  const face = fonts.match(style);
  const pieces = splitByFace(fonts, cleanText(content), face).flatMap(splitAfterOne);
  const runs = pieces.map((piece): TextRun => {
    const tracking = style.tracking ?? 0;
    const shaped = fonts.shape(piece.text, piece.face);
    const { ascent, descent } = piece.alone ? face : piece.face;
    const space = piece.beforeSpace ? SPACE_AFTER_ONE * style.size : 0;
    return {
      text: piece.text,
      face: piece.face.id,
      size: style.size,
      ...(tracking === 0 ? {} : { tracking }),
      width: shaped.width * style.size + tracking * shaped.glyphs.length + space,
      ascent: ascent * style.size,
      descent: descent * style.size,
    };
  });
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
};

export const lineWidth = (fonts: Fonts, content: string, style: TypeStyle): number =>
  layOutLine(fonts, content, style).width;

/** Characters that no face can write; they are drawn as the face's empty box. */
export const missingCharacters = (fonts: Fonts, content: string): readonly string[] => {
  const missing = new Set<string>();
  const onFallback: Fonts['onFallback'] = (text, { face }) => {
    if (!face) missing.add(text);
  };
  layOutLine({ ...fonts, onFallback }, content, { size: 1 });
  return [...missing];
};

/** Nobody reads more on one piece; laying out a text of megabytes would hold up everything else. */
const MAX_CHARACTERS = 5_000;

/**
 * Text as it can be laid out: white space collapsed as on a web page (a no-break space stays), invisible marks
 * gone, halves of broken surrogate pairs replaced. XML, PDF and fonts all choke on one of these.
 */
export const cleanText = (content: string): string =>
  (content.length > MAX_CHARACTERS ? `${content.slice(0, MAX_CHARACTERS)}…` : content)
    .replace(/[ \p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff\ufffe\uffff]|\p{Variation_Selector}/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/^ | $/g, '');

/** A part of a line in one face. */
interface FacePiece {
  readonly text: string;
  readonly face: Face;
  /** Signs in a face that has no part in the rest of the text. */
  readonly alone?: boolean;
  /** It ends with a figure 1 whose word space is widened. */
  readonly beforeSpace?: boolean;
}

/**
 * The foot of Bitter's bold 1 fills its width and the word space is narrow: "1 Share" reads as one word. The space gets this much more,
 * as a fraction of the size.
 */
const SPACE_AFTER_ONE = 0.1;

const splitAfterOne = (piece: FacePiece): readonly FacePiece[] => {
  const { text, face } = piece;
  if (face.family !== 'display' || face.weight !== 700 || !text.includes('1 ')) return [piece];
  const parts = text.split(/(?<=1)(?= )/);
  return parts.map((part, i) => ({ ...piece, text: part, beforeSpace: i < parts.length - 1 }));
};

/** Whether a face has all characters of a text, letters and their marks apart or as one. */
export const writes = (fonts: Fonts, face: Face, text: string): boolean => {
  const covers = (letters: string) => {
    for (const letter of letters) if (!fonts.covers(face, letter)) return false;
    return true;
  };
  return covers(text) || (/\p{M}/u.test(text) && covers(text.normalize('NFC')));
};

const splitByFace = (fonts: Fonts, content: string, face: Face): readonly FacePiece[] => {
  if (content === '') return [];
  if (writes(fonts, face, content)) return [{ text: content, face }];
  const faces = [face, ...fonts.standIns(face)];
  const writer = (text: string) => faces.find((candidate) => writes(fonts, candidate, text));
  const pieces: { text: string; face: Face; alone: boolean }[] = [];
  const append = (text: string, by: Face, alone = false) => {
    const last = pieces.at(-1);
    if (last?.face === by && last.alone === alone) last.text += text;
    else pieces.push({ text, face: by, alone });
  };
  for (const word of content.split(/(?<= )/)) {
    const whole = writer(word);
    if (whole) append(word, whole);
    else
      for (const part of partsOf(word, writer)) {
        if (part.alone) {
          const found = findFallback(fonts, part.text, face);
          append(part.text, found ?? face, found !== undefined);
        } else {
          const together = writer(part.text);
          if (together) append(part.text, together);
          else for (const letter of lettersOf(part.text)) append(letter, writer(letter)!);
        }
      }
  }
  return pieces;
};

/** Letters, each with the marks on it. */
const lettersOf = (text: string): readonly string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];

/** A word as stretches that the faces of the text can write, and the letters between them that they lack. */
const partsOf = (
  word: string,
  writer: (text: string) => Face | undefined,
): readonly { readonly text: string; readonly alone: boolean }[] => {
  const parts: { text: string; alone: boolean }[] = [];
  for (const letter of lettersOf(word)) {
    const alone = !writer(letter);
    const last = parts.at(-1);
    if (!alone && last?.alone === false) last.text += letter;
    else parts.push({ text: letter, alone });
  }
  return parts;
};

/** The face for a letter that the faces of the text lack. A letter without its mark is better than none, but is told of. */
const findFallback = (fonts: Fonts, letter: string, face: Face): Face | undefined => {
  // Where nothing looks further, that is known at once.
  const found = fonts.fallback ? fonts.fallback(letter, face) : {};
  if (!found) return undefined;
  const complete = found.face !== undefined && writes(fonts, found.face, letter);
  fonts.onFallback?.(letter, complete ? found : { reason: found.reason });
  return found.face;
};
