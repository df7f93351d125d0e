import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noAssets, unzipGameFolder, zipGameFolder } from '@platelayer/export';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BuiltApp, openBuiltApp } from '../serve/built-app.ts';
import { startServer } from '../serve/server.ts';
import { type MemoryTerminal, memoryTerminal } from '../testing/memory-terminal.ts';
import { runServe } from './serve.ts';

const valley = JSON.stringify({ info: { title: 'Narrow Valley' } });
const zip = Buffer.from(await zipGameFolder({ name: 'mine', text: valley, assets: noAssets })).toString(
  'latin1',
);

describe('serve', () => {
  let folder: string;
  let app: BuiltApp | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'platelayer-'));
    const web = join(folder, 'web');
    await mkdir(join(web, 'assets'), { recursive: true });
    await writeFile(join(web, 'index.html'), '<title>Platelayer</title>');
    await writeFile(join(web, 'assets', 'a-1.js'), 'go()');
    await writeFile(join(folder, 'secret.txt'), 'secret');
    app = await openBuiltApp(web);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Serves while `use` runs. */
  const served = async (
    game: string | undefined,
    use: (address: string) => Promise<void>,
    files: Readonly<Record<string, string>> = {},
  ) => {
    const terminal = memoryTerminal(files);
    const ended = runServe(game, { port: 0, open: true, json: true }, terminal, app);
    await vi.waitFor(() => expect(terminal.printed.out).toContain('address'), 10_000);
    await use(JSON.parse(terminal.printed.out).address);
    terminal.interrupt();
    expect(await ended).toBe(0);
    return terminal;
  };

  /** Address from which the page of a served game fetches it. */
  const offerOf = (address: string) =>
    new URL(address.replace(/^(.*)\/games\/internal:([^/]+)\/map$/, '$1/offer/$2'));

  /** Sends a request that a browser would not send, with an unchanged path and any host. */
  const ask = (address: string, path: string, host?: string) =>
    new Promise<number | undefined>((answer) => {
      const { hostname, port } = new URL(address);
      request({ hostname, port, path, headers: host ? { host } : {} }, ({ statusCode }) =>
        answer(statusCode),
      ).end();
    });

  test('answers with files, with the start page for every screen, and with 404 for missing files', async () => {
    const { shown } = await served(undefined, async (address) => {
      const script = await fetch(new URL('/assets/a-1.js', address));
      expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
      expect(script.headers.get('cache-control')).toContain('immutable');
      const screen = await fetch(new URL('/games/brackwater/map', address));
      expect([screen.status, await screen.text()]).toEqual([200, '<title>Platelayer</title>']);
      expect((await fetch(new URL('/assets/gone.js', address))).status).toBe(404);
      expect((await fetch(address, { method: 'POST' })).status).toBe(405);
    });
    expect(shown).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/)]);
  });

  test('serves the files of a build made while it runs', async () => {
    await served(undefined, async (address) => {
      const script = new URL('/assets/b-2.js', address);
      expect((await fetch(script)).status).toBe(404);
      await writeFile(join(folder, 'web', 'assets', 'b-2.js'), 'on()');
      expect(await (await fetch(script)).text()).toBe('on()');
    });
  });

  test('serves no files outside the application, and nothing to other sites', async () => {
    await served(undefined, async (address) => {
      const response = await fetch(new URL('/%2e%2e%2fsecret.txt', address));
      expect(await response.text()).not.toContain('secret');
      expect(await ask(address, '/../secret.txt')).toBe(200);
      expect(await ask(address, '/%')).toBe(400);
      expect(await ask(address, '/', 'example.org')).toBe(403);
    });
  });

  test('opens a bundled game', async () => {
    await served('brackwater', async (address) => {
      expect(new URL(address).pathname).toBe('/games/brackwater/map');
    });
  });

  const page = { accept: 'text/html,*/*;q=0.8' };

  test.each([
    ['a file', 'game.json', { 'game.json': valley }],
    ['a folder', 'mine', { 'mine/game.json': valley }],
    ['a zip', 'mine.zip', { 'mine.zip': zip }],
    ['a bundled game', 'brackwater', {}],
  ])('sends a browser from / to the game: %s', async (_, game, files) => {
    await served(
      game,
      async (address) => {
        const home = new URL('/', address);
        const { status, headers } = await fetch(home, { headers: page, redirect: 'manual' });
        expect([status, headers.get('location')]).toEqual([302, new URL(address).pathname]);
        // The service worker does not ask for HTML.
        expect(await (await fetch(home)).text()).toBe('<title>Platelayer</title>');
        expect(await ask(address, '/', 'example.org')).toBe(403);
      },
      files,
    );
  });

  test('answers / with the start page if there is no game', async () => {
    await served(undefined, async (address) => {
      expect((await fetch(address, { headers: page, redirect: 'manual' })).status).toBe(200);
    });
  });

  test('a file always has the same address', async () => {
    const paths: string[] = [];
    for (const text of [valley, valley.replace('Narrow', 'Wide')])
      await served(
        'game.json',
        async (address) => {
          paths.push(new URL(address).pathname);
          expect(await (await fetch(offerOf(address))).text()).toBe(text);
        },
        { 'game.json': text },
      );
    expect(paths[0]).toMatch(
      /^\/games\/internal:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}\/map$/,
    );
    expect(paths[1]).toBe(paths[0]);
  });

  /** Serves a game while `use` saves it. */
  const followed = async (
    game: string,
    files: Readonly<Record<string, string>>,
    use: (offer: URL, terminal: MemoryTerminal) => Promise<void>,
  ) => {
    const terminal = memoryTerminal(files);
    const ended = runServe(game, { port: 0, open: true, json: true }, terminal, app);
    await vi.waitFor(() => expect(terminal.printed.out).toContain('address'), 10_000);
    await use(offerOf(JSON.parse(terminal.printed.out).address), terminal);
    terminal.interrupt();
    expect(await ended).toBe(0);
  };

  const poll = (offer: URL, version: string | null) =>
    fetch(offer, { headers: { 'if-none-match': version ?? '' } });

  test('offers a file with any name, with its current logos', async () => {
    await followed('my #2 game?.json', { 'my #2 game?.json': valley }, async (offer, terminal) => {
      const first = await fetch(offer);
      expect([await first.text(), first.headers.get('x-platelayer-name')]).toEqual([
        valley,
        'my%20%232%20game%3F.json',
      ]);
      terminal.save('logos/A.svg', '<svg viewBox="0 0 1 1"/>');
      const second = await poll(offer, first.headers.get('etag'));
      expect([second.status, second.headers.get('content-type')]).toEqual([200, 'application/zip']);
    });
  });

  test('answers a poll with 304 until a save, then with the saved game', async () => {
    await followed('game.json', { 'game.json': valley }, async (offer, terminal) => {
      const version = (await fetch(offer)).headers.get('etag');
      expect((await poll(offer, version)).status).toBe(304);
      const read = vi.spyOn(terminal, 'read');
      expect((await poll(offer, version)).status).toBe(304);
      expect(read).not.toHaveBeenCalled();
      const saved = valley.replace('Narrow', 'Wide');
      terminal.save('game.json', saved);
      await vi.waitFor(async () => expect(await (await poll(offer, version)).text()).toBe(saved));
    });
  });

  test.each(['mine', 'mine.json'])('a poll sees a changed logo next to %s', async (game) => {
    const logo = (color: string) => `<svg viewBox="0 0 1 1"><path fill="${color}" d="M0 0h1v1z"/></svg>`;
    const inside = game === 'mine' ? 'mine/' : '';
    const files = { [`${inside}mine.json`]: valley, [`${inside}logos/A.svg`]: logo('red') };
    await followed(game, files, async (offer, terminal) => {
      const version = (await fetch(offer)).headers.get('etag');
      terminal.save(`${inside}logos/A.svg`, logo('blue'));
      const changed = await poll(offer, version);
      const { folder } = await unzipGameFolder(new Uint8Array(await changed.arrayBuffer()));
      expect(folder?.assets.logos.get('A')?.content).toEqual(new TextEncoder().encode(logo('blue')));
    });
  });

  test('answers a request without a version from the disk, even if nothing reports changes', async () => {
    await followed('game.json', { 'game.json': valley }, async (offer, terminal) => {
      await fetch(offer);
      const saved = valley.replace('Narrow', 'Wide');
      terminal.files.set('/games/game.json', saved);
      expect(await (await fetch(offer)).text()).toBe(saved);
    });
  });

  test('reports a file that is missing or unreadable, and serves it again when it is back', async () => {
    await followed('game.json', { 'game.json': valley }, async (offer, terminal) => {
      const answer = async () => {
        const response = await fetch(offer);
        return [response.status, await response.text()];
      };
      terminal.remove('game.json');
      expect(await answer()).toEqual([410, 'file not found']);
      terminal.save('game.json', '\uFEFF{bad');
      expect((await answer())[0]).toBe(200);
      terminal.save('game.json', 'PK\u0003\u0004 no zip');
      expect(await answer()).toEqual([409, expect.stringMatching(/zip/)]);
      terminal.save('game.json', valley);
      expect(await answer()).toEqual([200, valley]);
    });
  });

  test('answers with 500 if a request fails, and keeps serving', async () => {
    const failures: unknown[] = [];
    const server = await startServer(app!, {
      port: 0,
      flexible: false,
      failed: (path, error) => failures.push([path, String(error)]),
      editing: { path: '/edit/1', token: 'secret', open: () => Promise.reject(new Error('gone')) },
    });
    const { origin } = new URL(server.address);
    const headers = { origin, 'x-platelayer-editor': 'secret' };
    for (const _ of [1, 2]) {
      const { status } = await fetch(`${origin}/edit/1?line=1`, { method: 'POST', headers });
      expect(status).toBe(500);
    }
    expect(failures).toEqual([1, 2].map(() => ['/edit/1', 'Error: gone']));
    expect(await ask(server.address, '//')).toBe(400);
    expect(failures).toHaveLength(2);
    await server.stop();
  });

  test('reports its errors to the user, but not to the page', async () => {
    const terminal = memoryTerminal({ 'game.json': valley });
    const broken: BuiltApp = {
      answer: () => Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' })),
    };
    const ended = runServe('game.json', { port: 0, open: true, json: true }, terminal, broken);
    await vi.waitFor(() => expect(terminal.printed.out).toContain('address'), 10_000);
    const response = await fetch(new URL('/docs', JSON.parse(terminal.printed.out).address));
    expect([response.status, await response.text()]).toEqual([500, '']);
    expect(terminal.printed.err).toBe('Could not serve /docs: permission denied\n');
    terminal.interrupt();
    expect(await ended).toBe(0);
  });

  test('opens the served file in the editor, but only for the page that it served', async () => {
    const { edited } = await served(
      'sub/game.json',
      async (address) => {
        const { origin } = new URL(address);
        const offer = offerOf(address);
        const token = (await fetch(offer)).headers.get('x-platelayer-editor') ?? '';
        const [, , id = ''] = offer.pathname.split('/');
        const edit = (path: string, headers: Readonly<Record<string, string>> = {}) =>
          new Promise<number | undefined>((answer) => {
            const { hostname, port } = new URL(address);
            const all = { origin, 'x-platelayer-editor': token, ...headers };
            request({ method: 'POST', hostname, port, path, headers: all }, ({ statusCode }) =>
              answer(statusCode),
            ).end();
          });
        expect(await edit(`/edit/${id}?line=7`)).toBe(204);
        for (const path of [
          `/edit/${crypto.randomUUID()}?line=7`,
          '/edit/..%2fother.json?line=7',
          '/?line=7',
        ])
          expect(await edit(path), path).toBe(404);
        for (const line of ['', '0', '-1', '1.5', 'x', '7;reboot', '1e9'])
          expect(await edit(`/edit/${id}?line=${line}`), line).toBe(400);
        for (const headers of [
          { origin: 'http://example.org' },
          { origin: 'null' },
          { origin: '' },
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
          { 'x-platelayer-editor': '' },
          { 'x-platelayer-editor': `${token.slice(0, -1)}!` },
        ] as Record<string, string>[])
          expect(await edit(`/edit/${id}?line=7`, headers), JSON.stringify(headers)).toBe(403);
        expect(await edit(`/edit/${id}?line=7`, { host: 'example.org', origin: 'http://example.org' })).toBe(
          403,
        );
      },
      { 'sub/game.json': valley },
    );
    expect(edited).toEqual(['/games/sub/game.json:7']);
  });

  test('does not open a bundled game in the editor', async () => {
    await served('brackwater', async (address) => {
      expect((await fetch(new URL('/edit/x?line=1', address), { method: 'POST' })).status).toBe(405);
    });
  });

  test('reports a missing game, an application that is not built, and a port in use', async () => {
    const attempt = async (game: string | undefined, port: number, from: BuiltApp | undefined) => {
      const terminal = memoryTerminal({});
      const status = await runServe(game, { port, open: false, json: false }, terminal, from);
      return [status, terminal.printed.err];
    };
    expect(await attempt('none.json', 0, app)).toEqual([2, 'none.json: file not found\n']);
    expect(await attempt(undefined, 0, undefined)).toEqual([2, expect.stringContaining('npm start')]);
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
    const { port } = other.address() as AddressInfo;
    expect(await attempt(undefined, port, app)).toEqual([
      2,
      `Cannot serve the application on port ${port}: port in use; leave out --port to use the next free one\n`,
    ]);
    other.close();
  });
});
