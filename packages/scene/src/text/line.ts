import type { Lettering } from '../node.ts';
import { clean } from './clean.ts';
import type { Face, TypeStyle } from './face.ts';
import type { Fonts } from './fonts.ts';

/** One line of text, split where the face has to change, and its width. */
export interface Line {
  readonly runs: readonly Lettering[];
  readonly width: number;
}

/** Sets one line. Words that a face cannot write are set whole in the fallback face, so no word is patched together. */
export const setLine = (fonts: Fonts, content: string, style: TypeStyle): Line => {
  const face = fonts.match(style);
  const runs = splitByFace(fonts, clean(content), face).map((piece): Lettering => {
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
  setLine(fonts, content, style).width;

/** Characters that no loaded face can write; they are drawn as the face's empty box. */
export const unwritable = (fonts: Fonts, content: string): readonly string[] => [
  ...new Set(
    [...clean(content)].filter((character) => !fonts.faces.some((face) => fonts.covers(face, character))),
  ),
];

interface Piece {
  readonly text: string;
  readonly face: Face;
}

const splitByFace = (fonts: Fonts, content: string, face: Face): readonly Piece[] => {
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
