import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { fileKind, isGame, refusal } from './recognise.ts';

describe('which kind of file it is (10.2.3)', () => {
  test.each<[string, Json]>([
    ['schema', { $schema: 'http://json-schema.org/draft-07/schema#', info: {} }],
    ['game', { info: { title: 'T' }, colors: {}, companies: [] }],
    ['game', { $schema: './game.schema.json', info: { title: 'T' } }],
    ['game', { Info: { title: 'T' }, colors: {}, map: { hexes: [] } }],
    ['game', { theme: 'gmt', bank: 12000, tiles: { 57: 1 } }],
    ['theme', { colors: { red: '#f00' }, theme: 'x' }],
    ['configuration', { theme: 'gmt', companies: [] }],
    ['configuration', { tiles: { gaps: false } }],
    ['configuration', { margin: 50, paper: { width: 827 } }],
    ['configuration', { tiles: { gaps: false, gasp: 1 } }],
    ['configuration', { margin: 10, tiles: { gap: true } }],
    ['tile library', { tiles: { 57: { color: 'yellow' } } }],
    ['tile library', { tiles: [{ id: '57', color: 'yellow' }] }],
    ['company set', { name: 'Set', companies: [{}] }],
    ['publishers table', { self: { name: 'Self Published' } }],
    ['tile library', { 57: { color: 'yellow' } }],
    ['tile library', { info: '', colors: 0 }],
  ])('%s: %j', (kind, root) => {
    expect(fileKind(root)).toBe(kind);
  });

  test('nothing but an object is one of our files', () => {
    for (const value of [undefined, null, 7, 'info', [{}]]) expect(fileKind(value)).toBeUndefined();
  });
});

describe('what is a game (98.6.1)', () => {
  test('a root with an `info` object is', () => {
    expect(isGame({ info: {} })).toBe(true);
    expect(refusal({ info: { title: 'T' } })).toBeUndefined();
  });

  test('anything else is refused with the same message', () => {
    const others: (Json | undefined)[] = [
      undefined,
      null,
      [],
      'x',
      {},
      { info: 'T' },
      { info: [] },
      { theme: 'gmt' },
    ];
    for (const value of others)
      expect(refusal(value)).toMatchObject({
        severity: 'error',
        code: 'file/not-a-game',
        message: 'File was not a valid Platelayer game',
      });
  });

  test('a misspelt `info` is named', () => {
    expect(refusal({ Info: { title: 'T' }, map: {} })).toMatchObject({
      hint: 'Write `info` instead of `Info`.',
    });
    expect(refusal({ title: 'T', map: {} })?.hint).toContain('an object with an object `info`');
  });

  test('a game in a list is told to come without it', () => {
    const list = [{ info: { title: 'T' } }];
    expect(fileKind(list)).toBe('game');
    expect(refusal(list)?.hint).toContain('take the square brackets around it away');
  });

  test('an inherited `info` does not count', () => {
    expect(isGame(Object.create({ info: {} }) as Json)).toBe(false);
  });
});
