import { describe, expect, test } from 'vitest';
import { resolveHex } from '../hex/hex.ts';
import type { Json } from '../json.ts';
import { startReading } from '../testing/reading.ts';
import { colorMark, idTexts, parseTileId } from './id.ts';

const texts = (id: string, hex: Json, marked = false) =>
  idTexts(parseTileId(id), resolveHex(hex, '', startReading()), marked);

test('a bar splits an id, and anything after a second bar is ignored (20.7.1)', () => {
  expect(parseTileId('57')).toEqual({ id: '57', base: '57', extra: undefined });
  expect(parseTileId('57|B')).toEqual({ id: '57|B', base: '57', extra: 'B' });
  expect(parseTileId('57|B|C')).toMatchObject({ base: '57', extra: 'B' });
  expect(parseTileId('57|')).toMatchObject({ base: '57', extra: undefined });
});

describe('the id text (20.7.5)', () => {
  test('is the base, with the extra opposite', () => {
    expect(texts('57|B', {})).toEqual({ main: { text: '57', size: 12 }, extra: { text: 'B', size: 12 } });
  });

  test.each([
    ['123', 12],
    ['1234', 10],
    ['12345', 9],
  ])('%s has size %d', (id, size) => {
    expect(texts(id, {})?.main.size).toBe(size);
  });

  test('is displayID if set, without a mark and sized by its own length (20.14.31)', () => {
    expect(texts('57', { color: 'yellow', displayID: 'Depot' }, true)?.main).toEqual({
      text: 'Depot',
      size: 9,
    });
  });

  test('is missing with noID', () => {
    expect(texts('57', { noID: true })).toBeUndefined();
  });

  test('starts with the marks of both colours, which count towards the length', () => {
    expect(texts('57', { color: 'yellow/green' }, true)?.main).toEqual({ text: '⏷⏹57', size: 10 });
  });

  test('has no mark without a colour (20.14.31)', () => {
    expect(texts('57', {}, true)?.main.text).toBe('57');
  });

  test.each([
    ['plain', ''],
    ['land', '⏹'],
    ['brown', '⏺'],
    ['grey', '✱'],
    ['orange', '★'],
    ['offboard', '⨉'],
    ['mountain', '⏶'],
    ['water', '〜'],
  ])('the mark of %s is "%s"', (color, mark) => {
    expect(colorMark({ kind: 'plain', color })).toBe(mark);
  });
});
