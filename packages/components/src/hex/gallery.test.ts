import { type Diagnostic, type Hex, resolveHex, resolveInfo } from '@platelayer/game';
import { library } from '@platelayer/library';
import { groupAt, translate } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { expectPicture } from '../testing/gallery.ts';
import { HEX_GALLERY } from './gallery.ts';
import { drawHex } from './hex.ts';
import { hexOf, lookWith, TILE } from './testing/draw.ts';
import { DECORATION_EXAMPLES } from './token.examples.ts';

/** The frame of an example (20.1.8). */
const WIDTH = 175.205;
const HEIGHT = 152;
const COLUMNS = 6;

describe.each(HEX_GALLERY.map((group) => [group.name, group] as const))('%s', (name, { id, examples }) => {
  const found: Diagnostic[] = [];
  const reading = {
    library,
    info: resolveInfo({}),
    report: (diagnostic: Diagnostic) => found.push(diagnostic),
  };
  const hexes = examples.map(({ hex }) => resolveHex(hex, '', reading));

  test('examples are sound', () => {
    expect(found).toEqual([]);
    expect(
      new Set(examples.map(({ name }) => name)).size,
      `give each example of the group "${id}" a name of its own`,
    ).toBe(examples.length);
  });

  test('look as they did', async () => {
    const look = lookWith();
    const shown = hexes.filter((_, index) => !DECORATION_EXAMPLES.includes(examples[index]!));
    const children = shown.map((hex, index) =>
      groupAt(
        translate(WIDTH * ((index % COLUMNS) + 0.5), HEIGHT * (Math.floor(index / COLUMNS) + 0.5)),
        ...drawHex(hex, look, {
          ...TILE,
          // Only hexes of the map can be halves.
          ...(hex.half && { context: 'map' }),
          outline: true,
          id: { base: String(index + 1) },
        }),
      ),
    );
    const page = {
      title: name,
      width: WIDTH * Math.min(COLUMNS, shown.length),
      height: HEIGHT * Math.ceil(shown.length / COLUMNS),
      children,
    };
    await expectPicture(page, look, id);
    expect(look.found.filter(({ code }) => code !== 'artwork/icon')).toEqual([]);
  });
});

/** How many examples each group has at least (20.11). */
const FEWEST = {
  hexes: 17,
  values: 8,
  names: 5,
  industries: 2,
  goods: 3,
  'private-companies': 4,
  icons: 45,
  tokens: 43,
  cities: 11,
  towns: 13,
  'medium-cities': 3,
  labels: 3,
  track: 29,
  'offboard-revenues': 3,
  borders: 3,
  terrain: 11,
  'tunnels-and-bridges': 4,
  shapes: 9,
  'route-bonuses': 2,
};

test.each(Object.entries(FEWEST))('%s has at least %i examples', (id, fewest) => {
  const examples = HEX_GALLERY.find((group) => group.id === id)?.examples ?? [];
  expect(examples.length, `add examples to the group "${id}" of hex/gallery.ts`).toBeGreaterThanOrEqual(
    fewest,
  );
});

test('every element of a hex has an example', () => {
  const shown = HEX_GALLERY.flatMap(({ examples }) => examples.map(({ hex }) => hexOf(hex)));
  const isElement = (field: keyof Hex) => Array.isArray(hexOf({})[field]) && field !== 'rotations';
  const lacking = (Object.keys(hexOf({})) as (keyof Hex)[])
    .filter(isElement)
    .filter((field) => !shown.some((hex) => (hex[field] as readonly unknown[]).length > 0));
  expect(
    lacking,
    `no example shows ${lacking.join(', ')}: add one to an .examples.ts file in packages/components/src/hex/`,
  ).toEqual([]);
});
