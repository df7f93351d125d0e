import { type JsonObject, resolveTokenFace } from '@platelayer/game';
import { lineWidth } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../testing/find.ts';
import { lookFor } from '../testing/game.ts';
import { labelLines } from './label-lines.ts';
import { fittedLabelPlace } from './label-size.ts';
import { frameOfJson } from './testing/frame.ts';
import { drawToken } from './token.ts';

const look = lookFor();
const lines = (json: JsonObject) => {
  const face = resolveTokenFace(json);
  const frame = frameOfJson(json, {}, look);
  const [label, second] = [String(json.label), String(json.label2)];
  return {
    ...labelLines(label, second, face, frame),
    alone: fittedLabelPlace(label, face, frame),
    width: (text: string, size: number) =>
      lineWidth(look.fonts, text, { family: 'display', weight: 'bold', size }),
  };
};
const written = (json: JsonObject) =>
  textsOf(drawToken(resolveTokenFace(json), look)).map(({ text, fill }) => [text, fill]);

describe('the second line of a label (70.2.6)', () => {
  test('is smaller, below the label or above it', () => {
    const below = lines({ label: 'AB', label2: 'East' });
    expect(below.second!.size).toBeCloseTo(0.6 * below.label.size);
    expect(below.label.baseline).toBeLessThan(below.alone.baseline);
    expect(below.second!.baseline).toBeGreaterThan(below.alone.baseline);
    const above = lines({ label: 'AB', label2: 'East', label2Position: 'above' });
    expect(above.second!.baseline).toBeLessThan(above.label.baseline - 0.6 * above.label.size);
  });

  test.each(['round', 'square'])('keeps within a %s token, however long it is', (tokenShape) => {
    for (const label2 of ['East', 'of the northern valleys', 'W'.repeat(40)]) {
      const { second, width } = lines({ label: 'AB', label2, tokenShape });
      expect(Math.hypot(width(label2, second!.size) / 2, second!.baseline)).toBeLessThan(25 * 1.25);
      expect(width(label2, second!.size)).toBeLessThan(50 * 0.88 + 1e-6);
    }
  });

  test('leaves a label alone whose place or size the file states, or that stands on a bar', () => {
    const statements: readonly JsonObject[] = [{ labelY: 4 }, { bar: true }];
    for (const stated of statements) {
      const { label, alone } = lines({ label: 'AB', label2: 'East', ...stated });
      expect(label).toEqual(alone);
    }
    expect(lines({ label: 'AB', label2: 'of the northern valleys', fontSize: 17 }).label.size).toBe(17);
    expect(lines({ label: 'AB', label2: 'East', bar: true }).second!.baseline).toBeGreaterThan(18.75 / 2 + 5);
  });

  test('has the colour of the label, or one of its own; beside a bar one that can be read', () => {
    expect(written({ label: 'AB', label2: 'E', color: 'white', labelColor: 'blue' })[1]).toEqual([
      'E',
      written({ label: 'AB', color: 'white', labelColor: 'blue' })[0]![1],
    ]);
    const [label, second] = written({ label: 'AB', label2: 'E', color: 'black', bar: true });
    expect([label![1], second![1]]).toEqual([look.readable('#fff'), look.readable('#000')]);
    const colored = written({ label: 'AB', label2: 'E', color: 'white', label2Color: 'red' });
    expect(colored[1]![1]).not.toBe(colored[0]![1]);
  });

  test('is the label where there is none', () => {
    expect(written({ label2: 'East' })).toEqual(written({ label: 'East' }));
  });
});
