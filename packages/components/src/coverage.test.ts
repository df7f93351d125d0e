import { fileJsonSchema, type Json } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { GALLERY_GAME, HEX_GALLERY } from './hex/gallery.ts';
import { fileFormatOf } from './testing/format.ts';
import { KEY_PATHS } from './testing/key-paths.ts';

const format = fileFormatOf(fileJsonSchema('game'));

const games: readonly Json[] = await Promise.all(
  BUNDLED_GAMES.map(async ({ id }) => JSON.parse((await bundledGame(id)) ?? '')),
);
const examples = HEX_GALLERY.flatMap((group) => group.examples.map(({ hex }) => hex));

const usedByGames = new Set(games.flatMap((game) => [...format.usedBy(game)]));
const used = new Set([
  ...usedByGames,
  ...format.usedBy(GALLERY_GAME),
  ...examples.flatMap((hex) => [...format.usedBy(hex, 'Hex')]),
]);

/** Fields that game authors do not write, with the reason. */
const NOT_FOR_AUTHORS = new Map([
  ['Game.$schema', 'for editors'],
  ['Game.meta', 'added when a game is loaded (10.2.2)'],
  ['Game.meta.type', 'added when a game is loaded'],
  ['Game.meta.id', 'added when a game is loaded'],
  ['Game.meta.slug', 'added when a game is loaded'],
  ['Hex.aliases', 'only in tile files (20.12.2)'],
  ['PlacedToken.company.label', 'old spelling of a token'],
  ['PlacedToken.company.color', 'old spelling of a token'],
  ['Info.mapCoordinates=numbersHorizontal', 'another name for `reversed` (10.4.2)'],
  ['Info.mapCoordinates=lettersVertical', 'another name for `reversed`'],
]);

describe('the bundled games and gallery examples', () => {
  test('use every field of the file format and every value of its choices', () => {
    const missing = [...format.fields]
      .filter(([field, places]) => !NOT_FOR_AUTHORS.has(field) && !places.some((place) => used.has(place)))
      .map(([field]) => field);
    expect(missing, 'Use these fields in an example of a gallery or in a bundled game.').toEqual([]);
  });

  test('do not use the fields that are not for authors', () => {
    expect([...NOT_FOR_AUTHORS.keys()].filter((field) => used.has(field))).toEqual([]);
  });
});

/** Features that the bundled games must show, each with the fields and values that prove it. */
const FEATURES: Readonly<Record<string, string>> = {
  'both orientations': 'Info.orientation=horizontal Info.orientation=vertical',
  'every shape of market': 'Stock.type=1D Stock.type=1Diag Stock.type=2D',
  'ledges and legends': 'Stock.ledges Ledge.dashed Stock.legend Cell.legend',
  minors: 'Company.minor Phase.minor',
  'variations that copy and remove': 'Map.copy Map.remove Map.removeBorders',
  'privates for some numbers of players': 'Private.minPlayers Private.maxPlayers',
  'every size of city':
    'City.size=2 City.size=3 City.size=4 City.size=5 City.size=6 City.size=2Y City.size=1S1Y City.size=2S1Y',
  ferries: 'City.size=3Ferry',
  'tunnels and bridges': 'Hex.tunnels Hex.tunnelEntrances Hex.bridges Tunnel.cost Bridge.cost',
  'narrow and dual gauge': 'Track.gauge=narrow Track.gauge=dual',
  'off-board phases': 'OffBoardValue.phase',
  'route bonuses': 'RouteBonus.value',
  'borders and lines': 'Map.borders Map.lines Map.borderTexts',
  'own colours and fonts': 'Game.colors Info.titleFontFamily Name.fontFamily Company.fontFamily',
  'pictures on privates': 'Private.hex Private.tile Private.token Private.icon Private.company',
  'every note on a train':
    'Train.rust Train.phased Train.obsolete Train.permanentText Train.players EventItem.index',
  'number cards': 'Game.numberCards',
  'both flags': 'Game.prototype Game.wip',
};

test.each(Object.entries(FEATURES))('the bundled games have %s', (_, fields) => {
  expect(fields.split(' ').filter((field) => !usedByGames.has(field))).toEqual([]);
});

const keyPaths = Object.entries(KEY_PATHS).flatMap(([parent, keys]) =>
  keys.split(' ').map((key) => (parent === '' ? key : `${parent}.${key}`)),
);

describe('the key paths of real game files (10, appendix A)', () => {
  /** A typing error in one file (10.19). */
  const misspelt = ['players[].cnkapital'];

  test('are all in the schema', () => {
    expect(keyPaths.filter((path) => format.fieldAt(path) === undefined)).toEqual(misspelt);
  });

  test('are all used by a bundled game or an example, except old ones', () => {
    const unused = keyPaths.filter((path) => {
      const field = format.fieldAt(path);
      return field !== undefined && !used.has(field) && !format.isOld(path);
    });
    expect(unused, 'Use these fields in an example of a gallery or in a bundled game.').toEqual([]);
  });
});

describe('fileFormatOf', () => {
  test('finds the fields that a game uses, and those it could use', () => {
    const sparse = format.usedBy({ info: { title: 'T' } });
    expect([...sparse]).toEqual(['Game.info', 'Info.title', 'Info.title=T']);
    expect([...format.fields.keys()]).toEqual(
      expect.arrayContaining(['City.extend', 'City.extend=left', 'Stock.type=1Diag', 'Info.trackGauge=dual']),
    );
  });

  test('counts the positions of all elements as one field, but not their sizes', () => {
    expect(format.fields.get('PlacedToken.angle')).toContain('City.angle');
    expect(format.fields.get('City.size')).toEqual(['City.size']);
  });
});
