import { describe, expect, test } from 'vitest';
import { canExport, subjectOf } from './choice.ts';

const release = { name: 'marsh', version: '1', author: 'Me' };
const sheets = { component: 'cards', request: {}, picture: false };
const map = { component: 'map', request: { variation: 1 }, picture: true };

describe('what an export is made of (98.11)', () => {
  test('a component as a document is the page as it is shown', () => {
    expect(subjectOf('pdf', 'component', map, release)).toEqual({
      kind: 'page',
      format: 'pdf',
      component: 'map',
      request: { variation: 1 },
    });
  });
  test('sheets are no picture: their component gives each piece', () => {
    expect(subjectOf('png', 'component', map, release)).toMatchObject({ kind: 'page', format: 'png' });
    expect(subjectOf('png', 'component', sheets, release)).toEqual({
      kind: 'component',
      id: 'cards',
      format: 'png',
    });
  });
  test('cut files are of a component or a game, never of one page', () => {
    expect(subjectOf('cut', 'component', map, release)).toMatchObject({ kind: 'component', id: 'map' });
    expect(subjectOf('cut', 'game', map, release)).toEqual({ kind: 'game', format: 'cut' });
  });
  test('only a box has a name, a version and an author', () => {
    expect(subjectOf('b18', 'game', undefined, release)).toEqual({
      kind: 'game',
      format: 'b18',
      board18: release,
    });
  });
});

describe('what is offered', () => {
  test('no component on the overview, no book of a component, no box without a map', () => {
    expect(canExport('pdf', 'component', { maps: [] }, undefined)).toBe(false);
    expect(canExport('pdf', 'component', { maps: [] }, sheets)).toBe(true);
    expect(canExport('book', 'component', { maps: ['a'] }, sheets)).toBe(false);
    expect(canExport('b18', 'game', { maps: [] }, undefined)).toBe(false);
    expect(canExport('b18', 'game', { maps: ['a'] }, undefined)).toBe(true);
  });
});
