import { describe, expect, test } from 'vitest';
import { circle, group, rect, symbol, use } from './build.ts';
import { cropPage } from './crop.ts';
import { rotate, translate } from './matrix.ts';
import type { Node } from './node.ts';

const dots = Array.from({ length: 10 }, (_, i) => circle(10 + 20 * i, 10, 5, { fill: '#000' }));
const row = symbol('row', dots);

/** What is left of a page of one node. */
const cropped = (node: Node): Node => cropPage({ width: 100, height: 100, children: [node] }).children[0]!;

const withClip = (width: number, ...children: readonly Node[]) =>
  group(children, { clip: rect(0, 0, width, 20) });

describe('a page without what it clips away', () => {
  test('has the part of a large drawing that is in the clip', () => {
    expect(cropped(withClip(40, use(row, translate(-40, 0))))).toEqual(
      withClip(40, { kind: 'group', transform: translate(-40, 0), children: dots.slice(2, 4) }),
    );
  });
  test('follows turns', () => {
    const turned = use(row, rotate(180, 100, 10));
    expect(cropped(withClip(30, turned))).toMatchObject({ children: [{ children: dots.slice(8) }] });
  });
  test('keeps what reaches into the clip by a line, and drops what does not', () => {
    const ring = (x: number) => circle(x, 10, 5, { stroke: { color: '#000', width: 4 } });
    expect(cropped(withClip(30, ring(36), ring(38)))).toEqual(withClip(30, ring(36)));
  });
  test('uses a small drawing as before where the clip cuts it', () => {
    const small = use(symbol('small', dots.slice(0, 2)), translate(20, 0));
    expect(cropped(withClip(45, small))).toEqual(withClip(45, small));
  });
  test('is the same without a clip', () => {
    expect(cropped(use(row))).toEqual(use(row));
  });
});
