import { type Diagnostic, type Hex, resolveHex, resolveInfo } from '@platelayer/game';
import { library } from '@platelayer/library';
import { groupAt, translate } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { expectPicture } from '../testing/gallery.ts';
import { DECORATION_EXAMPLES, HEX_GALLERY } from './gallery.ts';
import { drawHex } from './hex.ts';
import { hexOf, lookWith, TILE } from './testing/draw.ts';

/** Size of an example (20.1.8). */
const WIDTH = 175.205;
const HEIGHT = 152;
const COLUMNS = 6;

describe.each(HEX_GALLERY)('gallery of $name', ({ id, name, examples }) => {
  const diagnostics: Diagnostic[] = [];
  const reading = {
    library,
    info: resolveInfo({}),
    report: (diagnostic: Diagnostic) => diagnostics.push(diagnostic),
  };
  const hexes = examples.map(({ hex }) => resolveHex(hex, '', reading));

  test('examples have no diagnostics and distinct names', () => {
    expect(diagnostics).toEqual([]);
    expect(
      new Set(examples.map(({ name }) => name)).size,
      `Give each example in ${id}.json its own name.`,
    ).toBe(examples.length);
  });

  test('examples match their picture', async () => {
    const look = lookWith();
    const shown = hexes.filter((_, index) => !DECORATION_EXAMPLES.includes(examples[index]!));
    const children = shown.map((hex, index) =>
      groupAt(
        translate(WIDTH * ((index % COLUMNS) + 0.5), HEIGHT * (Math.floor(index / COLUMNS) + 0.5)),
        ...drawHex(hex, look, {
          ...TILE,
          // Only map hexes can be halves.
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

/** Smallest number of examples in each group (20.11). */
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
  expect(examples.length, `Add examples to hex/testing/gallery/${id}.json.`).toBeGreaterThanOrEqual(fewest);
});

test('every element of a hex has an example', () => {
  const shown = HEX_GALLERY.flatMap(({ examples }) => examples.map(({ hex }) => hexOf(hex)));
  const isElement = (field: keyof Hex) => Array.isArray(hexOf({})[field]) && field !== 'rotations';
  const missing = (Object.keys(hexOf({})) as (keyof Hex)[])
    .filter(isElement)
    .filter((field) => !shown.some((hex) => (hex[field] as readonly unknown[]).length > 0));
  expect(
    missing,
    `No example shows ${missing.join(', ')}: add one to a file in packages/components/src/hex/testing/gallery/.`,
  ).toEqual([]);
});
