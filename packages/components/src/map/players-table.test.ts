import type { JsonObject } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { gameOf, lookFor } from '../testing/game.ts';
import { drawPlayersTable } from './players-table.ts';

const drawn = async (file: JsonObject, place: JsonObject = {}, scale = 1) => {
  const game = gameOf({ ...file, map: { hexes: [{ hexes: ['A1'] }], players: place } });
  const rows = drawPlayersTable(game.players, game.maps[0]!.players!, scale, lookFor(game));
  return rows.map((row) => (row.kind === 'group' ? row : undefined)!);
};

const game = {
  bank: 5000,
  players: [
    { number: 2, capital: 300, certLimit: 10 },
    { number: 3, capital: 200, certLimit: 8 },
  ],
};

const textsOf = (nodes: readonly Node[]) =>
  nodes.flatMap((node) =>
    node.kind === 'text' ? node.runs.map(({ text, x, width }) => [text, Math.round(x + width / 2)]) : [],
  );

/** Lines of the table without those of the icon, which come first and are not 1 wide. */
const linesOf = (nodes: readonly Node[], upright: boolean) =>
  nodes.flatMap((node) =>
    node.kind === 'line' && node.stroke?.width === 1 && (node.x1 === node.x2) === upright ? [node] : [],
  );

describe('players table (30.14)', () => {
  test('has four rows 30 apart', async () => {
    const rows = await drawn(game);
    expect(rows.map(({ transform }) => transform?.[5])).toEqual([0, 30, 60, 90]);
  });

  test('centres values in their columns, and one value for all over all columns', async () => {
    const rows = await drawn(game);
    // Relative to the corner of the table: 120 and 180 on the sheet are 60 and 120 here.
    expect(rows.map(({ children }) => textsOf(children))).toEqual([
      [
        ['2', 60],
        ['3', 120],
      ],
      [['$5,000', 90]],
      [
        ['$300', 60],
        ['$200', 120],
      ],
      [
        ['10', 60],
        ['8', 120],
      ],
    ]);
  });

  test('has lines above the last three rows, as wide as the table', async () => {
    const rows = await drawn(game);
    expect(rows.map(({ children }) => linesOf(children, false).map(({ x1, x2 }) => [x1, x2]))).toEqual([
      [],
      [[0, 150]],
      [[0, 150]],
      [[0, 150]],
    ]);
  });

  test('divides columns by a solid line first, then by dashed ones', async () => {
    const rows = await drawn(game);
    const dividers = rows.map(({ children }) =>
      linesOf(children, true).map(({ x1, stroke }) => [x1, stroke?.dash !== undefined]),
    );
    const two = [
      [30, false],
      [90, true],
    ];
    expect(dividers).toEqual([two, [[30, false]], two, two]);
  });

  test('scales everything except its lines', async () => {
    const rows = await drawn(game, { cellWidth: 90, rowHeight: 60, fontSize: 30 }, 0.5);
    expect(rows.map(({ transform }) => transform?.[5])).toEqual([0, 30, 60, 90]);
    expect(textsOf(rows[0]!.children)).toEqual([
      ['2', Math.round(15 + 22.5)],
      ['3', Math.round(15 + 67.5)],
    ]);
    expect(linesOf(rows[1]!.children, false)).toMatchObject([{ x2: 15 + 90, stroke: { width: 1 } }]);
  });

  test('leaves the cell of a missing value empty', async () => {
    const rows = await drawn({ players: [{ number: 2, bank: 100 }, { number: 3 }] });
    expect(textsOf(rows[1]!.children)).toEqual([['$100', 60]]);
  });
});
