import { coordinateName } from '@platelayer/game';

/** An invented game file with this many hexes, a few of each kind, every third in a separate group. */
export const largeGameText = (hexes: number): string => {
  const columns = Math.ceil(Math.sqrt(hexes));
  const names = Array.from({ length: hexes }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return coordinateName({ letter: row + 1, number: 2 * column + 1 + (row % 2) });
  });
  const own = names.filter((_, i) => i % 3 === 0);
  const groups = [
    { color: 'plain', hexes: names.filter((_, i) => i % 3 === 1) },
    { color: 'plain', terrain: [{ type: 'mountain', cost: 40 }], hexes: names.filter((_, i) => i % 3 === 2) },
    ...own.map((name, i) => ({
      color: 'yellow',
      cities: [{ size: 1 + (i % 3), name: { name: `Town ${i}` } }],
      track: [{ side: 1 }, { side: 4 }],
      values: [{ value: 10 * (i % 8), angle: 30, percent: 0.7 }],
      hexes: [name],
    })),
  ];
  return JSON.stringify({ info: { title: 'Bench' }, map: { hexes: groups } }, undefined, 2);
};

/** An invented game file with this many custom tiles. */
export const manyTilesText = (tiles: number, first = 0): string =>
  JSON.stringify({
    info: { title: 'Bench' },
    tiles: Object.fromEntries(
      Array.from({ length: tiles }, (_, i) => [
        `X${first + i}`,
        {
          color: 'yellow',
          quantity: 1,
          cities: [{ size: 1 + (i % 3) }],
          track: [{ side: 1 + (i % 6) }],
          values: [10 * (i % 9)],
        },
      ]),
    ),
  });

/** An invented game file with this many private companies. */
export const manyCardsText = (cards: number, first = 0): string =>
  JSON.stringify({
    info: { title: 'Bench' },
    privates: Array.from({ length: cards }, (_, i) => ({
      name: `Company ${first + i}`,
      price: 20 + i,
      revenue: 5,
      description: `The owner of company ${first + i} may lay a tile as an extra action, once.`,
    })),
  });
