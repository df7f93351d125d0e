import { resolve } from '@platelayer/game';
import { library } from '@platelayer/library';
import type { Node } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { lookFor } from '../testing/game.ts';
import type { Art } from './artwork.ts';
import { parseArt } from './parse-svg.ts';
import { recolor } from './recolor.ts';

const artOf = (...shapes: readonly string[]): Art =>
  parseArt(`<svg viewBox="0 0 10 10">${shapes.join('')}</svg>`).art!;
const disc = artOf('<circle class="color-red color-main" r="5" fill="#e00"/>');

const look = lookFor();
const [RED, BLUE, GRAY, WHITE] = ['red', 'blue', 'gray', 'white'].map((name) =>
  look.color(name, 'companies'),
);
const paints = (nodes: readonly Node[]): readonly unknown[] =>
  nodes.flatMap((node) =>
    node.kind === 'group' ? paints(node.children) : 'fill' in node ? [node.fill] : ['none'],
  );
const fills = (art: Art, recoloring = {}, by = look) => paints(recolor(art, recoloring, by));

describe('70.8.3 a disc of color-red color-main on a blue company', () => {
  const mode = (companySvgLogos: 'none' | 'original' | 'match' | 'main') =>
    lookFor(undefined, { companySvgLogos });

  test('original keeps the artwork’s colour, match uses the palette, main the company’s colour', () => {
    expect(fills(disc, {}, mode('original'))).toEqual(['#e00']);
    expect(fills(disc, {}, mode('match'))).toEqual([RED]);
    expect(fills(disc, { main: BLUE }, mode('main'))).toEqual([BLUE]);
    expect(fills(disc, {}, mode('none'))).toEqual([RED]);
  });

  test.each(['original', 'match'] as const)('%s is grey on the reverse side', (name) => {
    expect(fills(disc, { reserved: true }, mode(name))).toEqual([GRAY]);
  });
});

describe('70.8.2 rules', () => {
  test('reserved: explicit replacements first, then every named colour except white becomes grey', () => {
    const art = artOf(
      '<path class="color-red color-reserved-white" d="M0 0"/>',
      '<path class="color-white color-reserved-gray" d="M0 0"/>',
      '<path class="color-white" d="M0 0"/>',
      '<path class="color-blue" d="M0 0"/>',
    );
    expect(fills(art, { reserved: true })).toEqual([WHITE, GRAY, WHITE, GRAY]);
  });

  test('map slots use the palette without a context', () => {
    expect(fills(artOf('<path class="color-map-water" d="M0 0"/>'))).toEqual([look.color('water')]);
  });

  test('of several names, the one latest in the theme’s order is used', () => {
    expect(fills(artOf('<path class="color-red color-blue" d="M0 0"/>'))).toEqual([RED]);
  });

  test('aliases and colours of the game are also names (70.14.13)', () => {
    const { game } = resolve({ info: { title: 'T' }, colors: { heather: '#9a7fa8' } }, library);
    const art = artOf('<path class="color-grey" d="M0 0"/>', '<path class="color-heather" d="M0 0"/>');
    expect(fills(art, {}, lookFor(game))).toEqual([GRAY, '#9a7fa8']);
  });

  test('a name without a colour keeps the artwork’s colour', () => {
    expect(fills(artOf('<path class="color-nonsense" fill="#123456" d="M0 0"/>'))).toEqual(['#123456']);
  });

  test('strokes use their own classes', () => {
    const art = artOf('<path class="color-blue color-stroke-red" fill="none" stroke="#000" d="M0 0"/>');
    expect(recolor(art, {}, look)).toMatchObject([{ fill: BLUE, stroke: { color: RED, width: 1 } }]);
    expect(recolor(artOf('<path class="color-stroke-red" d="M0 0"/>'), {}, look)).toMatchObject([
      { fill: '#000000', stroke: { color: RED } },
    ]);
  });

  test('the class of a group is inherited; a shape with its own colour keeps it', () => {
    const art = artOf(
      '<g class="color-red"><path d="M0 0"/><path fill="#123" d="M0 0"/><path class="color-blue" d="M0 0"/></g>',
    );
    expect(fills(art)).toEqual([RED, '#123', BLUE]);
  });

  test('a class overrides an attribute and a style sheet, but not a style attribute', () => {
    const art = artOf(
      '<style>.a{fill:#333333}</style>',
      '<path class="color-red a" fill="#444444" d="M0 0"/>',
      '<path class="color-red" style="fill:#555555" d="M0 0"/>',
    );
    expect(fills(art)).toEqual([RED, '#555555']);
  });

  test('opacity applies to whichever colour is used', () => {
    expect(fills(artOf('<path class="color-red" fill-opacity=".5" d="M0 0"/>'))).toEqual([`${RED}80`]);
  });
});

describe('a picture without slots', () => {
  test('turns to shades of grey on the reverse side, so that the two sides differ', () => {
    const art = artOf('<path fill="#ff0000" d="M0 0"/>', '<path fill="#ffffff" d="M0 0"/>');
    expect(fills(art)).toEqual(['#ff0000', '#ffffff']);
    expect(fills(art, { reserved: true })).toEqual(['#4c4c4c', '#ffffff']);
  });
});
