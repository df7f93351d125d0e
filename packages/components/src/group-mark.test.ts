import type { CompanyGroup } from '@platelayer/game';
import { contrastRatio } from '@platelayer/library';
import { boundsOfAll, contains, box as makeBox } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { drawGroupMark, markSize } from './group-mark.ts';
import { letterBox, nodesOf, textsOf } from './testing/find.ts';
import { setUp } from './testing/game.ts';

const draw = (group: Partial<CompanyGroup>, ground = '#ffffff', room = { width: 60, height: 22 }) => {
  const { look, found } = setUp({});
  const fullGroup: CompanyGroup = { id: 'N', shape: 'circle', pointer: '/groups/0', ...group };
  const size = markSize(fullGroup, room);
  return { look, found, size, nodes: drawGroupMark(fullGroup, { x: 0, y: 0 }, size, ground, look) };
};

const SHAPES = ['circle', 'diamond', 'ellipse', 'hexagon', 'square', 'triangle'] as const;

describe('the mark of a group (50.11)', () => {
  test.each(SHAPES)('%s fills its box and contains its text', (shape) => {
    for (const text of ['N', 'No', '123']) {
      const { nodes, size, look, found } = draw({ shape, text });
      expect(size.height).toBe(22);
      const box = makeBox(-size.width / 2 - 0.1, -11.1, size.width + 0.2, 22.2);
      const drawn = boundsOfAll(nodes.filter(({ kind }) => kind !== 'text'))!;
      expect(contains(box, drawn, 0.6)).toBe(true);
      const letters = letterBox(textsOf(nodes)[0]!, look.fonts)!;
      expect(contains(drawn, letters)).toBe(true);
      expect(found).toEqual([]);
    }
  });

  test('is not wider than its box', () => {
    expect(markSize({ shape: 'ellipse' }, { width: 20, height: 22 })).toEqual({
      width: 20,
      height: expect.closeTo(20 / 1.45),
    });
  });

  test('is a legible outline if the group has no colour', () => {
    for (const ground of ['#000000', '#ffffff', '#003366']) {
      const [mark] = nodesOf(draw({ text: 'N' }, ground).nodes, 'circle');
      expect(mark?.fill).toBeUndefined();
      expect(contrastRatio(mark!.stroke!.color, ground)).toBeGreaterThan(4.5);
      expect(contrastRatio(textsOf(draw({ text: 'N' }, ground).nodes)[0]!.fill, ground)).toBeGreaterThan(4.5);
    }
  });

  test('has text that contrasts with the fill, unless the file sets its colour', () => {
    const { nodes, look } = draw({ text: 'N', color: 'yellow' });
    expect(textsOf(nodes)[0]?.fill).toBe(look.color('black'));
    const explicit = draw({ text: 'N', color: 'yellow', textColor: 'white' });
    expect(textsOf(explicit.nodes)[0]?.fill).toBe(explicit.look.color('white', 'companies'));
    expect(explicit.found).toMatchObject([{ code: 'layout/contrast', pointer: '/groups/0/textColor' }]);
  });

  test('cuts text that is too long and reports it', () => {
    const { nodes, found } = draw({ text: 'The Northern Alliance' });
    expect(textsOf(nodes)[0]?.text).toMatch(/…$/);
    expect(found).toMatchObject([
      { code: 'layout/overflow', message: expect.stringContaining('group "N"'), pointer: '/groups/0/text' },
    ]);
  });
});
