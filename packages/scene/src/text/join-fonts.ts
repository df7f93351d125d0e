import { type Fonts, matchFace } from './fonts.ts';

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
