import { badge } from './badge.ts';
import { crossbar, disc, field, laurel, OUTLINES, type Outline, ribbon } from './fields.ts';
import { word } from './letters.ts';
import { type Motif, motif } from './motifs.ts';
import { placeParts } from './shapes.ts';

/** A company's letters and the motif that represents it. */
export interface CompanyLogo {
  readonly letters: string;
  readonly color: string;
  readonly motif: Motif;
}

/** Scale at which the corners of a shield stay within the circle of a token. */
const FIT = 0.93;

type Style = (company: CompanyLogo) => string;

const room = (width: number, height: number, y: number) => ({ width, height, y });

/** The letters on a bar across the centre, with the motif above it. */
export const barLogo: Style = ({ letters, color, motif: name }) =>
  badge(
    color,
    'main',
    placeParts(0, -12.6, 0.78, motif(name, 'white')),
    crossbar('white', 14, 4.6),
    word(letters, room(36, 10, 4.6)),
  );

/** The motif in a disc above the letters, which are drawn directly on the company colour. */
export const medallionLogo: Style = ({ letters, color, motif: name }) =>
  badge(
    color,
    'main',
    placeParts(0, -6, 1, disc('white', 14), placeParts(0, 0, 0.96, motif(name, 'main'))),
    word(letters, { ...room(25, 9.2, 15.6), color: 'white', outlined: true }),
  );

/** A shield with the motif, and the letters in its top third. */
export const shieldLogo =
  (shape: Outline): Style =>
  ({ letters, color, motif: name }) =>
    badge(
      color,
      'main',
      placeParts(0, 0, FIT, field('white', OUTLINES[shape], 1.6)),
      word(letters, room(25, 9.4, -9.6)),
      placeParts(0, 5.4, 0.86, motif(name, 'main')),
    );

/** A ribbon with the letters, below the motif. */
export const ribbonLogo: Style = ({ letters, color, motif: name }) =>
  badge(
    color,
    'main',
    placeParts(0, -6, 1.14, motif(name, 'white')),
    placeParts(0, 0, 0.98, ribbon('white', 13)),
    word(letters, room(28, 7.8, 13.4)),
  );

/** The letters in a disc, surrounded by laurels. */
export const laurelLogo: Style = ({ letters, color, motif: name }) =>
  badge(
    color,
    'main',
    laurel('white'),
    placeParts(0, -11, 0.6, motif(name, 'gold')),
    word(letters, { ...room(24, 13, 4), color: 'white', outlined: true }),
  );

/** A coloured field on white, with a small motif above large letters. */
export const frameLogo =
  (shape: Outline): Style =>
  ({ letters, color, motif: name }) =>
    badge(
      color,
      'white',
      field('main', OUTLINES[shape], 1.6),
      placeParts(0, -8.6, 0.66, motif(name, 'gold')),
      word(letters, { ...room(25, 12, 6), color: 'white', outlined: true }),
    );

/** A group of logos. Each is drawn when it is read, because a visit usually shows only one game's. */
export const companyLogos = (
  table: Readonly<Record<string, readonly [style: Style, letters: string, color: string, motif: Motif]>>,
): Readonly<Record<string, string>> => {
  const logos = {};
  for (const [name, [style, letters, color, thing]] of Object.entries(table))
    Object.defineProperty(logos, name, {
      enumerable: true,
      get: () => style({ letters, color, motif: thing }),
    });
  return logos;
};
