import { toSvg } from '@platelayer/press';
import { describe, expect, test } from 'vitest';
import { expectPicture } from '../testing/gallery.ts';
import { lookFor } from '../testing/game.ts';
import * as component from './component.ts';
import { manifestDrawings, pieceNames, tileDrawings } from './drawings.ts';
import { tileGame } from './testing/game.ts';

test.each([component.tilesComponent, component.manifestComponent])(
  '$id is available for games with tiles',
  ({ available }) => {
    expect(available(tileGame({ 9: 1 }))).toBe(true);
    expect(available(tileGame({}))).toBe(false);
  },
);

test('sheets and manifest of a game fit into one document, because a tile is the same drawing in both', () => {
  const game = tileGame({ 9: 1 });
  const look = lookFor(game);
  const [sheet] = tileDrawings.pages(game, look, {});
  const [list] = manifestDrawings.pages(game, look, {});
  const both = { width: 850, height: 1100, children: [...sheet!.children, ...list!.children] };
  expect(() => toSvg(both, { fonts: look.fonts, textMode: 'reference' })).not.toThrow();
});

describe('single tiles (80.10)', () => {
  const game = tileGame({ 9: 3, '57|B': { print: 0 } });

  test('include one of each, printed or not', () => {
    const pieces = tileDrawings.pieces(game, lookFor(game));
    expect(pieces.map(({ name, title }) => ({ name, title }))).toEqual([
      { name: 'tile-9', title: 'Tile 9' },
      { name: 'tile-57_B', title: 'Tile 57|B' },
    ]);
  });

  test('are two inches square, or larger for wider tiles', () => {
    expect(tileDrawings.pieces(game, lookFor(game))[0]).toMatchObject({ width: 200, height: 200 });
    const wide = tileDrawings.pieces(game, lookFor(game, { tiles: { width: 175 } }))[0]!;
    expect(wide.width).toBeCloseTo(233.333, 3);
  });

  test('have a cut outline', () => {
    const [piece] = tileDrawings.pieces(game, lookFor(game));
    expect(piece?.children).toMatchObject([{ kind: 'group', cut: { kind: 'polygon' } }]);
  });

  test('picture of a single tile', async () => {
    const own = tileGame({ 'K|2': { color: 'yellow', track: [{ side: 1, type: 'straight' }] } });
    const look = lookFor(own);
    const [piece] = tileDrawings.pieces(own, look);
    await expectPicture(piece!, look, 'single-tile');
  });
});

test('names of pictures are valid and distinct file names (80.14.20)', () => {
  const ids = ['57|B', '57-B', '57 b', '../x', '', 'Ä1'];
  expect(pieceNames(ids.map((id) => ({ id })))).toEqual([
    'tile-57_B',
    'tile-57-B',
    'tile-57_b-2',
    'tile-.._x',
    'tile-',
    'tile-Ä1',
  ]);
});

test('the manifest as a picture is its page', () => {
  const game = tileGame({ 9: 2, 57: 1 });
  expect(manifestDrawings.pieces(game, lookFor(game))).toMatchObject([
    { name: 'tile-manifest', width: 850, height: 1100 },
  ]);
});
