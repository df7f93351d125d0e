import { describe, expect, test } from 'vitest';
import { hasSlug, metaOf, parseSlug } from './slug.ts';

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

  test('of bundled games are the encoded id, of all others type, colon, id', () => {
    expect(metaOf('bundled', 'a b').slug).toBe('a%20b');
    expect(metaOf('internal', 'x1').slug).toBe('internal:x1');
  });

  test('match a game when type and id are equal after parsing', () => {
    const meta = metaOf('bundled', '1889');
    expect(hasSlug(meta, '1889')).toBe(true);
    expect(hasSlug(meta, 'bundled:1889')).toBe(true);
    expect(hasSlug(meta, 'system:1889')).toBe(false);
    expect(hasSlug(undefined, '1889')).toBe(false);
  });
});
