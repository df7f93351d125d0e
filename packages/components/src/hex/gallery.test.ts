import { type Diagnostic, resolveHex, resolveInfo } from '@platelayer/game';
import { library } from '@platelayer/library';
import { toSvg } from '@platelayer/press';
import { placed, translate } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { decorated } from './gallery/tokens.ts';
import { gallery } from './gallery.ts';
import { drawHex } from './hex.ts';
import { lookWith, TILE } from './testing/draw.ts';

/** The frame of an example (20.1.8). */
const WIDTH = 175.205;
const HEIGHT = 152;
const COLUMNS = 6;

describe.each(gallery.map((group) => [group.name, group] as const))('%s', (name, { id, examples }) => {
  const found: Diagnostic[] = [];
  const reading = {
    library,
    info: resolveInfo({}),
    report: (diagnostic: Diagnostic) => found.push(diagnostic),
  };
  const hexes = examples.map(({ hex }) => resolveHex(hex, '', reading));

  test('examples are sound', () => {
    expect(found).toEqual([]);
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
  });

  test('look as they did', async () => {
    const look = lookWith();
    const shown = hexes.filter((_, index) => !decorated.includes(examples[index]!));
    const children = shown.map((hex, index) =>
      placed(
        translate(WIDTH * ((index % COLUMNS) + 0.5), HEIGHT * (Math.floor(index / COLUMNS) + 0.5)),
        ...drawHex(hex, look, { ...TILE, outline: true, id: { base: String(index) } }),
      ),
    );
    const page = {
      title: name,
      width: WIDTH * Math.min(COLUMNS, shown.length),
      height: HEIGHT * Math.ceil(shown.length / COLUMNS),
      children,
    };
    const svg = toSvg(page, { fonts: look.fonts, textMode: 'reference' }).replaceAll('><', '>\n<');
    await expect(`${svg}\n`).toMatchFileSnapshot(`testing/gallery/${id}.svg`);
    expect(look.found.filter(({ code }) => code !== 'artwork/icon')).toEqual([]);
  });
});

test('there are nineteen groups with at least the examples of 20.11', () => {
  const counts = [17, 8, 5, 2, 3, 4, 45, 43, 11, 13, 3, 3, 29, 3, 3, 11, 4, 9, 2];
  expect(gallery).toHaveLength(19);
  gallery.forEach(({ examples }, index) => {
    expect(examples.length).toBeGreaterThanOrEqual(counts[index]!);
  });
});
