import { describe, expect, test } from 'vitest';
import { canExport, formatOf, requestFor } from './request.ts';

const sheets = { component: 'cards', request: {}, picture: false };
const map = { component: 'map', request: { variation: 1 }, picture: true };
const scopeOf = (format: string, scope: 'game' | 'component', shown?: typeof sheets) =>
  requestFor(formatOf(format), scope, shown, {}).scope;

describe('an export request (98.11)', () => {
  test('makes one document of a component, as its page shows it', () => {
    expect(requestFor(formatOf('pdf'), 'component', map, { registration: true })).toEqual({
      scope: { kind: 'page', component: 'map', request: { variation: 1 } },
      formats: ['pdf'],
      options: { registration: true },
    });
  });
  test('makes a picture of each piece instead of sheets', () => {
    expect(scopeOf('png', 'component', map)).toMatchObject({ kind: 'page', component: 'map' });
    expect(scopeOf('png', 'component', sheets)).toEqual({ kind: 'component', ids: ['cards'] });
    expect(scopeOf('pdf', 'component', sheets)).toMatchObject({ kind: 'page', component: 'cards' });
  });
  test('makes cut files of a component or a game, never of one page', () => {
    expect(scopeOf('cut', 'component', map)).toEqual({ kind: 'component', ids: ['map'] });
    expect(scopeOf('cut', 'game', map)).toEqual({ kind: 'game' });
  });
});

describe('canExport', () => {
  test('is false for a component on the overview, a book of a component, and a box without a map', () => {
    const offers = (
      format: string,
      scope: 'game' | 'component',
      components: string[],
      shown?: typeof sheets,
    ) => canExport(formatOf(format), scope, { components }, shown);
    expect(offers('pdf', 'component', [])).toBe(false);
    expect(offers('pdf', 'component', [], sheets)).toBe(true);
    expect(offers('book', 'component', ['map'], sheets)).toBe(false);
    expect(offers('board18', 'game', [])).toBe(false);
    expect(offers('board18', 'game', ['map'])).toBe(true);
  });
});
