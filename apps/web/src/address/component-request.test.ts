import { describe, expect, test } from 'vitest';
import { isPicture, pieceWord, relevantSections, requestOf } from './component-request.ts';

const query = (text: string) => new URLSearchParams(text);

describe('what an address asks of a component (98.3.6)', () => {
  test('a component gets only what it understands', () => {
    const asked = query('paginated=true&variation=1&hideTrains=true');
    expect(requestOf({ options: ['paginated'] }, asked, { maps: ['a', 'b'] })).toEqual({ paginated: true });
    expect(requestOf({ options: ['hide'] }, asked, { maps: [] })).toEqual({ hide: new Set(['trains']) });
  });
  test('a variation that is no index of the maps is the first, and with a single map it is ignored', () => {
    const map = { options: ['paginated', 'variation'] as const };
    expect(requestOf(map, query('variation=1'), { maps: ['a', 'b'] })).toEqual({ variation: 1 });
    expect(requestOf(map, query('variation=7'), { maps: ['a', 'b'] })).toEqual({ variation: 0 });
    expect(requestOf(map, query('variation=-1'), { maps: ['a', 'b'] })).toEqual({ variation: 0 });
    expect(requestOf(map, query('variation=1'), { maps: ['a'] })).toEqual({});
  });
  test('large drawings are pictures until they are cut into pages (98.5.5)', () => {
    expect(isPicture({ kind: 'picture' }, {})).toBe(true);
    expect(isPicture({ kind: 'picture' }, { paginated: true })).toBe(false);
    expect(isPicture({ kind: 'pieces' }, {})).toBe(false);
  });
});

describe('what addresses know of components', () => {
  test('cards are addressed by a type, other pieces without, whole pictures not at all (98.3.1)', () => {
    expect([pieceWord('cards', true), pieceWord('cards', false)]).toEqual(['card', undefined]);
    expect([pieceWord('tiles', false), pieceWord('tiles', true)]).toEqual(['tile', undefined]);
    expect([pieceWord('map', false), pieceWord('nowhere', false)]).toEqual([undefined, undefined]);
  });
  test('the settings of a component unfold on its pages (95.8)', () => {
    expect(relevantSections('/games/brackwater/cards/private/0')).toEqual(['cards', 'privates', 'trains']);
    expect(relevantSections('/games/brackwater/')).toEqual([]);
  });
});
