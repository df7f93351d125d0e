import { afterAll, beforeEach, expect, test } from 'vitest';
import { type ServedGame, serveGame } from '../apps/cli/src/serve/served-game.ts';
import { startServer } from '../apps/cli/src/serve/server.ts';
import { memoryTerminal } from '../apps/cli/src/testing/memory-terminal.ts';
import type { FileHandle } from '../apps/web/src/sources/file-system.ts';
import { editRequest } from '../apps/web/src/sources/served-editor.ts';
import { servedFile } from '../apps/web/src/sources/served-game.ts';
import { freshApp } from '../apps/web/src/sources/testing/fakes.ts';

/** `platelayer serve` and its page share no code, but they must agree (98.6.5). */

const GAME = JSON.stringify({ info: { title: 'Narrow Valley' } });
const FILE = 'my 1st #game?.json';

const terminal = memoryTerminal({ [FILE]: GAME });
const served = (await serveGame(FILE, terminal)) as ServedGame;
const server = await startServer(
  { answer: async () => ({ type: 'text/html', body: new Uint8Array(), immutable: false }) },
  { port: 0, flexible: false, extra: served.answer, editing: served.editing, failed: () => {} },
);
const stop = new AbortController();
served.follow(stop.signal);
afterAll(async () => {
  stop.abort();
  await server.stop();
});
beforeEach(freshApp);

const id = /internal:([^/]+)/.exec(served.path)?.[1] ?? '';
const statuses: number[] = [];
const tokens: (string | null)[] = [];
const ask = async (path: string, options: RequestInit) => {
  const response = await fetch(new URL(path, server.address), options);
  statuses.push(response.status);
  tokens.push(response.headers.get('X-Platelayer-Editor'));
  return response;
};
const handle: FileHandle = servedFile(id, ask);
const errorName = () =>
  handle.getFile().then(
    () => undefined,
    (error: DOMException) => error.name,
  );

test('the page reads and polls the file, and notices when it is saved, missing and back', async () => {
  const first = await handle.getFile();
  expect([first.name, await first.text()]).toEqual([FILE, GAME]);
  expect(await handle.getFile()).toBe(first);
  terminal.save(FILE, GAME.replace('Narrow', 'Wide'));
  await expect.poll(async () => (await handle.getFile()).text()).toContain('Wide');
  expect([...new Set(statuses)]).toEqual([200, 304]);

  terminal.remove(FILE);
  await expect.poll(errorName).toBe('NotFoundError');
  terminal.save(FILE, GAME);
  await expect.poll(errorName).toBeUndefined();
  expect(await (await handle.getFile()).text()).toBe(GAME);
});

test('the page treats a server without the game as stopped', async () => {
  await expect(servedFile(crypto.randomUUID(), ask).getFile()).rejects.toMatchObject({
    name: 'NetworkError',
  });
});

test('the page opens the file in the editor with the token from the file response', async () => {
  await servedFile(id, ask).getFile();
  const [path, { method, headers }] = editRequest(id, 7, tokens.at(-1) ?? '');
  const { origin } = new URL(server.address);
  const answer = await fetch(new URL(path, server.address), { method, headers: { ...headers, origin } });
  expect(answer.status).toBe(204);
  expect(terminal.edited).toEqual([`/games/${FILE}:7`]);
});
