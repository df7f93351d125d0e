import { coordinateName, type Hex, load } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { library } from '../library.ts';
import { BUNDLED_GAMES, bundledGame } from './index.ts';

/** The colour of the tile that replaces a hex or tile. */
const NEXT = new Map([
  ['plain', 'yellow'],
  ['yellow', 'green'],
  ['green', 'brown'],
  ['brown', 'gray'],
]);

const labelsOf = ({ labels }: Hex): readonly string[] => labels.map(({ text }) => text);

/** Slots and towns of a hex. A tile must have as many as the hex or tile below it. */
const stopsOf = ({ cities, towns, centerTowns, boomtowns }: Hex) => ({
  slots: cities.reduce((sum, { slots }) => sum + slots.length, 0),
  towns: towns.length + [...centerTowns, ...boomtowns].reduce((sum, { size }) => sum + size, 0),
});

describe.each(BUNDLED_GAMES)('tiles of $id', async ({ id }) => {
  const { game } = load((await bundledGame(id)) ?? '', library);
  const tiles = (game?.tiles ?? []).map(({ hex }) => hex);
  const hexes = (game?.maps ?? [])
    .flatMap((map) => map.hexes)
    .map(({ hex, coordinate }) => ({ hex, name: coordinateName(coordinate) }));
  const tilesOf = (color: string | undefined) => tiles.filter((tile) => tile.color === color);

  test('include one in the next colour for every labelled city on the map', () => {
    const stuck = hexes
      .filter(({ hex }) => hex.cities.length > 0 && NEXT.has(hex.phase))
      .flatMap(({ hex, name }) =>
        labelsOf(hex)
          .filter((label) => !tilesOf(NEXT.get(hex.phase)).some((tile) => labelsOf(tile).includes(label)))
          .map((label) => `${name} ${label}`),
      );
    expect(stuck).toEqual([]);
  });

  test('have no label that the map does not have', () => {
    const known = new Set(hexes.flatMap(({ hex }) => labelsOf(hex)));
    expect(tiles.flatMap(labelsOf).filter((label) => !known.has(label))).toEqual([]);
  });

  test('include a yellow one for every stop on the map', () => {
    const yellow = tilesOf('yellow').map(stopsOf);
    const stuck = hexes.filter(({ hex }) => {
      const { slots, towns } = stopsOf(hex);
      return (
        hex.phase === 'plain' &&
        slots + towns > 0 &&
        !yellow.some((tile) => tile.slots === slots && tile.towns === towns)
      );
    });
    expect(stuck.map(({ name }) => name)).toEqual([]);
  });

  test('are at least as many as the hexes with their label', () => {
    const wanted = (label: string) =>
      new Set(hexes.filter(({ hex }) => labelsOf(hex).includes(label)).map(({ name }) => name)).size;
    const few = (game?.tiles ?? [])
      .filter(({ hex }) => labelsOf(hex).length > 0)
      .filter(({ hex, quantity }) => labelsOf(hex).some((label) => Number(quantity) < wanted(label)));
    expect(few.map((tile) => tile.id)).toEqual([]);
  });
});
