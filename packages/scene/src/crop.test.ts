import { describe, expect, test } from 'vitest';
import { circle, group, rect, symbol, use } from './build.ts';
import { cropPage } from './crop.ts';
import { rotate, translate } from './matrix.ts';
import type { Node } from './node.ts';

const dots = Array.from({ length: 10 }, (_, i) => circle(10 + 20 * i, 10, 5, { fill: '#000' }));
const row = symbol('row', dots);

/** The rest of a page with one node after cropping. */
const cropped = (node: Node): Node => cropPage({ width: 100, height: 100, children: [node] }).children[0]!;

const withClip = (width: number, ...children: readonly Node[]) =>
  group(children, { clip: rect(0, 0, width, 20) });

describe('a cropped page', () => {
  test('has only the visible part of a large drawing', () => {
    expect(cropped(withClip(40, use(row, translate(-40, 0))))).toEqual(
      withClip(40, { kind: 'group', transform: translate(-40, 0), children: dots.slice(2, 4) }),
    );
  });
  test('handles rotation', () => {
    const turned = use(row, rotate(180, 100, 10));
    expect(cropped(withClip(30, turned))).toMatchObject({ children: [{ children: dots.slice(8) }] });
  });
  test('keeps what extends into the clip by a line, and drops the rest', () => {
    const ring = (x: number) => circle(x, 10, 5, { stroke: { color: '#000', width: 4 } });
    expect(cropped(withClip(30, ring(36), ring(38)))).toEqual(withClip(30, ring(36)));
  });
  test('keeps a small drawing whole if the clip cuts it', () => {
    const small = use(symbol('small', dots.slice(0, 2)), translate(20, 0));
    expect(cropped(withClip(45, small))).toEqual(withClip(45, small));
  });
  test('is unchanged without a clip', () => {
    expect(cropped(use(row))).toEqual(use(row));
  });
});
