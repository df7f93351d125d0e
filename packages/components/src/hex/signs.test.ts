import type { Config, Json } from '@platelayer/game';
import { boundsOfAll, type Line } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { openArtwork } from '../artwork/open.ts';
import { withLook } from '../look.ts';
import { circlesOf, leaves, letterBox, nodesOf, textsOf } from '../testing/find.ts';
import { drawBorder } from './border.ts';
import { drawCompanyMark } from './company-mark.ts';
import { drawCrossing } from './crossing.ts';
import { drawDivide } from './divide.ts';
import { drawHexIcon } from './icon.ts';
import { drawIndustry } from './industry.ts';
import { hexPainter } from './painter.ts';
import { drawRouteBonus } from './route-bonus.ts';
import { drawHexShape } from './shape.ts';
import { drawTerrain } from './terrain.ts';
import { galleryGame, hexOf, lookWith, painter, TILE } from './testing/draw.ts';
import { drawTunnelEntrance, drawTunnelEntranceHalo } from './tunnel-entrance.ts';

const look = lookWith();
const round = (value: number) => Math.round(value * 1000) / 1000 || 0;

describe('shapes (20.8.15)', () => {
  const draw = (json: Json, options = {}) =>
    drawHexShape(hexOf({ shapes: [json] }).shapes[0]!, painter({}, options));
  const points = (json: Json) => nodesOf(draw(json), 'polygon')[0]?.points.map((point) => point.map(round));

  test.each([
    ['diamond', [-25, 0], [0, -25]],
    ['hexagon', [-25, 0], [-12.5, -21.651]],
    ['triangle', [-25, 14.434], [0, -28.868]],
    ['star', [0, -48], [12, -14]],
  ])('%s', (type, first, second) => {
    expect(points({ type })?.slice(0, 2)).toEqual([first, second]);
  });

  test('scale with their width', () => {
    expect(points({ type: 'diamond', width: 100 })?.[0]).toEqual([-50, 0]);
    expect(circlesOf(draw({ width: 30 }))).toMatchObject([{ r: 15 }]);
    expect(nodesOf(draw({ type: 'ellipse', width: 80, height: 40 }), 'ellipse')).toMatchObject([
      { rx: 40, ry: 20 },
    ]);
    expect(nodesOf(draw({ type: 'square', width: 30 }), 'rect')).toMatchObject([{ x: -15, width: 30 }]);
  });

  test('a reversed triangle points down', () => {
    expect(points({ type: 'triangle', reverse: true })?.[1]).toEqual([0, 28.868]);
  });

  test('dashes are 0.14 of the width, or 7 without a width', () => {
    expect(nodesOf(draw({ dashed: true }), 'circle')[0]?.stroke).toMatchObject({
      dash: [7.000000000000001],
      cap: 'round',
    });
  });

  test('have no fill without a colour or with an unknown one, and opacity applies only to the fill', () => {
    expect(nodesOf(draw({}), 'circle')[0]?.fill).toBeUndefined();
    expect(nodesOf(draw({ color: 'nosuchcolour' }), 'circle')[0]?.fill).toBeUndefined();
    expect(nodesOf(draw({ color: 'yellow', opacity: 0.5 }), 'circle')[0]?.fill).toBe('#ffe60080');
  });

  test('the text of a star is centred, with size 14 at width 50', () => {
    const [text] = textsOf(draw({ type: 'star', text: 'S' }));
    expect(text?.size).toBe(14);
    expect(text!.x + text!.width / 2).toBeCloseTo(0);
  });

  test('text stays upright in a turned tile, the figure turns', () => {
    const [figure, text] = leaves(draw({ type: 'square', text: 'S' }, { rotation: 60 }));
    expect(figure?.matrix[1]).toBe(0);
    expect(text?.matrix[1]).toBeCloseTo(-Math.sin(Math.PI / 3));
  });
});

test('bridges point down, tunnels up; both show their cost as money (20.8.17)', () => {
  const hex = hexOf({ bridges: [{ cost: 40 }], tunnels: [{ cost: 80 }] });
  const bridge = drawCrossing(hex.bridges[0]!, painter());
  const tunnel = drawCrossing(hex.tunnels[0]!, painter());
  expect(nodesOf(bridge, 'polygon')[0]?.points[1]?.[1]).toBeCloseTo((28.86751346 * 44) / 50);
  expect(nodesOf(tunnel, 'polygon')[0]?.points[1]?.[1]).toBeCloseTo((-28.86751346 * 44) / 50);
  expect(textsOf(bridge)).toMatchObject([{ text: '$40', size: 11 }]);
  expect(textsOf(tunnel)).toMatchObject([{ text: '$80' }]);
});

test('a cost stays within the sides of its triangle, unless the file sets its size (20.8.17)', () => {
  const textOf = (json: Json) => textsOf(drawCrossing(hexOf({ tunnels: [json] }).tunnels[0]!, painter()))[0]!;
  const { size, width } = textOf({ cost: 1200 });
  // Width of a triangle of 44 at the top of the digits.
  expect(width).toBeLessThan((2 / Math.sqrt(3)) * ((28.86751346 * 44) / 50 - 0.36 * size));
  expect(size).toBeGreaterThan(7);
  expect(textOf({ cost: 1200, fontSize: 12 }).size).toBe(12);
});

describe('terrain (20.8.13)', () => {
  const draw = (json: Json, config: Partial<Config> = {}) =>
    drawTerrain(hexOf({ terrain: [json] }).terrain[0]!, painter({}, {}, config));

  test.each([
    ['river', 12],
    ['swamp', 10],
    ['mountain', 8],
    ['cow-skull', 18],
    ['wheat', 18],
    ['noenter', 18],
  ])('a %s is raised by %d', (type, raised) => {
    expect(circlesOf(draw({ type }))[0]).toEqual({ x: 0, y: -raised, r: 10 });
  });

  test.each([
    ['tiny', 0.75],
    ['small', 1],
    ['medium', 1.5],
    ['large', 2],
  ])('%s scales the icon by %d', (size, factor) => {
    expect(circlesOf(draw({ type: 'river', size }))[0]?.r).toBeCloseTo(10 * factor);
  });

  test.each(
    ['tiny', 'small', 'medium', 'large'].flatMap((size) =>
      ['mountain', 'water', 'tree', 'swamp', 'cow-skull'].map((type) => [size, type] as const),
    ),
  )('%s: there is a gap between a %s and its cost', async (size, type) => {
    const terrain = hexOf({ terrain: [{ type, size, cost: 120 }] }).terrain[0]!;
    const nodes = await withLook(galleryGame, { ...look, artwork: openArtwork() }, (loaded) =>
      drawTerrain(terrain, hexPainter(hexOf({}), loaded, TILE)),
    );
    const picture = boundsOfAll(nodes.filter(({ kind }) => kind === 'group'))!;
    const cost = letterBox(textsOf(nodes)[0]!, look.fonts)!;
    expect(cost.y - picture.y - picture.height).toBeGreaterThan(2);
  });

  test('coloured costs have an outline, black ones do not', () => {
    expect(nodesOf(draw({ cost: 20, color: 'green' }), 'text')[0]?.stroke?.width).toBe(1);
    expect(nodesOf(draw({ cost: 20 }), 'text')[0]?.stroke).toBeUndefined();
    expect(nodesOf(draw({ cost: 20, color: 'black' }), 'text')[0]?.stroke).toBeUndefined();
  });

  test('the cost hangs from the origin, formatted as money or plain', () => {
    const { currency } = lookWith().config;
    const [cost] = textsOf(draw({ cost: 1200 }));
    expect(cost).toMatchObject({ text: '$1,200', size: 15 });
    expect(cost!.y).toBeGreaterThan(10);
    expect(textsOf(draw({ cost: 1200 }, { currency: { ...currency, terrain: false } }))).toMatchObject([
      { text: '1200' },
    ]);
  });
});

test('icons have a disc of radius 15, or of half their width less 10 (20.8.14)', () => {
  const radius = (json: Json) => circlesOf(drawHexIcon(hexOf({ icons: [json] }).icons[0]!, painter()))[0]?.r;
  expect(radius({ type: 'port' })).toBe(15);
  expect(radius({ type: 'port', width: 40 })).toBe(30);
  expect(radius({ type: 'port', noCircle: true, width: 40 })).toBe(16);
});

test('a route bonus is 10 wide per character and 20 high, with points of 10 (20.8.23)', () => {
  const drawn = drawRouteBonus(hexOf({ routeBonuses: [{ value: '+50' }] }).routeBonuses[0]!, painter());
  expect(nodesOf(drawn, 'polygon')[0]?.points).toEqual([
    [-25, 0],
    [-15, 10],
    [15, 10],
    [25, 0],
    [15, -10],
    [-15, -10],
  ]);
});

describe('private company marks (20.8.20)', () => {
  const draw = (json: Json) => drawCompanyMark(hexOf({ companies: [json] }).companies[0]!, painter());

  test('have two circles of 6, right one first, as far apart as the label is long', () => {
    expect(circlesOf(draw({ label: 'SVR' }))).toEqual([
      { x: 14, y: -6, r: 6 },
      { x: -14, y: -6, r: 6 },
    ]);
    expect(nodesOf(draw({ label: 'SVR' }), 'path')[0]?.data[1]).toEqual(['A', 56, 56, 0, 0, 1, 14, -6]);
  });

  test('below, the arc curves downwards and the label is on the line', () => {
    expect(circlesOf(draw({ label: 'C', left: 30, bottom: true }))).toMatchObject([
      { x: 8, y: 6 },
      { x: -38, y: 6 },
    ]);
    expect(textsOf(draw({ label: 'C', bottom: true }))[0]?.y).toBe(-6);
  });

  test('reversed, the label hangs from −30', () => {
    const [above] = textsOf(draw({ label: 'C', reverse: true }));
    const [below] = textsOf(draw({ label: 'C' }));
    expect(below!.y - above!.y).toBeCloseTo(36);
  });
});

test('industries are discs of radius 18 with pink halves (20.8.19)', () => {
  const drawn = drawIndustry(hexOf({ industries: [{ top: 'SB', bottom: 20 }] }).industries[0]!, painter());
  const pink = look.color('pink', 'companies')!;
  expect(circlesOf(drawn)).toMatchObject([{ r: 18 }]);
  expect(nodesOf(drawn, 'path').map(({ fill, stroke }) => [fill, stroke?.color])).toEqual([
    [`${pink}33`, pink],
    [undefined, pink],
  ]);
  expect(textsOf(drawn).map(({ text }) => text)).toEqual(['SB', '20']);
});

test('the text of an industry stays inside its disc (20.8.19)', () => {
  const { industries } = hexOf({ industries: [{ top: 'STEEL', bottom: '100' }] });
  const [top, bottom] = textsOf(drawIndustry(industries[0]!, painter()));
  expect(Math.hypot(top!.width / 2, 8 + 0.36 * top!.size)).toBeLessThanOrEqual(17.001);
  expect(bottom!.size).toBe(12);
});

test('tunnel entrances are circles of radius 15 with a passage of 22.5 to each side (20.8.18)', () => {
  const entrance = hexOf({ tunnelEntrances: [{}] }).tunnelEntrances[0]!;
  const drawn = drawTunnelEntrance(entrance, painter());
  expect(circlesOf(drawn)).toMatchObject([{ r: 15 }, { r: 15 }]);
  expect(nodesOf(drawn, 'rect')).toMatchObject([{ x: -22.5, y: -4, width: 45, height: 8 }]);
  expect(nodesOf(drawn, 'path')[0]?.data).toEqual([
    ['M', -14.5, -5],
    ['L', -22.5, -5],
    ['L', -22.5, 5],
    ['L', -14.5, 5],
  ]);
  const halo = drawTunnelEntranceHalo(entrance, painter());
  expect(circlesOf(halo)).toMatchObject([{ r: 18 }]);
  expect(nodesOf(halo, 'rect')).toMatchObject([{ x: -25.5, width: 51, height: 16 }]);
});

describe('borders and divides (20.8.2, 20.8.3)', () => {
  const border = (json: Json, options = {}) =>
    leaves(drawBorder(hexOf({ borders: [json] }).borders[0]!, painter({}, options)))[0]!;

  test('a side is 10 thick in company colours', () => {
    expect(border({ side: 1, color: 'blue' }).node).toMatchObject({
      x1: expect.closeTo(43.30125, 4),
      y1: 75,
      stroke: { width: 10, cap: 'round', color: look.color('blue', 'companies') },
    });
  });

  test.each([
    [undefined, 86.6025 / 4],
    [9, 86.6025 / 8],
    [40, 86.6025 / 4],
  ])('dashes of width %s are %d long: half of one at each corner, one at the midpoint', (width, length) => {
    const { stroke } = border({ side: 1, color: 'blue', dashed: true, ...(width && { width }) }).node as Line;
    expect(stroke?.dash).toEqual([expect.closeTo(length, 3)]);
    expect(stroke?.dashOffset).toBeCloseTo(length / 2, 3);
    expect(stroke?.cap).toBeUndefined();
  });

  test('a given offset is used', () => {
    const { stroke } = border({ side: 1, color: 'blue', dashed: true, offset: 5 }).node as Line;
    expect(stroke).toMatchObject({ dash: [16], dashOffset: 5 });
  });

  test('borders turn with the orientation, divides do not', () => {
    expect(border({ side: 1, color: 'blue' }, { orientation: 90 }).matrix[1]).toBe(1);
    const divide = leaves(
      drawDivide(hexOf({ divides: [{ side: 1 }] }).divides[0]!, painter({}, { orientation: 90 })),
    );
    expect(divide[0]).toMatchObject({ matrix: [1, 0, 0, 1, 0, 0], node: { y1: -100, y2: 100 } });
  });
});
