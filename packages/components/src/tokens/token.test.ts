import { type Json, resolveTokenFace, type TokenFace, tokenDecorations, tokenFields } from '@platelayer/game';
import { boundsOfAll, checkPage, type Group, type Node, type Text } from '@platelayer/scene';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circlesOf, leaves } from '../testing/find.ts';
import { expectPicture } from '../testing/gallery.ts';
import { lookFor, picture } from '../testing/game.ts';
import { decorationExamples, examplesOf } from './decorations/decorations.ts';
import { drawToken, tokenRadius } from './token.ts';

const look = lookFor();
const FOLDER = 'packages/components/src/tokens/decorations';
const draw = (json: Json, setting = {}, by = look) => drawToken(resolveTokenFace(json), by, setting);
const all = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => [node, ...(node.kind === 'group' ? all(node.children) : [])]);
const label = (nodes: readonly Node[]) => all(nodes).find((node): node is Text => node.kind === 'text');
const content = (nodes: readonly Node[]) => (nodes[0] as Group).children;

/** Tokens for all modes (70.2.8). Decorations have their own examples. */
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
  test.each(tokenDecorations)('show $kind', ({ kind, resolve }) => {
    const isShown = examplesOf(kind).some(({ token }) => resolve(token) !== undefined);
    expect(
      isShown,
      `The decoration "${kind}" needs a look with an example that shows it. Add ${FOLDER}/${kind}.ts, and enter it in LOOKS in decorations.ts.`,
    ).toBe(true);
  });

  test('have unique names, which are the names of their pictures', () => {
    const names = [...Object.keys(MODES), ...decorationExamples.map(({ name }) => name.toLowerCase())];
    const duplicates = names.filter((name, index) => names.indexOf(name) !== index);
    expect(duplicates, `Give these examples in ${FOLDER} other names.`).toEqual([]);
  });
});

describe('70.2.2 frame', () => {
  test('has the radius in `width`, that of the position, 15 for a destination, or 25', () => {
    expect(tokenRadius({ width: 10 }, 20)).toBe(10);
    expect(tokenRadius({ destination: true }, 20)).toBe(20);
    expect(tokenRadius({ destination: true })).toBe(15);
    expect(tokenRadius({})).toBe(25);
  });

  test('consists of a clipped picture with the outline over it', () => {
    const [content, rim] = draw({ color: 'red' });
    expect(content).toMatchObject({ kind: 'group', clip: { kind: 'circle', cx: 0, cy: 0, r: 25 } });
    expect(rim).toEqual({ kind: 'circle', cx: 0, cy: 0, r: 25, stroke: { color: '#000000', width: 1 } });
  });

  test('moves clip and outline outwards for the bleed, if the position has one', () => {
    expect(draw({ bleed: true }, { bleed: 5 })).toMatchObject([{ clip: { r: 30 } }, { r: 30 }]);
    expect(draw({ bleed: true, tokenShape: 'square' }, { bleed: 5 })[1]).toMatchObject({
      x: -30,
      width: 60,
    });
    expect(draw({ bleed: true })).toMatchObject([{ clip: { r: 25 } }, { r: 25 }]);
  });

  test('makes wide outlines grow inwards', () => {
    for (const outlineWidth of [1, 3, 6]) expect(boundsOfAll(draw({ outlineWidth }))?.width).toBeCloseTo(51);
  });

  test('reads the outline as a CSS colour, then as a palette name (70.14.20)', () => {
    const color = (outline: string) => (draw({ outline })[1] as { stroke: { color: string } }).stroke.color;
    expect(color('blue')).toBe('#0000ff');
    expect(color('turmeric')).toBe(look.color('turmeric', 'companies'));
    expect(color('no such colour')).toBe('#000000');
  });

  test('applies rotation, and undoes the rotation of the surroundings, unless the token is fixed', () => {
    expect(draw({ rotation: 90 })).toMatchObject([{ transform: [0, 1, -1, 0, 0, 0] }]);
    expect(draw({}, { upright: 90 })).toMatchObject([{ transform: [0, -1, 1, 0, 0, 0] }]);
    expect(draw({ rotation: 90, fixed: true }, { upright: 60 })).toHaveLength(2);
  });
});

describe('70.2.3 modes', () => {
  const logo = () => picture('<circle class="color-red color-main" cx="50" cy="50" r="50" fill="#e00"/>');
  const withLogo = lookFor(undefined, {}, { logo: (id) => (id === 'brook/BK' ? logo() : undefined) });
  const ground = (nodes: readonly Node[]) => (content(nodes)[0] as { fill: string }).fill;

  test('show a logo in a square of 2r instead of decorations and label', () => {
    const nodes = draw({ logo: 'brook/BK', label: 'BK', bar: true, color: 'blue' }, {}, withLogo);
    expect(ground(nodes)).toBe(withLogo.color('white'));
    expect(content(nodes)).toHaveLength(2);
    expect(boundsOfAll([content(nodes)[1]!])).toEqual({ x: -25, y: -25, width: 50, height: 50 });
    expect(label(nodes)).toBeUndefined();
  });

  test('show a logo in the colour of its company, or grey on the reverse side', () => {
    const disc = (json: Json) =>
      all(draw(json, {}, withLogo)).filter(({ kind }) => kind === 'circle')[
        'inverse' in (json as object) ? 2 : 1
      ];
    expect(disc({ logo: 'brook/BK', color: 'blue' })).toMatchObject({ fill: '#2165ae' });
    expect(disc({ logo: 'brook/BK', color: 'blue', inverse: true })).toMatchObject({ fill: '#7e8892' });
    expect(disc({ logo: 'brook/BK', color: 'blue', reserved: true })).toMatchObject({ fill: '#7e8892' });
  });

  test('extend a logo that ends at the trimmed edge into the bleed', () => {
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

  test('extend only the colour of a round logo into a wide bleed', () => {
    const face = { logo: 'brook/BK', color: 'blue', bleed: true };
    const shapes = (bleed: number) => leaves(draw(face, { bleed }, withLogo));
    const radii = (bleed: number) =>
      shapes(bleed).flatMap(({ node, matrix }) =>
        node.kind === 'circle' && node.fill === '#2165ae' ? [Math.round(node.r * matrix[0])] : [],
      );
    expect(radii(30)).toEqual([55, 25]);
    // The logo itself is drawn once and not scaled.
    expect(shapes(30).length).toBeLessThan(shapes(5).length);
  });

  test('use iconColor as background of a logo', () => {
    expect(ground(draw({ logo: 'brook/BK', iconColor: 'yellow' }, {}, withLogo))).toBe('#fed119');
  });

  test('show a plain token if the logo is not available', () => {
    const nodes = draw({ logo: 'misc/GN', label: 'GN', color: 'blue', bar: true });
    expect(ground(nodes)).toBe('#2165ae');
    expect(label(nodes)?.runs[0]?.text).toBe('GN');
  });

  test('show letters of a missing logo if the token has no label', () => {
    const by = lookFor();
    expect(label(draw({ logo: 'misc/GN' }, {}, by))?.runs[0]?.text).toBe('GN');
    expect(by.found).toMatchObject([{ code: 'artwork/logo', severity: 'warning' }]);
  });

  test('show a white reverse side in a ring of the token’s colour, without decorations', () => {
    const nodes = draw({ label: 'R', color: 'red', bar: true, inverse: true });
    expect(content(nodes)).toMatchObject([
      { r: 25, fill: '#d50f31' },
      { r: 21, fill: '#fbfcfb', stroke: { color: '#000000', width: 0.75 } },
      { kind: 'text' },
    ]);
  });

  test.each(['white', 'gray', 'black', 'natural', undefined])(
    'show two different sides of a %s token',
    (color) => {
      const side = (face: object) =>
        JSON.stringify(draw({ label: 'R', ...(color ? { color } : {}), ...face } as Json));
      expect(side({ inverse: true })).not.toBe(side({}));
      expect(draw({ label: 'R', inverse: true }).length).toBe(2);
      const logo = (face: object) =>
        JSON.stringify(
          draw({ logo: 'brook/BK', ...(color ? { color } : {}), ...face } as Json, {}, withLogo),
        );
      expect(logo({ inverse: true })).not.toBe(logo({}));
    },
  );

  test('show a grey ring on a white token', () => {
    expect(content(draw({ label: 'R', color: 'white', inverse: true }))[0]).toMatchObject({
      fill: '#c4c4c4',
    });
  });

  test('keep a label with a set size inside the ring', () => {
    const nodes = draw({ label: 'WIDE', color: 'red', fontSize: 30, inverse: true });
    expect(boundsOfAll([label(nodes)!])!.width).toBeLessThan(2 * 21);
  });

  test('show a reserved token in grey', () => {
    expect(ground(draw({ color: 'red', reserved: true }))).toBe('#7e8892');
  });

  test('use the palette of the map on round trackers', () => {
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

  test('is three quarters of the token wide and centred without a label', () => {
    expect(boxOf({ icon: 'port' })).toEqual({ x: -18.75, y: -18.75, width: 37.5, height: 37.5 });
    expect(boxOf({ icon: 'port', iconWidth: 40 })).toMatchObject({ width: 30 });
    expect(boxOf({ icon: 'port', logoWidth: 20 })).toMatchObject({ width: 15 });
    expect(boxOf({ icon: 'port', iconY: -20 })).toMatchObject({ y: -20 });
  });

  test('has its top edge at 0.95 of its side above the centre with a label', () => {
    expect(boxOf({ icon: 'port', label: '+10' })).toEqual({
      x: -11.875,
      y: -22.5625,
      width: 23.75,
      height: 23.75,
    });
    expect(boxOf({ icon: 'port', label: 'A', iconWidth: 20 })).toMatchObject({ y: -19, width: 20 });
  });

  test('is a reported neutral mark if it is not loaded or unknown', () => {
    const by = lookFor();
    expect(content(draw({ icon: 'port' }, {}, by))).toHaveLength(4);
    expect(by.found).toMatchObject([{ code: 'artwork/icon' }]);
    expect(content(draw({ icon: 'dragon' }, {}, by))).toHaveLength(4);
    expect(by.found).toHaveLength(2);
  });
});

test('a huge distance does not produce infinite coordinates', () => {
  const face = resolveTokenFace({
    icon: 'dragon',
    label: 'D',
    iconY: Number.MAX_VALUE,
    labelY: -Number.MAX_VALUE,
  });
  checkPage({ width: 100, height: 100, children: drawToken(face, look) }, look.fonts);
});

test('every face is printable', () => {
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
      // Presses refuse infinite numbers, and faces are user input.
      checkPage({ width: 100, height: 100, children: drawToken(face, look) }, look.fonts);
    }),
    { numRuns: 300 },
  );
});
