import type { Config, Json, JsonObject } from '@platelayer/game';
import { contrastRatio, LEAST_CONTRAST } from '@platelayer/library';
import { drawWhenLoaded } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { allFonts } from '../../../../scripts/testing/fallback.ts';
import { leaves, nodesOf, textsOf } from '../testing/find.ts';
import { drawLabel } from './label.ts';
import { drawHexName } from './name.ts';
import { drawOffBoardName, drawOffBoardRevenue, revenueWidth } from './off-board-revenue.ts';
import { hexOf, lookWith, painter } from './testing/draw.ts';
import { drawValue, valueHalfWidth } from './value.ts';

const look = lookWith();

test('italic text is slanted if its family has no italics or is unknown (50.1.5)', () => {
  const matrixOf = (font: object) =>
    textsOf(drawHexName(hexOf({ names: [{ name: 'Ayr', ...font }] }).names[0]!, painter()))[0]?.matrix;
  expect(matrixOf({ fontFamily: 'Nobody Has', fontStyle: 'italic' })?.[2]).toBeCloseTo(
    -Math.tan((14 * Math.PI) / 180),
  );
  expect(matrixOf({ fontFamily: 'Nobody Has' })?.[2]).toBeCloseTo(0);
});

describe('values (20.8.12)', () => {
  const draw = (json: Json, options = {}) =>
    drawValue(hexOf({ values: [json] }).values[0]!, painter({}, options));

  test.each([
    ['2', 14],
    ['20', 14],
    ['120', 25.2],
    ['1000', 33.6],
    ['60/60', 42],
  ])('%s has a half width of %d', (shown, half) => {
    expect(valueHalfWidth({ halfHeight: 14 }, shown)).toBeCloseTo(half);
  });

  test('are ellipses at angle 210, 52.5 out, with a border of 2', () => {
    const [background] = leaves(draw({ value: 120 }));
    expect(background?.node).toMatchObject({
      kind: 'ellipse',
      rx: expect.closeTo(25.2, 4),
      ry: 14,
      stroke: { width: 2 },
    });
    expect(background?.matrix.slice(4)).toEqual([expect.closeTo(26.25, 4), expect.closeTo(-45.466, 2)]);
  });

  test('may have a ring of 7 behind them, a square, or no background', () => {
    expect(nodesOf(draw({ value: 20, outerBorderColor: 'red' }), 'ellipse')[0]?.stroke?.width).toBe(7);
    expect(nodesOf(draw({ value: 20, shape: 'square' }), 'rect')).toMatchObject([{ x: -14, width: 28 }]);
    expect(leaves(draw({ value: 20, shape: 'none' }))).toHaveLength(1);
  });

  test('stay upright in a turned tile unless fixed', () => {
    const sine = (json: Json, options: object) => leaves(draw(json, options))[0]!.matrix[1];
    expect(sine({ value: 20 }, { rotation: 60 })).toBeCloseTo(-Math.sin(Math.PI / 3));
    expect(sine({ value: 20, fixed: true }, { rotation: 60 })).toBe(0);
    expect(sine({ value: 20 }, { rotation: 60, fixed: true })).toBe(0);
    expect(sine({ value: 20, rotation: 45 }, {})).toBeCloseTo(0);
    expect(sine({ value: 20, rotate: 90 }, {})).toBeCloseTo(1);
  });
});

describe('labels (20.8.11)', () => {
  test('are at angle 150, centred both ways, in map colours', () => {
    const [label] = leaves(drawLabel(hexOf({ labels: [{ label: 'OO' }] }).labels[0]!, painter()));
    expect(label?.matrix.slice(4)).toEqual([expect.closeTo(-26.25, 4), expect.closeTo(-45.466, 2)]);
    expect(label?.node).toMatchObject({
      fill: look.color('black', 'map'),
      runs: [{ size: 30, face: 'display-bold' }],
    });
  });
});

describe('names (20.8.10)', () => {
  const draw = (json: Json, color = 'plain') =>
    drawHexName(hexOf({ color, names: [json] }).names[0]!, painter({ color }));

  test('have their baseline at the position; x and y are doubled', () => {
    expect(textsOf(draw({ name: 'Alps', angle: 180, percent: 0.5 }))[0]?.y).toBe(-37.5);
    expect(textsOf(draw({ name: 'Alps', y: -15 }))[0]?.y).toBe(-30);
  });

  test('contrast with the hex, or have their own colour', () => {
    const ink = (json: Json, color?: string) => nodesOf(draw(json, color), 'text')[0]?.fill;
    expect(ink({ name: 'Alps' }, 'yellow')).toBe(look.color('black'));
    expect(ink({ name: 'Alps', bgColor: 'black' }, 'yellow')).toBe(look.color('white'));
    expect(ink({ name: 'Alps', color: 'green' })).toBe(look.color('green'));
  });

  test('are stretched to a forced length', () => {
    const [run] = nodesOf(draw({ name: 'Fens', textLength: 90 }), 'text')[0]!.runs;
    expect(run!.width - run!.tracking!).toBeCloseTo(90);
    const [start] = textsOf(draw({ name: 'Fens', textLength: 90 }));
    expect(start?.x).toBeCloseTo(-45);
  });

  test('follow a path', () => {
    const drawn = leaves(draw({ name: 'Up', path: 'M 0 50 L 0 -50' }));
    expect(drawn[0]?.matrix[1]).toBeCloseTo(-1);
  });

  test('are stretched to a forced length along a path', () => {
    const drawn = textsOf(draw({ name: 'Fens', path: 'M -60 0 L 60 0', textLength: 90 }));
    expect(drawn.map(({ text }) => text)).toEqual(['F', 'e', 'n', 's']);
    expect(drawn[0]?.x).toBeCloseTo(-45);
    expect(drawn[1]!.x - drawn[0]!.x).toBeGreaterThan(20);
  });

  test('keep all their letters at the end of a path', () => {
    const words = (path: string, offset: number) =>
      textsOf(draw({ name: 'Fens', path, offset }))
        .map(({ text }) => text)
        .join('|');
    expect(words('M -60 0 L 60 0', 0)).toBe('Fens');
    expect(words('M -60 0 L 60 0', 100)).toBe('Fens');
    expect(words('M -40 -40 L 40 -40 L 40 40 L -40 40 Z', 0)).toBe('Fe|ns');
  });

  test('longer than their path get smaller, or else extend beyond its ends', () => {
    const written = (json: JsonObject) =>
      textsOf(draw({ name: 'Kirkcudbright', path: 'M -30 0 L 30 0', ...json }));
    const [smaller] = written({});
    expect(smaller).toMatchObject({
      text: 'Kirkcudbright',
      x: expect.closeTo(-30),
      width: expect.closeTo(60),
    });
    expect(smaller!.size).toBeGreaterThan(7);

    const beyond = written({ path: 'M -10 0 L 10 0' });
    expect(beyond.map(({ text }) => text).join('')).toBe('Kirkcudbright');
    expect(beyond[0]).toMatchObject({ size: 7, y: 0 });
    expect(beyond[0]!.x + beyond.at(-1)!.x + beyond.at(-1)!.width).toBeCloseTo(0);

    const forced = written({ textLength: 200 });
    expect(forced.map(({ text }) => text).join('')).toBe('Kirkcudbright');
    expect(forced[0]?.x).toBeCloseTo(-30);
  });

  test('are straight if their path is invalid', () => {
    expect(draw({ name: 'Fens', path: 'round the hill' })).toEqual(draw({ name: 'Fens' }));
  });

  test('read right to left as usual along a path in two pieces, and join across the corner', async () => {
    const fonts = await allFonts();
    const plain = painter();
    const [name] = hexOf({ names: [{ name: 'الطريق', path: 'M -50 0 L 0 0 L 0 50' }] }).names;
    const drawn = await drawWhenLoaded([fonts], () =>
      drawHexName(name!, { ...plain, look: { ...plain.look, fonts } }),
    );
    const [left, right] = textsOf(drawn).map(({ text }) => text);
    expect(`${right}${left}`.replace('\u200d\u200d', '')).toBe('الطريق');
    expect(`${right}${left}`).toContain('\u200d\u200d');
  });
});

describe('off-board revenue (20.8.22)', () => {
  const draw = (json: Json, config: Partial<Config> = {}) =>
    drawOffBoardRevenue(
      hexOf({ color: 'offboard', offBoardRevenue: json }).offBoardRevenue[0]!,
      painter({}, {}, config),
    );
  const filled = (json: Json) => nodesOf(draw(json), 'rect').filter(({ fill }) => fill !== undefined);
  const boxes = (json: Json) => filled(json).filter(({ radius }) => radius === undefined);
  const tags = (json: Json) => filled(json).filter(({ radius }) => radius !== undefined);
  const revenues: readonly JsonObject[] = [
    { color: 'yellow', value: 30, phase: 2 },
    { color: 'brown', value: 60 },
  ];

  test('a box of two digits is 25 by 20', () => {
    expect(revenueWidth('60', 14)).toBe(25);
    expect(revenueWidth('', 14)).toBe(25);
    expect(revenueWidth('120', 14)).toBe(35);
    expect(boxes({ revenues })).toMatchObject([
      { x: -25, y: -10, width: 25, height: 20 },
      { x: 0, y: -10, width: 25, height: 20 },
    ]);
  });

  test('digits are ten units wide', () => {
    const [figure] = leaves(draw({ revenues })).filter(({ node }) => node.kind === 'text');
    const [run] = figure!.node.kind === 'text' ? figure!.node.runs : [];
    expect(figure!.matrix[0] * run!.width).toBeCloseTo(20);
  });

  test('a centred row that is wider than the hex is split into as many rows as needed', () => {
    const six = [20, 30, 40, 50, 100, 1000].map((value) => ({ color: 'yellow', value }));
    expect(boxes({ revenues: six }).map(({ y }) => y)).toEqual([-10, -10, -10, 10, 10, 10]);
    expect(boxes({ revenues: six.slice(0, 5) }).map(({ y }) => y)).toEqual([-10, -10, -10, -10, -10]);
    // The file may have placed it across several hexes.
    expect(new Set(boxes({ revenues: six, angle: 270, percent: 1 }).map(({ y }) => y)).size).toBe(1);
  });

  test('rows are 20 apart, growing upwards if reversed', () => {
    const four = [...revenues, ...revenues];
    expect(boxes({ revenues: four, rows: 2 }).map(({ y }) => y)).toEqual([-10, -10, 10, 10]);
    expect(boxes({ revenues: four, rows: 2, reverse: true }).map(({ y }) => y)).toEqual([-10, -10, -30, -30]);
  });

  test('phases are outside the block, the first line for the first row', () => {
    const phases = (json: Json) =>
      textsOf(draw(json))
        .filter(({ text }) => text.length === 1)
        .map(({ y, text }) => [text, Math.round(y)]);
    const [[, single]] = phases({ revenues }) as [[string, number]];
    expect(single).toBeGreaterThan(20);
    const rows = phases({ revenues: [revenues[0]!, { value: 40, phase: 5 }], rows: 2 }) as [string, number][];
    expect(rows.map(([text]) => text)).toEqual(['2', '5']);
    expect(rows[0]![1]).toBe(single + 20);
    expect(rows[1]![1]).toBe(single + 34);
  });

  test('all phases are on coloured tags if one would not be readable on the hex', () => {
    const two = [
      { value: 30, phase: 3, phaseColor: 'black' },
      { value: 60, phase: 5, phaseColor: 'yellow' },
    ];
    // On the light background of a hex without a colour.
    expect(tags({ revenues: two.slice(0, 1) })).toEqual([]);
    expect(tags({ revenues: two }).map(({ width, height }) => [width, height])).toEqual([
      [15, 14],
      [15, 14],
    ]);
    const fills = leaves(draw({ revenues: two }))
      .flatMap(({ node }) => (node.kind === 'text' ? [node] : []))
      .filter(({ runs }) => runs[0]!.text.length === 1)
      .map(({ fill }) => fill);
    const grounds = tags({ revenues: two }).map(({ fill }) => fill);
    fills.forEach((fill, i) => {
      expect(contrastRatio(String(fill), String(grounds[i]))).toBeGreaterThan(LEAST_CONTRAST);
    });
  });

  test('the name is 16 above, or below if reversed', () => {
    const baseline = (json: Json) => {
      const [area] = hexOf({ color: 'offboard', offBoardRevenue: json }).offBoardRevenue;
      return textsOf(drawOffBoardName(area!, painter())).find(({ text }) => text === 'Ost')?.y;
    };
    expect(baseline({ revenues, name: { name: 'Ost' } })).toBe(-16);
    expect(baseline({ revenues, reverse: true, name: { name: 'Ost' } })).toBe(16 + 8.25);
  });

  test('money is measured as printed', () => {
    const { currency } = lookWith().config;
    const drawn = draw(
      { revenues: [{ color: 'yellow', value: 30 }] },
      { currency: { ...currency, offboard: true } },
    );
    expect(nodesOf(drawn, 'rect')[0]?.width).toBe(35);
  });
});
