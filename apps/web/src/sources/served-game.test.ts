import { expect, test, vi } from 'vitest';
import { metaOf } from '../address/slug.ts';
import { openServedGame } from './served-game.ts';

const ID = '01234567-89ab-8cde-8f01-23456789abcd';
const reply = (body: string, type: string) => async () =>
  new Response(body, { headers: { 'Content-Type': type } });

const open = async (hash: string, fetch: () => Promise<Response>) => {
  const add = vi.fn(async (_: File, id: string) => ({ ...metaOf('internal', id), title: 'T' }));
  return { slug: await openServedGame(hash, { fetch, add }), file: add.mock.calls[0]?.[0] };
};

test('a game that the local server offers is taken in under the id it comes with', async () => {
  const { slug, file } = await open(`#open=/offer/${ID}/my%20line.json`, reply('{}', 'application/json'));
  expect(slug).toBe(`internal:${ID}`);
  expect([file?.name, await file?.text()]).toEqual(['my line.json', '{}']);
});

test.each([
  '',
  '#map',
  '#open=https://example.org/a.json',
  `#open=/offer/${ID}/../a.json`,
  '#open=/offer/1/a.json',
])('nothing is taken from %j', async (hash) => {
  const fetch = vi.fn(reply('{}', 'application/json'));
  expect((await open(hash, fetch)).slug).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

test('a server that no longer offers it answers with a page, which is no game', async () => {
  const { slug, file } = await open(`#open=/offer/${ID}/a.json`, reply('<!doctype html>', 'text/html'));
  expect([slug, file]).toEqual([undefined, undefined]);
});
