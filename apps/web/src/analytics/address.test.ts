import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseAddress } from './analytics.ts';

describe('98.12 normalised addresses', () => {
  test.each([
    ['/games/1889/map', '', '/games/slug/map'],
    ['/games/system:abc', '', '/games/system:slug'],
    ['/games/internal:abc/cards/private/2', '', '/games/internal:slug/cards/private/2'],
    ['/games/system%3Aabc/map', '', '/games/slug/map'],
    ['/games/slug/map', '', '/games/slug/map'],
    ['/', '', ''],
    ['/games/', '?foo=true', '/games?foo=true'],
    ['/games', '', '/games'],
    ['/elements/tiles', '', '/elements/tiles'],
    ['/docs/output/pdf/', '', '/docs/output/pdf'],
  ])('%s%s becomes %s', (path, search, expected) => {
    expect(normaliseAddress(path, search)).toBe(expected);
  });

  test('the query is reduced to the names of its parameters', () => {
    expect(normaliseAddress('/elements/tiles', '?id=57&config.theme=mine&color=yellow')).toBe(
      '/elements/tiles?id&config.theme&color',
    );
  });

  test('no slug ever gets out', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9-]{6,20}$/),
        fc.constantFrom('', 'system:', 'internal:'),
        (id, type) => {
          expect(normaliseAddress(`/games/${type}${id}/map`, '')).not.toContain(id);
        },
      ),
    );
  });
});
