import { expect, test } from 'vitest';
import { answerEdit } from '../apps/cli/src/serve/editing.ts';
import { type ServedGame, serveGame } from '../apps/cli/src/serve/served-game.ts';
import { memoryTerminal } from '../apps/cli/src/testing/memory-terminal.ts';
import { metaOf } from '../apps/web/src/address/slug.ts';
import { EDITOR_HEADER, editRequest } from '../apps/web/src/sources/served-editor.ts';
import { openServedGame } from '../apps/web/src/sources/served-game.ts';

/** `platelayer serve` and the page that it serves, which share no code, speak the same language (98.6.5). */

const HOST = '127.0.0.1:1830';
const GAME = JSON.stringify({ info: { title: 'Narrow Valley' } });
const FILE = 'my 1st #game?.json';

const terminal = memoryTerminal({ [FILE]: GAME });
const served = (await serveGame(FILE, terminal)) as ServedGame;
const offered = async (path: string) => {
  const answer = await served.answer(decodeURIComponent(new URL(path, `http://${HOST}`).pathname));
  return new Response(answer && new Uint8Array(answer.body), {
    headers: { 'Content-Type': answer?.type ?? 'text/html', ...answer?.headers },
  });
};

test('the page takes in what the server offers, and opens its file in the editor', async () => {
  const { hash } = new URL(served.path, `http://${HOST}`);
  const taken: { text: string; id: string }[] = [];
  const slug = await openServedGame(hash, {
    fetch: offered,
    add: async (file, id) => {
      taken.push({ text: await file.text(), id });
      return { ...metaOf('internal', id), title: '' };
    },
  });
  expect(taken).toEqual([{ text: GAME, id: slug?.replace('internal:', '') }]);

  const token = (await offered(hash.replace('#open=', ''))).headers.get(EDITOR_HEADER) ?? '';
  const [url, { method, headers }] = editRequest(taken[0]!.id, 7, token);
  expect(method).toBe('POST');
  const received = Object.fromEntries(new Headers({ ...headers, host: HOST, origin: `http://${HOST}` }));
  expect(await answerEdit({ url, headers: received }, served.editing!)).toBe(204);
  expect(terminal.edited).toEqual([`/games/${FILE}:7`]);
});
