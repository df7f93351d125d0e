import { describe, expect, test } from 'vitest';
import { isPicture, pieceWord, relevantSections, requestOf } from './component-request.ts';
import { hasFlag, integerParam, textParam, withFlag, withParam } from './query.ts';
import { hasSlug, metaOf, parseSlug } from './slug.ts';

const query = (text: string) => new URLSearchParams(text);

describe('query parameters (98.3.6)', () => {
  test('a flag is on if present, even as print=false', () => {
    expect(hasFlag(query('print=false'), 'print')).toBe(true);
    expect(hasFlag(query('print'), 'print')).toBe(true);
    expect(hasFlag(query('config=true'), 'print')).toBe(false);
  });
  test('switching a flag keeps all other parameters', () => {
    expect(withFlag(query('config.margin=3'), 'paginated', true).toString()).toBe(
      'config.margin=3&paginated=true',
    );
    expect(withFlag(query('paginated=1&variation=2'), 'paginated', false).toString()).toBe('variation=2');
  });
  test('setting the default removes the parameter', () => {
    expect(withParam(query('variation=2'), 'variation', '0', '0').toString()).toBe('');
  });
  test('unreadable integers become the default', () => {
    expect(integerParam(query('variation=two'), 'variation', 0)).toBe(0);
    expect(integerParam(query('variation=1.5'), 'variation', 0)).toBe(0);
    expect(integerParam(query('variation=2'), 'variation', 0)).toBe(2);
  });
  test('accepts a doubly encoded value', () => {
    expect(textParam(query('group=Route%2520Bonuses'), 'group', '')).toBe('Route Bonuses');
    expect(textParam(query('group=50%25'), 'group', '')).toBe('50%');
  });
});

describe('slugs (98.3.2)', () => {
  test.each([
    ['1889', { type: 'bundled', id: '1889' }],
    ['bundled:1889', { type: 'bundled', id: '1889' }],
    ['system:ab-1', { type: 'system', id: 'ab-1' }],
    ['foo:x', { type: 'foo', id: 'x' }],
    ['two%20words', { type: 'bundled', id: 'two words' }],
    ['100%', { type: 'bundled', id: '100%' }],
  ])('%s', (slug, address) => {
    expect(parseSlug(slug)).toEqual(address);
  });

  test('are the encoded id for bundled games, and type, colon, id for all others', () => {
    expect(metaOf('bundled', 'a b').slug).toBe('a%20b');
    expect(metaOf('internal', 'x1').slug).toBe('internal:x1');
  });

  test('match a game if type and id are equal after parsing', () => {
    const meta = metaOf('bundled', '1889');
    expect(hasSlug(meta, '1889')).toBe(true);
    expect(hasSlug(meta, 'bundled:1889')).toBe(true);
    expect(hasSlug(meta, 'system:1889')).toBe(false);
    expect(hasSlug(undefined, '1889')).toBe(false);
  });
});

describe('component requests in addresses (98.3.6)', () => {
  test('contain only what the component supports', () => {
    const asked = query('paginated=true&variation=1&hideTrains=true');
    expect(requestOf({ options: ['paginated'] }, asked, { maps: ['a', 'b'] })).toEqual({ paginated: true });
    expect(requestOf({ options: ['hide'] }, asked, { maps: [] })).toEqual({ hide: new Set(['trains']) });
  });
  test('use the first variation for an unknown index, and ignore it for a single map', () => {
    const map = { options: ['paginated', 'variation'] as const };
    expect(requestOf(map, query('variation=1'), { maps: ['a', 'b'] })).toEqual({ variation: 1 });
    expect(requestOf(map, query('variation=7'), { maps: ['a', 'b'] })).toEqual({ variation: 0 });
    expect(requestOf(map, query('variation=-1'), { maps: ['a', 'b'] })).toEqual({ variation: 0 });
    expect(requestOf(map, query('variation=1'), { maps: ['a'] })).toEqual({});
  });
  test('make one picture of a large drawing unless it is paginated (98.5.5)', () => {
    expect(isPicture({ kind: 'picture' }, {})).toBe(true);
    expect(isPicture({ kind: 'picture' }, { paginated: true })).toBe(false);
    expect(isPicture({ kind: 'pieces' }, {})).toBe(false);
  });
});

describe('component addresses', () => {
  test('have a type for cards, none for other pieces, and do not exist for whole pictures (98.3.1)', () => {
    expect([pieceWord('cards', true), pieceWord('cards', false)]).toEqual(['card', undefined]);
    expect([pieceWord('tiles', false), pieceWord('tiles', true)]).toEqual(['tile', undefined]);
    expect([pieceWord('map', false), pieceWord('nowhere', false)]).toEqual([undefined, undefined]);
  });
  test('expand the settings of the component (95.8)', () => {
    expect(relevantSections('/games/brackwater/cards/private/0')).toEqual(['cards', 'privates', 'trains']);
    expect(relevantSections('/games/brackwater/')).toEqual([]);
  });
});
