import { findComponent } from '@platelayer/components';
import { expect, test } from 'vitest';
import { compareVersions } from './compare.ts';
import { onlyChanged } from './only-changed.ts';
import { drawingsOf } from './testing/versions.ts';
import { versionsOf } from './version.ts';

const game = {
  info: { title: 'Withy' },
  privates: [
    { name: 'Ferry', price: 20 },
    { name: 'Tram', price: 40 },
  ],
  trains: [{ name: '2', quantity: 4, color: 'yellow', price: 80 }],
  stock: {
    type: '2D',
    market: [
      [60, 70],
      [50, 60],
    ],
  },
  map: { hexes: [{ color: 'plain', hexes: ['A1', 'B2'] }] },
};

/** Sheets, pictures and copies of a component that need printing after a change. */
const againAfter = async (part: object, component: string) => {
  const [before, after] = [drawingsOf(game), drawingsOf({ ...game, ...part })];
  const versions = await versionsOf({ title: 'Withy', drawings: () => before }, after, true);
  const only = onlyChanged(
    after,
    () => before,
    versions.after,
    compareVersions(versions.before, versions.after),
  );
  const changedComponent = findComponent(component)!;
  return {
    sheets: (await only.pages(changedComponent, {})).length,
    pictures: (await only.pieces(changedComponent)).map(({ name }) => name),
    copies: (await only.physical(changedComponent)).map(({ title, print }) => `${print} ${title}`),
  };
};

test('keeps only changed cards, on sheets, as pictures and as pieces', async () => {
  const part = {
    privates: [{ name: 'Ferry', price: 25 }, game.privates[1]],
    trains: [{ ...game.trains[0], quantity: 6 }],
  };
  expect(await againAfter(part, 'cards')).toEqual({
    sheets: 1,
    pictures: [expect.stringContaining('ferry'), expect.stringContaining('train-2')],
    copies: ['1 Ferry', '2 Train 2'],
  });
});

test('keeps a market that lost cells, but not an unchanged map', async () => {
  const part = { stock: { type: '2D', market: [[60, 70]] } };
  expect(await againAfter(part, 'market')).toEqual({
    sheets: 1,
    pictures: ['market'],
    copies: ['1 Market'],
  });
  expect(await againAfter(part, 'map')).toEqual({ sheets: 0, pictures: [], copies: [] });
});

test('keeps all of a new component', async () => {
  expect(await againAfter({ tiles: { 8: 2 } }, 'tiles')).toEqual({
    sheets: 1,
    pictures: ['tile-8'],
    copies: ['2 Tile 8'],
  });
});
