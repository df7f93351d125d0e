import { badge } from './badge.ts';
import { moved } from './brush.ts';
import { type Charge, charge } from './charges.ts';
import { word } from './letters.ts';
import { bar, disc, field, laurel, OUTLINES, type Outline, ribbon } from './plates.ts';

/** A company's letters and the thing it is known for. */
export interface Lettered {
  readonly letters: string;
  readonly color: string;
  readonly charge: Charge;
}

/** Corners of a shield stay within the circle of a token. */
const FIT = 0.93;

type Style = (company: Lettered) => string;

const room = (width: number, height: number, y: number) => ({ width, height, y });

/** The letters on a bar across the middle, the thing above it. */
export const barred: Style = ({ letters, color, charge: name }) =>
  badge(
    color,
    'main',
    moved(0, -12.6, 0.78, charge(name, 'white')),
    bar('white', 14, 4.6),
    word(letters, room(36, 10, 4.6)),
  );

/** The thing in a disc above the letters, which stand on the colour itself. */
export const medallion: Style = ({ letters, color, charge: name }) =>
  badge(
    color,
    'main',
    moved(0, -6, 1, disc('white', 14), moved(0, 0, 0.96, charge(name, 'main'))),
    word(letters, { ...room(25, 9.2, 15.6), color: 'white', edged: true }),
  );

/** A shield with the thing, the letters in its upper third. */
export const shielded =
  (shape: Outline): Style =>
  ({ letters, color, charge: name }) =>
    badge(
      color,
      'main',
      moved(0, 0, FIT, field('white', OUTLINES[shape], 1.6)),
      word(letters, room(25, 9.4, -9.6)),
      moved(0, 5.4, 0.86, charge(name, 'main')),
    );

/** A ribbon with the letters under the thing. */
export const ribboned: Style = ({ letters, color, charge: name }) =>
  badge(
    color,
    'main',
    moved(0, -6, 1.14, charge(name, 'white')),
    moved(0, 0, 0.98, ribbon('white', 13)),
    word(letters, room(28, 7.8, 13.4)),
  );

/** The letters in a disc, laurels around them. */
export const honoured: Style = ({ letters, color, charge: name }) =>
  badge(
    color,
    'main',
    laurel('white'),
    moved(0, -11, 0.6, charge(name, 'gold')),
    word(letters, { ...room(24, 13, 4), color: 'white', edged: true }),
  );

/** A field of the colour on white, the thing small above large letters. */
export const framed =
  (shape: Outline): Style =>
  ({ letters, color, charge: name }) =>
    badge(
      color,
      'white',
      field('main', OUTLINES[shape], 1.6),
      moved(0, -8.6, 0.66, charge(name, 'gold')),
      word(letters, { ...room(25, 12, 6), color: 'white', edged: true }),
    );

/** A whole group: each company in its style. */
export const companies = (
  table: Readonly<Record<string, readonly [style: Style, letters: string, color: string, charge: Charge]>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(table).map(([name, [style, letters, color, thing]]) => [
      name,
      style({ letters, color, charge: thing }),
    ]),
  );
