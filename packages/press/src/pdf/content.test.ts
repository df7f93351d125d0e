import { circle, compose, groupAt, path, polygon, rect, rotate, scale, translate } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { Content } from './content.ts';

const textOf = (content: Content): string => new TextDecoder().decode(content.bytes);

const linesOf = (draw: (content: Content) => void): readonly string[] => {
  const content = new Content();
  draw(content);
  return textOf(content).trim().split('\n');
};

describe('the graphics state', () => {
  test('is written only when it changes', () =>
    expect(
      linesOf((content) => {
        content.setFill('#f00');
        content.setFill('#f00');
        content.setFill('#808080');
      }),
    ).toEqual(['1 0 0 rg', '0.502 g']));

  test('is restored together with the transformation', () =>
    expect(
      linesOf((content) => {
        content.setFill('#f00');
        content.save();
        content.setFill('#fff');
        content.restore();
        content.setFill('#f00');
      }),
    ).toEqual(['1 0 0 rg', 'q', '1 g', 'Q']));

  test('includes opacity as a resource, which is reset before a form is placed', () => {
    const content = new Content();
    content.setFill('#ff000080');
    content.resetState();
    expect(textOf(content).trim().split('\n')).toEqual(['1 0 0 rg', '/ca0.502 gs', '/ca1 gs']);
    expect(content.resources).toBe('<</ExtGState <</ca0.502 <</ca 0.502>>/ca1 <</ca 1>>>>>>');
  });

  test('a page without resources has an empty dictionary', () =>
    expect(new Content().resources).toBe('<<>>'));
});

describe('outlines', () => {
  test('an upright rectangle is one instruction', () =>
    expect(linesOf((content) => content.outline(rect(1, 2, 3, 4)))).toEqual(['1 2 3 4 re']));

  test('polygons are closed', () =>
    expect(
      linesOf((content) =>
        content.outline(
          polygon([
            [0, 0],
            [5, 0],
            [0, 5],
          ]),
        ),
      ),
    ).toEqual(['0 0 m', '5 0 l', '0 5 l', 'h']));

  test('a circle consists of four curves', () => {
    const lines = linesOf((content) => content.outline(circle(0, 0, 10)));
    expect(lines.filter((line) => line.endsWith('c'))).toHaveLength(4);
    expect(lines[1]).toBe('10 5.523 5.523 10 0 10 c');
  });

  test('a clip follows its fill rule', () => {
    const star = path('M0 0 L1 1 L0 1 Z', { fillRule: 'evenodd' });
    expect(linesOf((content) => content.clip(star)).at(-1)).toBe('W* n');
    expect(linesOf((content) => content.clip(rect(0, 0, 1, 1))).at(-1)).toBe('W n');
  });
});

describe('precision', () => {
  test('an enlarged drawing keeps more decimals', () =>
    expect(
      linesOf((content) => {
        content.save();
        content.transform(scale(100));
        content.outline(rect(0.12345, 0, 1, 1));
        content.restore();
        content.outline(rect(0.12345, 0, 1, 1));
      }),
    ).toEqual(['q', '100 0 0 100 0 0 cm', '0.12345 0 1 1 re', 'Q', '0.123 0 1 1 re']));

  test('a rotation is exact far from its centre', () => {
    const { transform } = groupAt(compose(translate(2000, 0), rotate(1)));
    expect(linesOf((content) => content.transform(transform!))).toEqual([
      '0.999848 0.017452 -0.017452 0.999848 2000 0 cm',
    ]);
  });
});
