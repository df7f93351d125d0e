import type { LazyLoader } from '../lazy-loading.ts';
import type { PathData } from '../path.ts';
import type { Bidi } from './bidi.ts';
import type { Face, FaceFile, TypeStyle } from './face.ts';

/** One glyph of a shaped text. Lengths are fractions of the size. */
export interface Glyph {
  readonly id: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
  /** The characters it stands for; empty for the later glyphs of a cluster. */
  readonly text: string;
}

export interface Shaped {
  readonly glyphs: readonly Glyph[];
  /** Sum of the advances, as a fraction of the size. */
  readonly width: number;
}

/**
 * The faces there are, and the only place where text is measured: screen, PDF and PNG all follow it. A face may be
 * loaded later, when a text has asked for it; until then texts in it are measured roughly.
 */
export interface Fonts extends LazyLoader {
  /** Those that texts can ask for; faces that were added are not among them. */
  readonly faces: readonly FaceFile[];
  has(id: string): boolean;
  /** The face nearest to what is asked for. */
  match(style: Omit<TypeStyle, 'size'>): Face;
  /** A face by its id. Throws for an id that no face has: scenes carry only ids they got from here. */
  face(id: string): Face;
  /** Whether a face has the first character of a text. */
  covers(face: FaceFile, text: string): boolean;
  /** Faces to set a word in that has a letter which its face lacks, the best first. */
  standIns(face: Face): readonly Face[];
  /** What sets a letter and its marks where no stand-in has it; nothing while that is not known yet. */
  fallback?(text: string, face: Face): Fallback | undefined;
  /** Is told of every letter that was looked for beyond the stand-ins, and what sets it. */
  readonly onFallback?: (text: string, found: Fallback) => void;
  /** Shapes a stretch that runs in one direction. Its glyphs follow each other from left to right. */
  shape(text: string, face: FaceFile): Shaped;
  /** Outline of a glyph of a loaded face for size 1, y downwards, origin on the baseline. */
  outline(face: FaceFile, glyph: number): PathData;
  /** The file of a loaded face, for embedding. */
  file(face: FaceFile): Uint8Array;
  /** What orders texts in which something runs from right to left; nothing while it is not loaded. */
  bidi(): Bidi | undefined;
  /** Opens a further face now. */
  add(file: FaceFile, bytes: Uint8Array): Face;
}

/** What was found for a character that the faces of a text lack. */
export interface Fallback {
  readonly face?: Face;
  /** Why a better face that has it could not be used. */
  readonly reason?: string;
}

/** Whether a weight counts as bold, as CSS picks between 400 and 700. */
export const isBold = (weight: string | number | undefined): boolean => {
  if (weight === undefined || weight === 'bold' || weight === 'bolder') return true;
  const number = Number(weight);
  return Number.isFinite(number) && number >= 600;
};

export const isSlanted = (slant: string | undefined): boolean => slant === 'italic' || slant === 'oblique';

/** The best of the given faces: family first, then slant, then weight. */
export const matchFace = (faces: readonly FaceFile[], style: Omit<TypeStyle, 'size'>): FaceFile => {
  const weight = isBold(style.weight) ? 700 : 400;
  const slant = isSlanted(style.slant) ? 'italic' : 'normal';
  const asked = faces.filter((face) => face.family === style.family);
  const family = asked.length > 0 ? asked : faces.filter((face) => face.family === 'display');
  const score = (face: FaceFile) => (face.slant === slant ? 2 : 0) + (face.weight === weight ? 1 : 0);
  const best = (family.length > 0 ? family : faces).toSorted((a, b) => score(b) - score(a))[0];
  if (!best) throw new Error('There is no font.');
  return best;
};
