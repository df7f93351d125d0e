import type { LazyLoader } from '../lazy-loading.ts';
import type { PathData } from '../path.ts';
import type { Bidi } from './bidi.ts';
import type { Face, FaceFile, TypeStyle } from './face.ts';

/** A glyph of a shaped text. Lengths are fractions of the size. */
export interface Glyph {
  readonly id: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
  /** The characters that the glyph stands for. Empty for later glyphs of a cluster. */
  readonly text: string;
}

export interface Shaped {
  readonly glyphs: readonly Glyph[];
  /** Sum of the advances, as a fraction of the size. */
  readonly width: number;
}

/**
 * The available faces, and the only place where text is measured, so that screen, PDF and PNG agree. A face may load
 * after a text first uses it. Until then, widths are estimated.
 */
export interface Fonts extends LazyLoader {
  /** The faces that a style can select, without those added later. */
  readonly faces: readonly FaceFile[];
  has(id: string): boolean;
  /** The face that best matches a style. */
  match(style: Omit<TypeStyle, 'size'>): Face;
  /** A face by its id. Throws for an unknown id, because scenes contain only ids from here. */
  face(id: string): Face;
  /** Whether a face has the first character of a text. */
  covers(face: FaceFile, text: string): boolean;
  /** Faces for a word with a letter that its face lacks, the best first. */
  standIns(face: Face): readonly Face[];
  /** The face for a letter and its marks that no stand-in has. Returns undefined until the search is done. */
  fallback?(text: string, face: Face): Fallback | undefined;
  /** Called with every letter that no stand-in has and the result of the search. */
  readonly onFallback?: (text: string, found: Fallback) => void;
  /** Shapes a stretch with a single direction. Its glyphs are ordered from left to right. */
  shape(text: string, face: FaceFile): Shaped;
  /** Outline of a glyph of a loaded face at size 1, with y pointing down and the origin on the baseline. */
  outline(face: FaceFile, glyph: number): PathData;
  /** The file of a loaded face, for embedding. */
  file(face: FaceFile): Uint8Array;
  /** The algorithm for right-to-left text, or undefined while it is not loaded. */
  bidi(): Bidi | undefined;
  /** Opens another face immediately. */
  add(file: FaceFile, bytes: Uint8Array): Face;
}

/** The search result for a character that the regular faces lack. */
export interface Fallback {
  readonly face?: Face;
  /** Why a better face could not be used. */
  readonly reason?: string;
}

/** Whether a weight is bold, by the CSS rule for a choice of 400 and 700. */
export const isBold = (weight: string | number | undefined): boolean => {
  if (weight === undefined || weight === 'bold' || weight === 'bolder') return true;
  const number = Number(weight);
  return Number.isFinite(number) && number >= 600;
};

export const isSlanted = (slant: string | undefined): boolean => slant === 'italic' || slant === 'oblique';

/** The face that best matches a style: family first, then slant, then weight. */
export const matchFace = (faces: readonly FaceFile[], style: Omit<TypeStyle, 'size'>): FaceFile => {
  const weight = isBold(style.weight) ? 700 : 400;
  const slant = isSlanted(style.slant) ? 'italic' : 'normal';
  const asked = faces.filter((face) => face.family === style.family);
  const family = asked.length > 0 ? asked : faces.filter((face) => face.family === 'display');
  const score = (face: FaceFile) => (face.slant === slant ? 2 : 0) + (face.weight === weight ? 1 : 0);
  const best = (family.length > 0 ? family : faces).toSorted((a, b) => score(b) - score(a))[0];
  if (!best) throw new Error('There are no fonts.');
  return best;
};

/** Joins two sets of faces. A family in both is taken from the first. */
export const joinFonts = (own: Fonts, others: Fonts): Fonts => {
  const families = new Set(own.faces.map(({ family }) => family));
  const ids = new Set(own.faces.map(({ id }) => id));
  const of = ({ id }: { readonly id: string }): Fonts => (ids.has(id) ? own : others);
  const ownFaces = [...families].map((family) => own.faces.filter((face) => face.family === family));
  return {
    ...others,
    faces: [...own.faces, ...others.faces],
    has: (id) => of({ id }).has(id),
    standIns: (face) => [
      ...ownFaces.map((members) => own.face(matchFace(members, { ...face, family: members[0]!.family }).id)),
      ...others.standIns(face),
    ],
    match: (style) => (families.has(style.family ?? 'display') ? own : others).match(style),
    face: (id) => of({ id }).face(id),
    covers: (face, character) => of(face).covers(face, character),
    shape: (text, face) => of(face).shape(text, face),
    outline: (face, glyph) => of(face).outline(face, glyph),
    file: (face) => of(face).file(face),
    loadMissing: async () => {
      const added = await Promise.all([own.loadMissing(), others.loadMissing()]);
      return added.includes(true);
    },
  };
};
