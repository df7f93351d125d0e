import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { fileKind, isGame, refusal } from './recognise.ts';

describe('the kind of a file (10.2.3)', () => {
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
  ])('is %s: %j', (kind, root) => {
    expect(fileKind(root)).toBe(kind);
  });

  test('is undefined for anything but an object or a list of tiles', () => {
    for (const value of [undefined, null, 7, 'info', [{}]]) expect(fileKind(value)).toBeUndefined();
  });
});

describe('a game (98.6.1)', () => {
  test('is an object with an `info` object', () => {
    expect(isGame({ info: {} })).toBe(true);
    expect(refusal({ info: { title: 'T' } })).toBeUndefined();
  });

  test('is anything else refused with the same message', () => {
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

  test('with a misspelt `info` gets a hint with the spelling', () => {
    expect(refusal({ Info: { title: 'T' }, map: {} })).toMatchObject({
      hint: 'Write `info` instead of `Info`.',
    });
    expect(refusal({ title: 'T', map: {} })?.hint).toContain('an object with an `info` object');
  });

  test('inside a list gets a hint to remove the list', () => {
    const list = [{ info: { title: 'T' } }];
    expect(fileKind(list)).toBe('game');
    expect(refusal(list)?.hint).toContain('remove the square brackets around it');
  });

  test('ignores an inherited `info`', () => {
    expect(isGame(Object.create({ info: {} }) as Json)).toBe(false);
  });
});
