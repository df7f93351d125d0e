import type { FaceFile } from './face.ts';
import { readFontFile } from './font-file.ts';
import { type Fonts, matchFace } from './fonts.ts';

/** Endings of file names that tell the members of a family apart: `Name-Bold.ttf`, `Name-BoldItalic.otf`. */
const STYLES = /-(thin|light|regular|book|medium|semibold|demi|bold|heavy|black)?(italic|oblique)?$/i;
const HEAVY = /semibold|demi|bold|heavy|black/i;

/** A font that a user brings along, as a face: the family is the name of its file. Or why it cannot be used. */
export const customFace = (fileName: string, bytes: Uint8Array): FaceFile | { readonly fault: string } => {
  const font = readFontFile(bytes);
  if ('fault' in font) return font;
  const name = fileName.slice(fileName.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const [ending = '', weight = '', slant] = STYLES.exec(name) ?? [];
  // `Name-` alone is no style but part of the name.
  const family = ending.length > 1 ? name.slice(0, -ending.length) : name;
  return {
    id: `own ${name}`,
    family,
    weight: HEAVY.test(weight) ? 700 : 400,
    slant: slant === undefined ? 'normal' : 'italic',
    // Never that of a bundled face, and fit for style sheets whatever the file is called.
    typeface: `Own ${family.replace(/[^\p{L}\p{N}_.-]+/gu, ' ').trim()}`,
    ...font,
  };
};

/** Both sets of faces as one; a family that both have is the first one's. */
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
