import {
  circle,
  group,
  groupAt,
  line,
  type Node,
  type Paint,
  path,
  polygon,
  rect,
  rotate,
  scale,
  symbol,
  translate,
  use,
} from '@platelayer/scene';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PdfOptions, toPdf } from './pdf.ts';
import { documentOf, isInstalled, page, pdfOptions, rasterize, uncompress } from './testing/setup.ts';

let options: PdfOptions;

beforeAll(async () => {
  options = await pdfOptions();
});

const pdfOf = (...nodes: readonly Node[]) => toPdf(documentOf(page(nodes)), options);
const linesOf = async (...nodes: readonly Node[]) => uncompress(await pdfOf(...nodes)).split('\n');

const filled = (fill: Paint) => rect(100, 100, 100, 100, { fill });

describe('strokes', () => {
  test('always set the miter limit of 4', async () =>
    expect(await linesOf(line(0, 0, 9, 9, { stroke: { color: '#000', width: 2 } }))).toContain('4 M'));

  test('set dash, cap and join, but never a negative offset', async () => {
    const stroke = {
      color: '#000',
      width: 2,
      dash: [3, 2, 1],
      dashOffset: -1,
      cap: 'round',
      join: 'bevel',
    } as const;
    const lines = await linesOf(line(0, 0, 9, 9, { stroke }));
    expect(lines).toEqual(expect.arrayContaining(['2 w', '1 J', '2 j', '[3 2 1]11 d', 'S']));
  });

  test('with dashes of length 0 are solid', async () => {
    const lines = await linesOf(line(0, 0, 9, 9, { stroke: { color: '#000', width: 2, dash: [0, 0] } }));
    expect(lines.filter((line) => line.endsWith(' d'))).toEqual([]);
    expect(lines).toContain('S');
  });

  test('of width 0 are not drawn, because PDF would draw hairlines', async () =>
    expect(await linesOf(line(0, 0, 9, 9, { stroke: { color: '#000', width: 0 } }))).not.toContain('S'));
});

describe('fills', () => {
  test('with opaque strokes are one instruction', async () =>
    expect(await linesOf(rect(0, 0, 9, 9, { fill: '#fff', stroke: { color: '#000', width: 1 } }))).toContain(
      'B',
    ));

  test('with translucent strokes are two instructions, so that the fill shows through', async () => {
    const lines = await linesOf(rect(0, 0, 9, 9, { fill: '#fff', stroke: { color: '#0008', width: 1 } }));
    expect(lines).toEqual(expect.arrayContaining(['f', '/CA0.533 gs', 'S']));
  });

  test('follow the even-odd rule if set', async () =>
    expect(await linesOf(path('M0 0 H9 V9 Z', { fill: '#000', fillRule: 'evenodd' }))).toContain('f*'));

  test('skip invisible shapes', async () => {
    const lines = await linesOf(
      circle(9, 9, 0, { fill: '#f00' }),
      rect(0, 0, 9, 0, { fill: '#f00' }),
      filled('#f000'),
    );
    expect(lines).not.toContain('f');
  });

  test('store a gradient once for all shapes that use it', async () => {
    const fill = {
      kind: 'linear',
      ...{ x1: 0, y1: 0, x2: 9, y2: 0 },
      stops: [
        { offset: 0, color: '#f00' },
        { offset: 1, color: '#00f' },
      ],
    } as const;
    const pdf = uncompress(await pdfOf(filled(fill), circle(9, 9, 9, { fill: { ...fill } })));
    expect(pdf.match(/ShadingType/g)).toHaveLength(1);
    expect(pdf.match(/ sh$/gm)).toHaveLength(2);
  });
});

test('a group is an isolated transparency group only if it is translucent', async () => {
  const square = filled('#f00');
  const grouped = async (opacity: number) =>
    uncompress(await pdfOf(group([square], { opacity }))).match(
      /\/Subtype \/Form.*\/S \/Transparency.*\/I true/g,
    );
  expect(await grouped(0.5)).toHaveLength(1);
  expect(await grouped(1)).toBeNull();
});

describe.skipIf(!isInstalled('pdftoppm'))('on paper', () => {
  const colorsAt = async (nodes: readonly Node[], ...points: readonly (readonly [number, number])[]) => {
    const picture = rasterize(await pdfOf(...nodes));
    return points.map(([x, y]) => picture.at(x, y).map((channel) => Math.round(channel / 51) * 51));
  };
  const [white, black, red, blue] = [
    [255, 255, 255],
    [0, 0, 0],
    [255, 0, 0],
    [0, 0, 255],
  ];
  const pink = [255, 153, 153];

  test('transforms and symbols nest, and the last transform applies first', async () => {
    const dot = symbol('dot', [circle(10, 0, 4, { fill: '#000' })]);
    const turned = groupAt(
      translate(200, 100),
      groupAt(rotate(90), groupAt(scale(2), use(dot, translate(5)))),
    );
    expect(await colorsAt([turned], [200, 130], [230, 100])).toEqual([black, white]);
  });

  test('opacity applies to the group as a whole', async () => {
    const both = [filled('#f00'), rect(150, 150, 100, 100, { fill: '#f00' })];
    expect(await colorsAt([group(both, { opacity: 0.4 })], [120, 120], [175, 175])).toEqual([pink, pink]);
  });

  test('shapes after a translucent one are opaque again, also within forms', async () => {
    const dot = symbol('dot', [circle(0, 0, 20, { fill: '#f00' })]);
    const nodes = [filled('#f006'), use(dot, translate(300, 100)), use(dot, translate(150, 150))];
    expect(await colorsAt(nodes, [120, 120], [300, 100], [150, 150])).toEqual([pink, red, red]);
  });

  test('a clip hides what is outside, and everything if it has no area', async () => {
    const clipped = group([filled('#f00')], { clip: circle(150, 150, 30) });
    expect(await colorsAt([clipped], [150, 150], [105, 105])).toEqual([red, white]);
    for (const clip of [rect(100, 100, 0, 100), circle(150, 150, 0), polygon([]), line(100, 100, 200, 200)])
      expect(await colorsAt([group([filled('#f00')], { clip })], [150, 150], [100, 150])).toEqual([
        white,
        white,
      ]);
  });

  test('a group flattened to a line paints nothing and does not break the file', async () =>
    expect(await colorsAt([groupAt(scale(0), filled('#f00')), filled('#00f')], [150, 150])).toEqual([blue]));

  test('a gradient runs from stop to stop in the coordinates of its shape', async () => {
    const fill = {
      kind: 'linear',
      ...{ x1: 100, y1: 0, x2: 200, y2: 0 },
      stops: [
        { offset: 0, color: '#f00' },
        { offset: 0.5, color: '#f00' },
        { offset: 0.5, color: '#00f' },
        { offset: 1, color: '#00f' },
      ],
    } as const;
    expect(await colorsAt([groupAt(translate(50, 0), filled(fill))], [170, 150], [230, 150])).toEqual([
      red,
      blue,
    ]);
  });

  test('the background shows through a transparent stop', async () => {
    const fill = {
      kind: 'radial',
      ...{ cx: 150, cy: 150, r: 50 },
      stops: [
        { offset: 0, color: '#f000' },
        { offset: 1, color: '#f00f' },
      ],
    } as const;
    expect(await colorsAt([filled(fill)], [150, 150], [150, 170], [195, 195])).toEqual([white, pink, red]);
  });

  test('stripes turn clockwise about the origin without hairlines between them', async () => {
    const fill = { kind: 'stripes', colors: ['#f00', '#f00'], width: 3.3, angle: 30 } as const;
    const picture = rasterize(await pdfOf(filled(fill)), 72);
    const inside = Array.from({ length: 60 }, (_, i) => picture.at(76 + i, 110));
    expect(new Set(inside.map(String))).toEqual(new Set(['255,0,0']));
  });

  test('upright stripes start at the origin', async () => {
    const fill = { kind: 'stripes', colors: ['#f00', '#00f', '#000'], width: 20, angle: 0 } as const;
    const points = [130, 150, 170, 190].map((x) => [x, 150] as const);
    expect(await colorsAt([filled(fill)], ...points)).toEqual([red, blue, black, red]);
  });

  test('turned stripes run across their angle', async () => {
    const fill = { kind: 'stripes', colors: ['#f00', '#00f'], width: 20, angle: 90 } as const;
    const points = [110, 130, 150].map((y) => [150, y] as const);
    expect(await colorsAt([filled(fill)], ...points)).toEqual([blue, red, blue]);
  });
});
