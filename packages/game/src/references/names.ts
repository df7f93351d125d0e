import type { CardPictures } from '../cards/card-pictures.ts';
import { trainMeantBy } from '../cards/train.ts';
import type { Game } from '../game.ts';
import { asObject, get, isObject, type Json, type JsonObject } from '../json.ts';
import type { Library } from '../library.ts';
import { coordinateName } from '../map/coordinate.ts';
import { DIRECTIONS } from '../market/cell.ts';
import { nearest } from '../nearest.ts';
import type { ReferenceKind } from '../schema/field.ts';

/** Known names of one kind. */
export interface Names {
  has(name: string): boolean;
  /** Names to list or to search for a similar one. */
  readonly all: Iterable<string>;
}

/** Known names in the game and the library. */
export const knownNames = (
  game: Game,
  root: JsonObject,
  library: Library,
  pictures: CardPictures,
): Readonly<Record<ReferenceKind, Names>> => {
  const [defaultMap] = game.maps;
  return {
    arrow: arrowNames,
    color: colorNames(library, game.colors),
    company: listed(game.companies.map(({ key }) => key)),
    font: listed(library.fonts),
    group: listed(game.groups.map(({ id }) => id)),
    hex: {
      has: (name) => pictures.hex(name) !== undefined,
      all: defaultMap?.hexes.map(({ coordinate }) => coordinateName(coordinate)) ?? [],
    },
    icon: listed(library.icons),
    logo: logoNames(library),
    publisher: listed(library.publishers),
    'share type': listed(Object.keys(asObject(get(root, 'shareTypes')))),
    tile: {
      has: (id) => pictures.tile(id) !== undefined,
      all: [...game.tiles.map(({ id }) => id), ...library.tileNames.own, ...library.tileNames.standard],
    },
    'token type': listed(Object.keys(asObject(get(root, 'tokenTypes')))),
    train: trainNames(game.trains.map(({ name }) => name)),
    'train picture': listed(library.trainImages),
  };
};

/** Any other word means a circular arrow (10.13), but a near match is probably a typo. */
export const arrowNames: Names = {
  all: DIRECTIONS,
  has: (name) => (nearest(name, DIRECTIONS) ?? name) === name,
};

const listed = (names: Iterable<string>): Names => {
  const all = new Set(names);
  return { all, has: (name) => all.has(name) };
};

/** `D` may mean `4D` (10.20.11). */
const trainNames = (all: readonly string[]): Names => ({
  all,
  has: (name) => trainMeantBy(name, all) !== undefined,
});

/** Colour names: from the themes, from the game, and CSS colours (90.11.4). */
export const colorNames = (library: Library, colors: Json | undefined): Names => {
  const all = new Set(library.colors);
  for (const [name, value] of Object.entries(asObject(colors))) {
    all.add(name);
    // Colours of a single context (20.3.2). Keys of other tables are phases, which are also colours.
    if (isObject(value)) for (const inner of Object.keys(value)) all.add(inner);
  }
  const known = (name: string): boolean =>
    all.has(name) ||
    library.isColor(name, (word) => all.has(word)) ||
    // Nothing is painted (20.3.6).
    name === 'none';
  return {
    all,
    has: (name) =>
      known(name) ||
      // Track in the hex's own colour (20.3.8).
      name === 'match' ||
      // An icon in a map colour (70.8.4).
      (name.startsWith('map-') && known(name.slice('map-'.length))),
  };
};

/** Logo names; the group may be left out (90.11.13). */
export const logoNames = ({ logos }: Library): Names => {
  const bare = new Set([...logos].map((id) => id.slice(id.indexOf('/') + 1)));
  return { all: logos, has: (id) => logos.has(id) || (!id.includes('/') && bare.has(id)) };
};
