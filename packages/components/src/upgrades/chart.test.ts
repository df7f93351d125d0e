import { load, UPGRADE_COLORS } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, library } from '@platelayer/library';
import { expect, test } from 'vitest';
import { textsOf } from '../testing/find.ts';
import { lookFor, setUp } from '../testing/game.ts';
import { manifestDrawings } from '../tiles/drawings.ts';
import { upgradeSheets } from './chart.ts';
import { upgradesComponent } from './component.ts';
import { upgradesOf } from './upgrade.ts';

const TILES = { 57: 4, 7: 2, 14: 3, 15: 1, 63: 2 };

/** Texts of a size that only the chart has; the ids on the tiles are part of their pictures. */
const written = (file: object) => {
  const { game, look } = setUp(file);
  return upgradeSheets(game, look).map(({ children }) =>
    textsOf(children)
      .filter(({ matrix: [a], size }) => a === 1 && size > 10)
      .map(({ text }) => text),
  );
};

test('tiles stand by colour, each with its number and what it becomes (87.2)', () => {
  expect(written({ tiles: TILES })).toEqual([
    [
      'T Upgrade Chart',
      ...['Yellow tiles and what they become', '57', '4x', '14', '15'],
      ...['Yellow tiles that nothing replaces', '7', '2x'],
      ...['Green tiles and what they become', '14', '3x', '63', '15', '1x', '63'],
      ...['Brown tiles that nothing replaces', '63', '2x'],
    ],
  ]);
});

test('there is a chart where a tile may have a successor', () => {
  const has = (file: object) => upgradesComponent.available(setUp(file).game);
  expect(has({ tiles: TILES })).toBe(true);
  expect(has({ tiles: { 57: 1, 63: 1 } })).toBe(false);
  expect(has({ tiles: { 57: 1 }, upgrades: { 57: ['63'] } })).toBe(true);
});

test('an entry wider than the page continues on further lines, inside the page', () => {
  const { game, look } = setUp(
    {
      tiles: { 8: 1, ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [20 + i, 1])), 16: 1, 19: 1 },
    },
    { paper: { width: 400, height: 600 } },
  );
  for (const { children, width } of upgradeSheets(game, look))
    for (const { end } of textsOf(children)) expect(end.x).toBeLessThan(width);
});

test('the manifest has it where the setting says so', () => {
  const { game } = setUp({ tiles: TILES });
  const titles = (manifestUpgrades: boolean) =>
    manifestDrawings
      .pages(game, lookFor(game, { tiles: { manifestUpgrades } }), {})
      .map(({ title }) => title);
  expect(titles(false)).toEqual(['T Tile Manifest']);
  expect(titles(true)).toEqual(['T Tile Manifest', 'T Upgrade Chart']);
});

/** Pairs of a tile and one it becomes, tiles before the last colour that nothing replaces, tiles after the first that follow none. */
const UPGRADES: Readonly<Record<string, readonly [pairs: number, last: string, first: string]>> = {
  ashfall: [46, '25 26 27 AF3 AF7 AF15 AF18 AF19 AF20 AF21', 'AF8'],
  'banner-fair': [92, '16 39 40 41 42 45 46 47 63 69 87 88 141 142 143 611 BF5 BF8', '39 BF5 BF6 BF8'],
  brackwater: [55, '16 141 142 143 144', 'BW1'],
  'candle-bay': [21, '', 'CB1'],
  lamplight: [121, '39 40 41 42 43 44 45 46 47 145 146 147 LL4', ''],
  meridian: [145, '145 146 147 MR2', 'MR1 MR3'],
  'slate-isles': [81, '41 42 45 46 47 63 84 85 86 89 141 142 SI1 SI2', 'SI2 SI3'],
  vessen: [131, '63 145 146 147', 'VS1'],
};

test.each(BUNDLED_GAMES)('$id: who becomes what', async ({ id }) => {
  const { game } = load((await bundledGame(id)) ?? '', library);
  const upgrades = [...upgradesOf(game!)];
  const pairs = upgrades.flatMap(([, into]) => into);
  const colors = UPGRADE_COLORS.filter((color) => upgrades.some(([{ hex }]) => hex.phase === color));
  const ids = (found: typeof upgrades) => found.map(([tile]) => tile.id).join(' ');
  expect([
    pairs.length,
    ids(upgrades.filter(([{ hex }, into]) => hex.phase !== colors.at(-1) && into.length === 0)),
    ids(upgrades.filter(([tile]) => tile.hex.phase !== colors[0] && !pairs.includes(tile))),
  ]).toEqual(UPGRADES[id]);
});
