import { bundledGame } from '@platelayer/library';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bytesOf,
  emptyHistory,
  filesOf,
  type History,
  lastPrints,
  MAX_BYTES,
  MAX_VERSIONS,
  withPrint,
  withVersion,
} from './history.ts';
import { applyDelta, createDelta } from './text-delta.ts';

const encoder = new TextEncoder();

const seen = (history: History, text: string, more: Record<string, Uint8Array> = {}, now = 1) =>
  withVersion(
    history,
    {
      title: 'Reed',
      settings: {},
      files: new Map([['game.json', encoder.encode(text)], ...Object.entries(more)]),
    },
    now,
  );

const textIn = async (history: History, id: number) =>
  new TextDecoder().decode((await filesOf(history, id))?.get('game.json'));

test('restores each version exactly, whatever versions followed', async () => {
  const texts = ['{"a": 1}', '{"a": 2}', '{\n"a": 2, "b": [1, 2, "ü"]}', ''];
  let history = emptyHistory;
  for (const text of texts) history = await seen(history, text);
  expect(await Promise.all(history.versions.map(({ id }) => textIn(history, id)))).toEqual(texts);
});

test('a version seen again keeps its id, becomes the latest and gets the current settings', async () => {
  const first = await seen(emptyHistory, 'one', {}, 10);
  const second = await seen(first, 'two', {}, 20);
  const again = await withVersion(
    second,
    {
      title: 'Reed',
      settings: { paper: { width: 827 } },
      files: new Map([['game.json', encoder.encode('one')]]),
    },
    30,
  );
  expect(again.versions.map(({ id, seenAt }) => [id, seenAt])).toEqual([
    [2, 20],
    [1, 10],
  ]);
  expect(again.versions.at(-1)?.settings).toEqual({ paper: { width: 827 } });
});

test('stores an unchanged font only once', async () => {
  const font = crypto.getRandomValues(new Uint8Array(50_000));
  let history = await seen(emptyHistory, '{"n": 0}', { 'fonts/own.ttf': font });
  const alone = bytesOf(history);
  for (let n = 1; n < 20; n++) history = await seen(history, `{"n": ${n}}`, { 'fonts/own.ttf': font });
  expect(bytesOf(history)).toBeLessThan(alone + 2000);
  expect((await filesOf(history, 1))?.get('fonts/own.ttf')).toEqual(font);
});

describe('limits (88.3)', () => {
  test('200 versions of the largest bundled game fit into 5 MB, and older ones are deleted', async () => {
    const meridian = JSON.parse((await bundledGame('meridian'))!);
    let history = emptyHistory;
    for (let n = 0; n < MAX_VERSIONS + 5; n++) {
      // A different price, name and subtitle each time.
      meridian.trains[n % meridian.trains.length].price = 1000 + n;
      meridian.companies[n % meridian.companies.length].name = `Company ${n}`;
      meridian.info.subtitle = `Version ${n}`;
      history = await seen(history, JSON.stringify(meridian, undefined, n % 2 ? 2 : undefined));
    }
    expect(history.versions).toHaveLength(MAX_VERSIONS);
    expect(history.versions[0]?.id).toBe(6);
    expect(bytesOf(history)).toBeLessThan(MAX_BYTES / 4);
    expect(JSON.parse(await textIn(history, MAX_VERSIONS + 5))).toEqual(meridian);
  });

  test('large versions are deleted earlier, except the current one and the last print', async () => {
    const picture = () => crypto.getRandomValues(new Uint8Array(60_000));
    const large = () => ({ a: picture(), b: picture(), c: picture(), d: picture(), e: picture() });
    let history = await seen(emptyHistory, '1', large());
    history = withPrint(history, { at: 1, settings: {}, components: ['map'], format: 'print' });
    for (let n = 2; n < 25; n++) history = await seen(history, String(n), large());
    expect(bytesOf(history)).toBeLessThanOrEqual(MAX_BYTES);
    const ids = history.versions.map(({ id }) => id);
    expect(ids[0]).toBe(1);
    expect(ids[1]).toBeGreaterThan(2);
    expect(ids.at(-1)).toBe(24);
  });
});

test('lastPrints returns the last print of each component', async () => {
  const first = await seen(emptyHistory, 'one');
  const all = withPrint(first, { at: 1, settings: {}, components: ['map', 'cards'], format: 'pdf' });
  const second = await seen(all, 'two');
  const cards = withPrint(second, { at: 2, settings: {}, components: ['cards'], format: 'print' });
  const last = lastPrints(cards);
  expect([last.get('map')?.version, last.get('cards')?.version, last.get('tiles')]).toEqual([
    1,
    2,
    undefined,
  ]);
});

test('applying the delta between two texts gives the second one', () => {
  const json = fc.json({ maxDepth: 4 });
  fc.assert(
    fc.property(fc.oneof(json, fc.string()), fc.oneof(json, fc.string()), (before, after) => {
      expect(applyDelta(before, createDelta(before, after))).toBe(after);
    }),
  );
});
