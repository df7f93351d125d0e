import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import { circle, group, path, rect, symbol, use } from './build.ts';
import { checkDocument, checkPage, MAX_PAGE, SceneError } from './check.ts';
import { translate } from './matrix.ts';
import type { Node } from './node.ts';
import { text } from './text/text.ts';

const fonts = await bundledFonts();
const fault = (page: { width?: number; height?: number; children?: readonly Node[] }): string => {
  try {
    checkPage({ width: 100, height: 100, children: [], ...page }, fonts);
  } catch (error) {
    expect(error).toBeInstanceOf(SceneError);
    return (error as Error).message;
  }
  return '';
};

describe('the check of a page reports', () => {
  test.each([
    ['a size that is no number', { width: Number.NaN }, 'page: width is NaN, not a finite number'],
    [
      'no size',
      { height: 0 },
      'page: height is 0 units; it must be more than 0 and at most 20000 (200 inches)',
    ],
    [
      'more than 200 inches',
      { width: MAX_PAGE + 1 },
      'page: width is 20001 units; it must be more than 0 and at most 20000 (200 inches)',
    ],
    [
      'NaN in a circle',
      { children: [group([circle(0, Number.NaN, 1)])] },
      'page > group > circle: cy is NaN, not a finite number',
    ],
    ['a negative radius', { children: [circle(0, 0, -1)] }, 'page > circle: r is -1, less than 0'],
    [
      'NaN in a path',
      { children: [path([['M', 0, Number.NaN]])] },
      'page > path: a coordinate is NaN, not a finite number',
    ],
    [
      'an infinite transform',
      { children: [group([], { transform: [Infinity, 0, 0, 1, 0, 0] })] },
      'page > group: transform is Infinity, not a finite number',
    ],
    [
      'an unknown colour',
      { children: [rect(0, 0, 1, 1, { fill: 'mauve' })] },
      'page > rect: "mauve" is not a colour',
    ],
    [
      'stripes without width',
      { children: [rect(0, 0, 1, 1, { fill: { kind: 'stripes', colors: ['#000'], width: 0, angle: 0 } })] },
      'page > rect: stripes need a width and a colour',
    ],
  ] satisfies [string, Parameters<typeof fault>[0], string][])('%s', (_, page, message) => {
    expect(fault(page)).toBe(message);
  });

  test('a face that is not loaded', () => {
    const written = text(fonts, 'Hello', 0, 0, { size: 10 });
    const strange: Node = { ...written, runs: written.runs.map((run) => ({ ...run, face: 'comic' })) };
    expect(fault({ children: [strange] })).toBe('page > text: font face "comic" of "Hello" is not loaded');
  });

  test('different drawings with the same name', () => {
    expect(fault({ children: [use(symbol('a', [])), use(symbol('a', [circle(0, 0, 1)]))] })).toBe(
      'page > use: two different symbols have the id "a"',
    );
  });

  test('different drawings with the same name on two pages', () => {
    const page = (r: number) => ({
      width: 100,
      height: 100,
      children: [use(symbol('a', [circle(0, 0, r)]))],
    });
    expect(() => checkDocument({ title: 'Two', pages: [page(1), page(2)] }, fonts)).toThrow(
      'page 2 > use: two different symbols have the id "a"',
    );
  });

  test('no error for an empty page, a zero-size clip and the largest page', () => {
    expect(fault({})).toBe('');
    expect(fault({ children: [group([circle(0, 0, 1)], { clip: rect(0, 0, 0, 0) })] })).toBe('');
    expect(fault({ width: MAX_PAGE, height: MAX_PAGE })).toBe('');
  });
});

test('counts symbols over all pages, also inside groups and other symbols', () => {
  const dot = symbol('dot', [circle(0, 0, 1)]);
  const pair = symbol('pair', [use(dot), use(dot, translate(5))]);
  const page = (...children: readonly Node[]) => ({ width: 10, height: 10, children });
  const pages = [page(use(pair), group([use(pair)])), page(use(symbol('lone', [])))];
  expect([...checkDocument({ title: 'Symbols', pages }, fonts)]).toEqual([
    ['pair', 2],
    ['dot', 2],
    ['lone', 1],
  ]);
});
