import { circle, group, symbol, translate, use } from '@platelayer/scene';
import { expect, test } from 'vitest';
import { countUses } from './context.ts';

test('symbols are counted over all pages, also inside groups and other symbols', () => {
  const dot = symbol('dot', [circle(0, 0, 1)]);
  const pair = symbol('pair', [use(dot), use(dot, translate(5))]);
  const page = (...children: Parameters<typeof group>[0]) => ({ width: 10, height: 10, children });
  const counts = countUses([page(use(pair), group([use(pair)])), page(use(symbol('lone', [])))]);
  expect([...counts]).toEqual([
    ['pair', 2],
    ['dot', 2],
    ['lone', 1],
  ]);
});
