import { type Json, resolveTokenFace, type TokenFace, tokenDecorations, tokenFields } from '@platelayer/game';
import { boundsOfAll, checkPage, type Group, type Node, type Text } from '@platelayer/scene';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circlesOf, leaves } from '../testing/find.ts';
import { expectPicture } from '../testing/gallery.ts';
import { lookFor, picture } from '../testing/game.ts';
import { decorationExamples, LOOKS } from './decorations/decorations.ts';
import { drawToken, tokenRadius } from './token.ts';

const look = lookFor();
const FOLDER = 'packages/components/src/tokens/decorations';
const draw = (json: Json, setting = {}, by = look) => drawToken(resolveTokenFace(json), by, setting);
const all = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => [node, ...(node.kind === 'group' ? all(node.children) : [])]);
const label = (nodes: readonly Node[]) => all(nodes).find((node): node is Text => node.kind === 'text');
const content = (nodes: readonly Node[]) => (nodes[0] as Group).children;

/** One token for every mode, named by what must appear (70.2.8); decorations have their examples beside them. */
const MODES: Readonly<Record<string, Json>> = {
  plain: { label: 'AA', color: 'orange' },
  'square token': { label: 'Q', color: 'red', tokenShape: 'square' },
  reverse: { label: 'R', color: 'red', inverse: true },
  reserved: { label: 'R', color: 'red', reserved: true },
  destination: { label: 'D', color: 'red', destination: true },
  outline: { label: 'O', color: 'red', outline: 'blue', outlineWidth: 3 },
  'label with line': {
    label: 'L',
    color: 'red',
    labelColor: 'yellow',
    labelStrokeColor: 'black',
    labelY: 0,
    fontSize: 20,
  },
  'two lines': { label: 'AB', label2: 'East', color: 'navy' },
  'two lines, the second above': {
    label: 'AB',
    label2: 'New',
    label2Position: 'above',
    label2Color: 'yellow',
    bar: true,
  },
  turned: { label: 'T', color: 'red', rotation: 90 },
  bleed: { label: 'BL', color: 'green', stripe: 'white', bleed: true },
};

describe('gallery', () => {
  const tokens = new Map<string, Json>([
    ...Object.entries(MODES),
    ...decorationExamples.map(({ name, token }) => [name.toLowerCase(), token] as const),
  ]);

  test.each([...tokens])('%s', async (name, token) => {
    const children = [
      { kind: 'group', transform: [1, 0, 0, 1, 32, 32], children: draw(token) },
    ] satisfies Node[];
    const page = { width: 64, height: 64, title: name, children };
    await expectPicture(page, look, name);
  });
});

describe('examples of decorations', () => {
  test.each(tokenDecorations)('$kind is worn by one of its own', ({ kind, resolve }) => {
    const worn = LOOKS[kind].examples.some(({ token }) => resolve(token) !== undefined);
    expect(worn, `Add an example that wears "${kind}" beside its drawing, in ${FOLDER}.`).toBe(true);
  });

  test('all have names of their own, which pictures are called by', () => {
    const names = [...Object.keys(MODES), ...decorationExamples.map(({ name }) => name.toLowerCase())];
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    expect(twice, `Give these examples in ${FOLDER} other names.`).toEqual([]);
  });
});

describe('70.2.2 frame', () => {
  test('the radius is width, else that of the place, else 15 for a destination, else 25', () => {
    expect(tokenRadius({ width: 10 }, 20)).toBe(10);
    expect(tokenRadius({ destination: true }, 20)).toBe(20);
    expect(tokenRadius({ destination: true })).toBe(15);
    expect(tokenRadius({})).toBe(25);
  });

  test('a clipped picture, then the outline over it', () => {
    const [content, rim] = draw({ color: 'red' });
    expect(content).toMatchObject({ kind: 'group', clip: { kind: 'circle', cx: 0, cy: 0, r: 25 } });
    expect(rim).toEqual({ kind: 'circle', cx: 0, cy: 0, r: 25, stroke: { color: '#000000', width: 1 } });
  });

  test('bleed moves clip and outline out as far as the sheet says, and nowhere else', () => {
    expect(draw({ bleed: true }, { bleed: 5 })).toMatchObject([{ clip: { r: 30 } }, { r: 30 }]);
    expect(draw({ bleed: true, tokenShape: 'square' }, { bleed: 5 })[1]).toMatchObject({
      x: -30,
      width: 60,
    });
    expect(draw({ bleed: true })).toMatchObject([{ clip: { r: 25 } }, { r: 25 }]);
  });

  test('a wide outline grows inwards: a token is no larger for it', () => {
    for (const outlineWidth of [1, 3, 6]) expect(boundsOfAll(draw({ outlineWidth }))?.width).toBeCloseTo(51);
  });

  test('an outline is a CSS colour, else a name of the palette (70.14.20)', () => {
    const color = (outline: string) => (draw({ outline })[1] as { stroke: { color: string } }).stroke.color;
    expect(color('blue')).toBe('#0000ff');
    expect(color('turmeric')).toBe(look.color('turmeric', 'companies'));
    expect(color('no such colour')).toBe('#000000');
  });

  test('rotation turns the whole token and upright undoes the turn of the surroundings, unless fixed', () => {
    expect(draw({ rotation: 90 })).toMatchObject([{ transform: [0, 1, -1, 0, 0, 0] }]);
    expect(draw({}, { upright: 90 })).toMatchObject([{ transform: [0, -1, 1, 0, 0, 0] }]);
    expect(draw({ rotation: 90, fixed: true }, { upright: 60 })).toHaveLength(2);
  });
});

describe('70.2.3 modes', () => {
  const logo = () => picture('<circle class="color-red color-main" cx="50" cy="50" r="50" fill="#e00"/>');
  const withLogo = lookFor(undefined, {}, { logo: (id) => (id === 'brook/BK' ? logo() : undefined) });
  const ground = (nodes: readonly Node[]) => (content(nodes)[0] as { fill: string }).fill;

  test('a logo stands in a square of 2r instead of decorations and label', () => {
    const nodes = draw({ logo: 'brook/BK', label: 'BK', bar: true, color: 'blue' }, {}, withLogo);
    expect(ground(nodes)).toBe(withLogo.color('white'));
    expect(content(nodes)).toHaveLength(2);
    expect(boundsOfAll([content(nodes)[1]!])).toEqual({ x: -25, y: -25, width: 50, height: 50 });
    expect(label(nodes)).toBeUndefined();
  });

  test('a logo takes the colour of its company, and gray on the reverse side', () => {
    const disc = (json: Json) =>
      all(draw(json, {}, withLogo)).filter(({ kind }) => kind === 'circle')[
        'inverse' in (json as object) ? 2 : 1
      ];
    expect(disc({ logo: 'brook/BK', color: 'blue' })).toMatchObject({ fill: '#2165ae' });
    expect(disc({ logo: 'brook/BK', color: 'blue', inverse: true })).toMatchObject({ fill: '#7e8892' });
    expect(disc({ logo: 'brook/BK', color: 'blue', reserved: true })).toMatchObject({ fill: '#7e8892' });
  });

  test('the edge of a logo that ends at the true edge runs on into the bleed', () => {
    const discs = (json: object) =>
      circlesOf(draw({ logo: 'brook/BK', color: 'blue', ...json }, { bleed: 5 }, withLogo)).map(({ r }) => r);
    const filled = leaves(
      draw({ logo: 'brook/BK', color: 'blue', bleed: true }, { bleed: 5 }, withLogo),
    ).flatMap(({ node, matrix }) =>
      node.kind === 'circle' && node.fill === '#2165ae' ? [Math.round(node.r * matrix[0])] : [],
    );
    expect(filled).toEqual([30, 25]);
    expect(discs({})).toHaveLength(discs({ bleed: true }).length - 2);
  });

  test('in much bleed, as shops want it, the colour of a round logo runs on, and nothing of its inside', () => {
    const face = { logo: 'brook/BK', color: 'blue', bleed: true };
    const shapes = (bleed: number) => leaves(draw(face, { bleed }, withLogo));
    const radii = (bleed: number) =>
      shapes(bleed).flatMap(({ node, matrix }) =>
        node.kind === 'circle' && node.fill === '#2165ae' ? [Math.round(node.r * matrix[0])] : [],
      );
    expect(radii(30)).toEqual([55, 25]);
    // The logo itself is there once, and is not enlarged.
    expect(shapes(30).length).toBeLessThan(shapes(5).length);
  });

  test('iconColor is the ground under a logo', () => {
    expect(ground(draw({ logo: 'brook/BK', iconColor: 'yellow' }, {}, withLogo))).toBe('#fed119');
  });

  test('a logo that is not to be had leaves the plain token', () => {
    const nodes = draw({ logo: 'misc/GN', label: 'GN', color: 'blue', bar: true });
    expect(ground(nodes)).toBe('#2165ae');
    expect(label(nodes)?.runs[0]?.text).toBe('GN');
  });

  test('where the token has no label, letters of the logo stand for it', () => {
    const by = lookFor();
    expect(label(draw({ logo: 'misc/GN' }, {}, by))?.runs[0]?.text).toBe('GN');
    expect(by.found).toMatchObject([{ code: 'artwork/logo', severity: 'warning' }]);
  });

  test('the reverse side is white in a ring of the colour of the token, without decorations', () => {
    const nodes = draw({ label: 'R', color: 'red', bar: true, inverse: true });
    expect(content(nodes)).toMatchObject([
      { r: 25, fill: '#d50f31' },
      { r: 21, fill: '#fbfcfb', stroke: { color: '#000000', width: 0.75 } },
      { kind: 'text' },
    ]);
  });

  test.each(['white', 'gray', 'black', 'natural', undefined])('both sides of a %s token differ', (color) => {
    const side = (face: object) =>
      JSON.stringify(draw({ label: 'R', ...(color ? { color } : {}), ...face } as Json));
    expect(side({ inverse: true })).not.toBe(side({}));
    expect(draw({ label: 'R', inverse: true }).length).toBe(2);
    const logo = (face: object) =>
      JSON.stringify(draw({ logo: 'brook/BK', ...(color ? { color } : {}), ...face } as Json, {}, withLogo));
    expect(logo({ inverse: true })).not.toBe(logo({}));
  });

  test('the ring of a white token is grey', () => {
    expect(content(draw({ label: 'R', color: 'white', inverse: true }))[0]).toMatchObject({
      fill: '#c4c4c4',
    });
  });

  test('a label of stated size stays within the ring', () => {
    const nodes = draw({ label: 'WIDE', color: 'red', fontSize: 30, inverse: true });
    expect(boundsOfAll([label(nodes)!])!.width).toBeLessThan(2 * 21);
  });

  test('a reserved token is gray', () => {
    expect(ground(draw({ color: 'red', reserved: true }))).toBe('#7e8892');
  });

  test('round trackers use the palette of the map', () => {
    expect(ground(draw({ color: 'yellow' }, { context: 'map' }))).toBe(look.color('yellow', 'map'));
  });
});

describe('70.2.6 icon', () => {
  const icon = () => picture('<rect width="100" height="100"/>');
  const withIcon = lookFor(undefined, {}, { icon });
  const boxOf = (json: Json) => {
    const drawn = content(draw(json, {}, withIcon)).find(({ kind }) => kind === 'group');
    return drawn && boundsOfAll([drawn]);
  };

  test('alone it is three quarters of the token, in the middle', () => {
    expect(boxOf({ icon: 'port' })).toEqual({ x: -18.75, y: -18.75, width: 37.5, height: 37.5 });
    expect(boxOf({ icon: 'port', iconWidth: 40 })).toMatchObject({ width: 30 });
    expect(boxOf({ icon: 'port', logoWidth: 20 })).toMatchObject({ width: 15 });
    expect(boxOf({ icon: 'port', iconY: -20 })).toMatchObject({ y: -20 });
  });

  test('with a label its upper edge lies at 0.95 of its side', () => {
    expect(boxOf({ icon: 'port', label: '+10' })).toEqual({
      x: -11.875,
      y: -22.5625,
      width: 23.75,
      height: 23.75,
    });
    expect(boxOf({ icon: 'port', label: 'A', iconWidth: 20 })).toMatchObject({ y: -19, width: 20 });
  });

  test('one that is not loaded or not known is a neutral mark, and told of', () => {
    const by = lookFor();
    expect(content(draw({ icon: 'port' }, {}, by))).toHaveLength(4);
    expect(by.found).toMatchObject([{ code: 'artwork/icon' }]);
    expect(content(draw({ icon: 'dragon' }, {}, by))).toHaveLength(4);
    expect(by.found).toHaveLength(2);
  });
});

test('a distance beyond all measure stays a number', () => {
  const face = resolveTokenFace({
    icon: 'dragon',
    label: 'D',
    iconY: Number.MAX_VALUE,
    labelY: -Number.MAX_VALUE,
  });
  checkPage({ width: 100, height: 100, children: drawToken(face, look) }, look.fonts);
});

test('any face can be printed', () => {
  const field = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.double(),
    fc.boolean(),
    fc.constantFrom('red', 'blue', 'map-yellow', '__proto__', '1e9', '-3'),
    fc.array(fc.constantFrom('red', 'gold', 'nothing', ''), { maxLength: 4 }),
  );
  const fields = Object.keys(tokenFields);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), field), (json) => {
      const face: TokenFace = resolveTokenFace(json as Json);
      // Presses refuse what is not finite; a face is a user's, so drawing must never make such a thing.
      checkPage({ width: 100, height: 100, children: drawToken(face, look) }, look.fonts);
    }),
    { numRuns: 300 },
  );
});
