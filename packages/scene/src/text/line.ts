import type { TextRun } from '../node.ts';
import { aroundLetters, DIRECTION_MARKS, hasRightToLeft } from './direction.ts';
import type { Face, TypeStyle } from './face.ts';
import type { Fonts, Shaped } from './fonts.ts';

/** A line of text, split into runs by face, and its width. */
export interface TextLine {
  readonly runs: readonly TextRun[];
  readonly width: number;
}

/**
 * Lays out a line. Characters that the face lacks are set in a stand-in, with a size that matches their neighbours. A
 * word in another script is set completely in a stand-in. Signs that no stand-in has are set one by one in any face
 * that has them. None of this changes the line height.
 */
export const layOutLine = (fonts: Fonts, content: string, style: TypeStyle): TextLine => {
  const face = fonts.match(style);
  const runs = shapedPieces(fonts, content, face).map((piece): TextRun => {
    const tracking = style.tracking ?? 0;
    const { ascent, descent } = piece.alone ? face : piece.face;
    return {
      text: piece.text,
      face: piece.face.id,
      size: style.size * piece.scale,
      ...(tracking === 0 ? {} : { tracking }),
      width: widthOf(piece, style),
      ascent: ascent * style.size,
      descent: descent * style.size,
    };
  });
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
};

export const lineWidth = (fonts: Fonts, content: string, style: TypeStyle): number =>
  shapedPieces(fonts, content, fonts.match(style)).reduce((sum, piece) => sum + widthOf(piece, style), 0);

const widthOf = ({ shaped, scale, beforeSpace }: ShapedPiece, { size, tracking = 0 }: TypeStyle): number =>
  shaped.width * size * scale + tracking * shaped.glyphs.length + (beforeSpace ? SPACE_AFTER_ONE * size : 0);

interface ShapedPiece extends FacePiece {
  readonly shaped: Shaped;
  /** Scale factor from the size of the text to the size of the piece. */
  readonly scale: number;
}

/** Texts that their face can write completely. Fitting measures a text at many sizes, and drawings repeat words. */
const wholeTexts = new WeakMap<Face, Map<string, readonly ShapedPiece[]>>();
const MAX_WHOLE_TEXTS = 20_000;

const shapedPieces = (fonts: Fonts, content: string, face: Face): readonly ShapedPiece[] => {
  const known = wholeTexts.get(face)?.get(content);
  if (known) return known;
  const text = cleanText(content);
  const shape = (piece: FacePiece) => ({
    ...piece,
    shaped: fonts.shape(piece.text, piece.face),
    scale: piece.alone ? fittingScale(piece, face) : 1,
  });
  if (hasRightToLeft(text)) return orderPieces(fonts, text, face).map(shape);
  if (!writes(fonts, face, text)) return splitByFace(fonts, text, face).flatMap(splitAfterOne).map(shape);
  const pieces = text === '' ? [] : splitAfterOne({ text, face }).map(shape);
  // A face that is not loaded yet is a different object each time.
  let texts = wholeTexts.get(face);
  if (!texts || texts.size >= MAX_WHOLE_TEXTS) {
    texts = new Map();
    wholeTexts.set(face, texts);
  }
  texts.set(content, pieces);
  return pieces;
};

/**
 * The pieces of a line with right-to-left text, from left to right. Right-to-left pieces start and end with a letter,
 * because all programs then set them the same way, whatever is next to them.
 */
const orderPieces = (fonts: Fonts, text: string, face: Face): readonly FacePiece[] => {
  const bidi = fonts.bidi();
  // The line is drawn again when the algorithm is loaded.
  if (!bidi) return splitByFace(fonts, text, face);
  return bidi.order(text).flatMap((stretch) => {
    const pieces = writes(fonts, face, stretch.text)
      ? [{ text: stretch.text, face }]
      : splitByFace(fonts, stretch.text, face);
    if (!stretch.rightToLeft) return pieces.flatMap(splitAfterOne);
    return pieces.toReversed().flatMap((piece) => {
      const [before, letters, after] = aroundLetters(piece.text);
      return [bidi.mirror(after), letters, bidi.mirror(before)]
        .filter((part) => part !== '')
        .map((part) => ({ ...piece, text: part }));
    });
  });
};

/** More than anyone reads on a piece. Stops a text of megabytes from blocking everything else. */
const MAX_CHARACTERS = 5_000;

/** The usual case: words of ASCII characters with single spaces between them. */
const CLEAN = /^(?:[!-~]+ )*[!-~]+$/;

/** Arabic to Sinhala, Burmese, Khmer and Mongolian, where a zero-width mark decides whether two letters join. */
const JOINS = '[\\u0600-\\u0dff\\u1000-\\u109f\\u1780-\\u18af]';
const INVISIBLE = `[\\u00ad\\u200b\\u202d\\u202e\\u2060\\ufeff\\ufffe\\uffff]|\\p{Variation_Selector}|(?<!${JOINS})[\\u200c\\u200d](?!${JOINS})`;
const ALL_INVISIBLE = new RegExp(`${INVISIBLE}|${DIRECTION_MARKS.source}`, 'gu');
const SAYS_NOTHING = new RegExp(INVISIBLE, 'gu');

/**
 * Cleans text for layout. White space is collapsed as on a web page (a no-break space stays), invisible marks are
 * dropped unless letters next to them need them, and halves of broken surrogate pairs are replaced. XML, PDF or fonts
 * fail on each of these.
 */
export const cleanText = (content: string): string => {
  if (content.length <= MAX_CHARACTERS && CLEAN.test(content)) return content;
  const text = content.length > MAX_CHARACTERS ? `${content.slice(0, MAX_CHARACTERS)}…` : content;
  return text
    .replace(/[ \p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(hasRightToLeft(text) ? SAYS_NOTHING : ALL_INVISIBLE, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/^ | $/g, '');
};

interface FacePiece {
  readonly text: string;
  readonly face: Face;
  /** Whether it consists of characters that the face of their word lacks. */
  readonly alone?: boolean;
  /** Whether it ends with a digit 1 and the space after it is widened. */
  readonly beforeSpace?: boolean;
}

/**
 * Extra width of the space after a 1, as a fraction of the size. The foot of Bitter's bold 1 fills its width and the
 * word space is narrow, so "1 Share" would read as one word.
 */
const SPACE_AFTER_ONE = 0.1;

const splitAfterOne = (piece: FacePiece): readonly FacePiece[] => {
  const { text, face } = piece;
  if (face.family !== 'display' || face.weight !== 700 || !text.includes('1 ')) return [piece];
  const parts = text.split(/(?<=1)(?= )/);
  return parts.map((part, i) => ({ ...piece, text: part, beforeSpace: i < parts.length - 1 }));
};

/** Whether a face has all characters of a text, with letters and marks separate or composed. */
export const writes = (fonts: Fonts, face: Face, text: string): boolean => {
  const covers = (letters: string) => {
    for (const letter of letters)
      if (!fonts.covers(face, letter) && !/[\u200c\u200d]/.test(letter)) return false;
    return true;
  };
  return covers(text) || (/\p{M}/u.test(text) && covers(text.normalize('NFC')));
};

/** Splits a text that its face cannot write completely. */
const splitByFace = (fonts: Fonts, content: string, face: Face): readonly FacePiece[] => {
  const faces = [face, ...fonts.standIns(face)];
  const writer = (text: string) => faces.find((candidate) => writes(fonts, candidate, text));
  const pieces: { text: string; face: Face; alone: boolean }[] = [];
  const rightToLeft = hasRightToLeft(content);
  /** Whether spaces and signs are set in the face of the right-to-left letters before them. */
  const goesAlong = (text: string, by: Face) =>
    rightToLeft && !/[\p{L}\p{N}]/u.test(text) && writes(fonts, by, text);
  const append = (text: string, by: Face, alone = false) => {
    const last = pieces.at(-1);
    if (last && ((last.face === by && last.alone === alone) || goesAlong(text, last.face))) last.text += text;
    else pieces.push({ text, face: by, alone });
  };
  /** Sets a letter or sign that the face lacks next to those that it has. */
  const patch = (letter: string) => {
    const by = writer(letter) ?? findFallback(fonts, letter, face) ?? face;
    append(letter, by, by !== face);
  };
  /** Sets letters that the faces lack. If their script joins letters or forms clusters, they must be in one face. */
  const patchTogether = (letters: string) => {
    const several = lettersOf(letters).length > 1 && !SQUARE.test(letters);
    const found = several ? fonts.fallback?.(letters, face) : {};
    if (found?.face && writes(fonts, found.face, letters)) {
      for (const letter of lettersOf(letters)) fonts.onFallback?.(letter, found);
      append(letters, found.face, true);
    }
    // The line is drawn again when the search is done.
    else if (found || !fonts.fallback) lettersOf(letters).forEach(patch);
    else append(letters, face);
  };
  for (const word of content.split(/(?<= )/)) {
    const whole = isForeign(fonts, face, word) ? writer(word) : undefined;
    if (whole) append(word, whole);
    else if (!isForeign(fonts, face, word)) lettersOf(word).forEach(patch);
    else
      for (const part of partsOf(word, writer)) {
        const together = part.alone ? undefined : writer(part.text);
        if (together) append(part.text, together);
        else if (part.alone) patchTogether(part.text);
        else lettersOf(part.text).forEach(patch);
      }
  }
  return pieces;
};

/**
 * Whether a word is set completely in a stand-in. This is so if it has letters but its face has none of them, so that
 * digits and hyphens match the letters, or if it has marks that cannot be composed, next to which PDF readers would see
 * a gap.
 */
const isForeign = (fonts: Fonts, face: Face, word: string): boolean => {
  if (/\p{M}/u.test(word.normalize('NFC'))) return true;
  const letters = lettersOf(word).filter((letter) => /\p{L}/u.test(letter));
  return letters.length > 0 && !letters.some((letter) => writes(fonts, face, letter));
};

/** Letters and signs that fill a square or half of one, whatever is next to them. */
const SQUARE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\uff00-\uffef]/u;

/**
 * Scale factor that matches the height of lower-case letters, or of capitals, digits and currency signs, to that of
 * their neighbours.
 */
const fittingScale = ({ text, face }: FacePiece, beside: Face): number => {
  if (!/[\p{L}\p{N}\p{Sc}]/u.test(text) || SQUARE.test(text)) return 1;
  return /\p{Ll}/u.test(text) ? beside.xHeight / face.xHeight : beside.capHeight / face.capHeight;
};

/** Letters, each with its marks and the joiners after it. */
const lettersOf = (text: string): readonly string[] => text.match(/\P{M}[\p{M}\u200c\u200d]*|\p{M}+/gu) ?? [];

/** Splits a word into stretches that the faces have and stretches that they lack. */
const partsOf = (
  word: string,
  writer: (text: string) => Face | undefined,
): readonly { readonly text: string; readonly alone: boolean }[] => {
  const parts: { text: string; alone: boolean }[] = [];
  for (const letter of lettersOf(word)) {
    const alone = !writer(letter);
    const last = parts.at(-1);
    if (last?.alone === alone) last.text += letter;
    else parts.push({ text: letter, alone });
  }
  return parts;
};

/**
 * The face for a letter that the regular faces lack. A letter without its mark is better than nothing, but is reported.
 */
const findFallback = (fonts: Fonts, letter: string, face: Face): Face | undefined => {
  // If there is no search, the result is known immediately.
  const found = fonts.fallback ? fonts.fallback(letter, face) : {};
  if (!found) return undefined;
  const complete = found.face !== undefined && writes(fonts, found.face, letter);
  fonts.onFallback?.(letter, complete ? found : { reason: found.reason });
  return found.face;
};
