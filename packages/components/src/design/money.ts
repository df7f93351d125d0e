import { at, type Cell, type Game, type Hex } from '@platelayer/game';
import { type DesignDiagnostic, type DesignRule, firstNumber, numbersIn } from './rule.ts';

/** Players and bank, market and revenue. */
export const MONEY_RULES: readonly DesignRule[] = [
  {
    name: 'players',
    find: ({ players }) => {
      const { counts, range } = players;
      const missing = counts.flatMap((count, i) =>
        (['capital', 'certLimit'] as const).flatMap((field): readonly DesignDiagnostic[] =>
          (players[field] ?? count[field]) !== undefined ||
          !counts.some((other) => other[field] !== undefined)
            ? []
            : [
                {
                  severity: 'warning',
                  message: `There is no ${field === 'capital' ? 'starting capital' : 'certificate limit'} for ${count.number} players.`,
                  pointer: at('/players', i),
                  hint: `Add "${field}" to this entry, or to the game for all numbers of players.`,
                },
              ],
        ),
      );
      const numbers = new Set(counts.map(({ number }) => number));
      const gaps = Array.from(
        { length: Math.min(20, range ? range.max - range.min : 0) },
        (_, i) => range!.min + i,
      ).filter((number) => !numbers.has(number));
      return [
        ...missing,
        ...gaps.map((number) => ({
          severity: 'info' as const,
          message: `"players" has no entry for ${number} players.`,
          pointer: '/players',
          hint: `Add one if ${number} can play.`,
        })),
      ];
    },
  },
  {
    name: 'bank',
    find: ({ players }) =>
      players.counts.flatMap((count, i): readonly DesignDiagnostic[] => {
        const [bank, capital] = [
          firstNumber(players.bank ?? count.bank),
          firstNumber(players.capital ?? count.capital),
        ];
        return bank === undefined || capital === undefined || bank >= capital * count.number
          ? []
          : [
              {
                severity: 'warning',
                message: `The bank of ${bank} is smaller than the starting capital of ${count.number} players, ${capital * count.number}.`,
                pointer: at('/players', i),
                hint: 'Make "bank" larger or "capital" smaller.',
              },
            ];
      }),
  },
  {
    name: 'par-not-in-market',
    find: ({ stock }) => {
      const values = new Set((stock?.market?.cells ?? []).flatMap(({ text }) => numbersIn(text)));
      return values.size === 0
        ? []
        : (stock?.par?.cells ?? [])
            .filter(
              ({ text }) => numbersIn(text).length > 0 && !numbersIn(text).some((par) => values.has(par)),
            )
            .map(({ text, pointer }) => ({
              severity: 'warning' as const,
              message: `The market has no cell for the par price ${text}.`,
              pointer,
              hint: 'Add a cell with that value to the market, or change the par price.',
            }));
    },
  },
  {
    name: 'market-cell',
    find: ({ stock }) => {
      const parts = marketParts(stock);
      const pars = new Set((stock?.par?.cells ?? []).flatMap(({ text }) => numbersIn(text)));
      const starts = parts.filter((cells) =>
        cells.some(({ text }) => numbersIn(text).some((par) => pars.has(par))),
      );
      // Without par prices, tokens are assumed to start in the largest part.
      const [largest] = parts.toSorted((a, b) => b.length - a.length);
      return parts
        .filter((cells) => (starts.length > 0 ? !starts.includes(cells) : cells !== largest))
        .map((cells) => ({
          severity: 'info',
          message:
            cells.length === 1
              ? 'No token can reach this market cell: no adjacent cell and no arrow leads to it.'
              : `No token can reach this market cell and ${cells.length - 1} next to it: no cell and no arrow leads to them.`,
          pointer: cells[0]!.pointer,
          hint: 'Move it next to another cell, or add an arrow that points to it.',
        }));
    },
  },
  {
    name: 'revenue-track',
    find: (game) => {
      const { min, max } = game.revenue;
      const highest = highestRoute(game);
      // If the default track is too short, players simply go round it again.
      return (min === 1 && max === 100) || highest <= max
        ? []
        : [
            {
              severity: 'info',
              message: `The revenue track ends at ${max}; a route may earn about ${highest}.`,
              pointer: '/revenue',
              hint: 'Increase "max", or have players go round the track again.',
            },
          ];
    },
  },
];

/** Limit for comparing every cell with every other. No market is this large. */
const MOST_CELLS = 2000;

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * Splits a two-dimensional market into parts whose cells tokens can reach from each other: across sides or corners, or
 * along an arrow over a gap. Other markets are a single sequence, and the destination of a circular arrow is unknown,
 * so both are one part.
 */
const marketParts = (stock: Game['stock']): readonly (readonly Cell[])[] => {
  const cells = stock?.market?.cells ?? [];
  if (
    stock?.type !== '2D' ||
    cells.length > MOST_CELLS ||
    cells.some(({ arrows }) => arrows.includes('around'))
  )
    return [cells];
  const links = cells.map((cell) => cells.filter((other) => touches(cell, other)));
  cells.forEach((cell, i) => {
    for (const arrow of cell.arrows) {
      const next = nextAlong(cell, STEPS[arrow] ?? [0, 0], cells);
      if (next === undefined) continue;
      links[i]!.push(next);
      links[cells.indexOf(next)]!.push(cell);
    }
  });
  const linked = new Map(cells.map((cell, i) => [cell, links[i]!]));
  const left = new Set(cells);
  const parts: Cell[][] = [];
  for (const cell of cells) {
    if (!left.delete(cell)) continue;
    const part = [cell];
    for (const one of part)
      for (const other of linked.get(one) ?? []) if (left.delete(other)) part.push(other);
    parts.push(part);
  }
  return parts;
};

const touches = (a: Cell, b: Cell): boolean =>
  a !== b &&
  a.column <= b.column + b.width &&
  b.column <= a.column + a.width &&
  a.row <= b.row + b.height &&
  b.row <= a.row + a.height;

/** The nearest cell in a direction. */
const nextAlong = (
  from: Cell,
  [x, y]: readonly [number, number],
  cells: readonly Cell[],
): Cell | undefined => {
  const away = ({ column, row }: Cell) => x * (column - from.column) + y * (row - from.row);
  const isAhead = (cell: Cell) =>
    away(cell) > 0 && (x === 0 ? cell.column === from.column : cell.row === from.row);
  return cells.filter(isAhead).toSorted((a, b) => away(a) - away(b))[0];
};

/** Earnings of the longest train on the best stops, including off-board areas. */
const highestRoute = ({ tiles, trains, maps }: Game): number => {
  const length = Math.max(
    0,
    ...trains.map(({ name }) => Number(/\d+/.exec(name)?.[0] ?? 0)).filter((stops) => stops < 20),
  );
  const values = [
    ...tiles.flatMap(({ hex, quantity }) =>
      Array.from({ length: Math.min(length, quantity === '∞' ? length : quantity) }, () => bestOf(hex)),
    ),
    ...(maps[0]?.hexes ?? []).map(({ hex }) => bestOf(hex)),
  ].sort((a, b) => b - a);
  return values.slice(0, length).reduce((sum, value) => sum + value, 0);
};

const bestOf = (hex: Hex): number =>
  Math.max(
    0,
    ...hex.values.flatMap(({ value }) => numbersIn(value)),
    ...hex.offBoardRevenue.flatMap(({ rows }) => rows.flat().flatMap(({ value }) => numbersIn(value))),
  );
