import type { TextRun } from '../node.ts';
import type { Face, TypeStyle } from './face.ts';
import type { Fonts } from './fonts.ts';

/** One line of text, split where the face has to change, and its width. */
export interface TextLine {
  readonly runs: readonly TextRun[];
  readonly width: number;
}

/** Lays out one line. A word with a character that its face lacks is set whole in the fallback face, so no word is patched together. */
export const layOutLine = (fonts: Fonts, content: string, style: TypeStyle): TextLine => {
  const face = fonts.match(style);
  const runs = splitByFace(fonts, cleanText(content), face).map((piece): TextRun => {
    const tracking = style.tracking ?? 0;
    const shaped = fonts.shape(piece.text, piece.face);
    return {
      text: piece.text,
      face: piece.face.id,
      size: style.size,
      ...(tracking === 0 ? {} : { tracking }),
      width: shaped.width * style.size + tracking * shaped.glyphs.length,
      ascent: piece.face.ascent * style.size,
      descent: piece.face.descent * style.size,
    };
  });
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
};

export const lineWidth = (fonts: Fonts, content: string, style: TypeStyle): number =>
  layOutLine(fonts, content, style).width;

/** Characters that no loaded face can write; they are drawn as the face's empty box. */
export const missingCharacters = (fonts: Fonts, content: string): readonly string[] => [
  ...new Set(
    [...cleanText(content)].filter((character) => !fonts.faces.some((face) => fonts.covers(face, character))),
  ),
];

/** Nobody reads more on one piece; laying out a text of megabytes would hold up everything else. */
const MAX_CHARACTERS = 5_000;

/**
 * Text as it can be laid out: white space collapsed as on a web page (a no-break space stays), invisible marks
 * gone, halves of broken surrogate pairs replaced. XML, PDF and fonts all choke on one of these.
 */
export const cleanText = (content: string): string =>
  (content.length > MAX_CHARACTERS ? `${content.slice(0, MAX_CHARACTERS)}…` : content)
    .replace(/[ \p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff\ufffe\uffff]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/^ | $/g, '');

/** A part of a line in one face. */
interface FacePiece {
  readonly text: string;
  readonly face: Face;
}

const splitByFace = (fonts: Fonts, content: string, face: Face): readonly FacePiece[] => {
  if (content === '') return [];
  const writes = (candidate: Face, text: string) =>
    [...text].every((character) => fonts.covers(candidate, character));
  if (writes(face, content)) return [{ text: content, face }];
  const fallback = fonts.match({ family: 'fallback', weight: face.weight, slant: face.slant });
  const pieces: { text: string; face: Face }[] = [];
  const append = (text: string, by: Face) => {
    const last = pieces.at(-1);
    if (last?.face === by) last.text += text;
    else pieces.push({ text, face: by });
  };
  for (const word of content.split(/(?<= )/)) {
    const whole = [face, fallback].find((candidate) => writes(candidate, word));
    if (whole) append(word, whole);
    else
      for (const character of word)
        append(character, [face, fallback].find((candidate) => writes(candidate, character)) ?? face);
  }
  return pieces;
};
