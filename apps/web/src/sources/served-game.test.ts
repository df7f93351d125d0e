import { beforeEach, expect, test } from 'vitest';
import { isServed, metaOf } from '../address/slug.ts';
import type { FileHandle } from './file-system.ts';
import { internalSource } from './internal.ts';
import { servedEditor } from './served-editor.ts';
import { servedSource } from './served-game.ts';
import { fakeDescribe, fakeRefuse, fakeRoot, freshApp, gameText } from './testing/fakes.ts';
import { writeOpfsFile } from './write-opfs.ts';

const ID = '01234567-89ab-8cde-8f01-23456789abcd';
const JSON_TYPE = { 'Content-Type': 'application/json', 'X-Platelayer-Name': 'my%20line.json' };

/** A server that answers with `reply`, and a browser with these copies. */
const setUp = (copies: Record<string, string> = {}) => {
  const { root, folders } = fakeRoot({ games: copies });
  const server = { reply: (): Response => new Response(null, { status: 500 }), asked: [] as string[] };
  const source = servedSource({
    copies: internalSource({
      root,
      describe: fakeDescribe,
      refuse: fakeRefuse,
      write: writeOpfsFile,
      newId: () => 'new',
      damaged: { take: async () => undefined, list: async () => [], discard: async () => undefined },
      report: () => undefined,
    }),
    describe: fakeDescribe,
    fetch: async (path, { headers }) => {
      server.asked.push(`${path} ${new Headers(headers).get('If-None-Match') ?? ''}`.trim());
      return server.reply();
    },
  });
  const offer = (text: string, etag = text, headers: Record<string, string> = {}) => {
    server.reply = () => new Response(text, { headers: { ...JSON_TYPE, ETag: etag, ...headers } });
  };
  const answer = (status: number, body: string | null = null, headers: Record<string, string> = {}) => {
    server.reply = () => new Response(body, { status, headers });
  };
  return { source, server, offer, answer, games: () => folders.games };
};

beforeEach(freshApp);

test('ids created by the page are not served', () => {
  expect([isServed(ID), isServed(crypto.randomUUID()), isServed(`${ID}/..`)]).toEqual([true, false, false]);
});

test('a served game is read from the server and copied when accepted', async () => {
  const { source, offer, games } = setUp({ [`${ID}.json`]: gameText('Old') });
  offer(gameText('New'));
  expect((await source.read(ID)).input).toEqual({ text: gameText('New') });
  await source.accept?.(ID, { title: 'New' });
  expect(games()).toEqual({ [`${ID}.json`]: gameText('New') });
});

test('an unchanged version is not sent again and keeps its stamp', async () => {
  const { source, server, offer, answer } = setUp();
  offer(gameText('One'), '"1"');
  const { handle } = (await source.read(ID)).live as { handle: FileHandle };
  const first = await handle.getFile();
  answer(304, null, { 'X-Platelayer-Name': 'a.json' });
  expect(await handle.getFile()).toBe(first);
  expect(server.asked).toEqual([`/offer/${ID}`, `/offer/${ID} "1"`, `/offer/${ID} "1"`]);
});

test('a reload sends no version, so that the server reads the file', async () => {
  const { source, server, offer } = setUp();
  offer(gameText('One'), '"1"');
  await source.read(ID);
  await source.refresh?.(ID);
  expect(server.asked).toEqual([`/offer/${ID}`, `/offer/${ID}`]);
});

test.each([
  ['a broken file', 200, '{bad', JSON_TYPE],
  ['a missing file', 410, 'file not found', {}],
  ['a server without this game', 200, '<!doctype html>', { 'Content-Type': 'text/html' }],
] as const)('%s shows the copy, with an outdated stamp', async (_, status, body, headers) => {
  const { source, answer, games } = setUp({ [`${ID}.json`]: gameText('Good') });
  answer(status, body, headers);
  const { input, live } = await source.read(ID);
  expect([input, live?.stamp]).toEqual([{ text: gameText('Good') }, '']);
  await source.refuse?.(ID);
  expect(games()).toEqual({ [`${ID}.json`]: gameText('Good') });
});

test.each([
  [410, {}, 'NotFoundError', 'platelayer serve cannot find the file because it was deleted or moved.'],
  [409, {}, 'NotReadableError', 'is UTF-16 text'],
  [
    404,
    {},
    'NetworkError',
    'platelayer serve has stopped, or is serving another game. Start it with this file.',
  ],
])('a refresh reports status %i', async (status, headers, name, message) => {
  const { source, answer } = setUp({ [`${ID}.json`]: gameText('Good') });
  answer(status, 'is UTF-16 text', headers);
  await expect(source.refresh?.(ID)).rejects.toMatchObject({ name, message });
});

test('every response renews the editor token', async () => {
  const { source, offer } = setUp();
  const meta = metaOf('internal', ID);
  offer(gameText('One'), '"1"', { 'X-Platelayer-Editor': 'secret' });
  const { handle } = (await source.read(ID)).live as { handle: FileHandle };
  expect(servedEditor(meta)).toBeDefined();
  offer(gameText('Two'), '"2"');
  await handle.getFile();
  expect(servedEditor(meta)).toBeUndefined();
});

test('other copies are read without a request', async () => {
  const { source, server } = setUp({ 'a.json': gameText('A') });
  expect(await source.read('a')).toEqual({ input: { text: gameText('A') } });
  expect(server.asked).toEqual([]);
});
