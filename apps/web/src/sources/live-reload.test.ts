import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { metaOf } from '../address/slug.ts';
import { useApp } from '../state/store.ts';
import type { OpenedGame } from './current-game.ts';
import { takeSnapshot } from './game-input.ts';
import { createLiveReload } from './live-reload.ts';
import { createQueue } from './queue.ts';
import { fakeEngine, fakeFile, fakeFolder, freshApp, gameText } from './testing/fakes.ts';

const meta = metaOf('system', 'id-1');
const title = () => useApp.getState().game?.details.title;
const second = () => vi.advanceTimersByTimeAsync(1000);

/** A file with this game, not saved since it was opened. */
const STAMP = `${gameText('Alder').length} 1`;

const watched = (engine = fakeEngine) => {
  const handle = fakeFile(gameText('Alder'));
  const reloadOnSave = createLiveReload({
    engine,
    host: { visible: () => true },
    queue: createQueue(),
  });
  useApp.setState({ game: { meta, details: { title: 'Alder' } as never, diagnostics: [], version: 0 } });
  reloadOnSave({ meta, live: { handle, stamp: STAMP } });
  return { handle, reloadOnSave };
};

beforeEach(async () => {
  await freshApp();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('live reload', () => {
  test('shows a saved file within a second, as a new version', async () => {
    const { handle } = watched();
    const before = useApp.getState().game?.version;
    handle.save(gameText('Birch'));
    await second();
    expect(title()).toBe('Birch');
    expect(useApp.getState().game?.version).not.toBe(before);
  });

  test('updates the list after a valid save, but not after a broken one', async () => {
    const told: string[] = [];
    const { handle, reloadOnSave } = watched();
    const accept = async ({ details }: OpenedGame) => void told.push(details.title);
    reloadOnSave({ meta, live: { handle, stamp: STAMP }, accept });
    handle.save(gameText('Birch'));
    await second();
    handle.save('{bad');
    await second();
    expect(told).toEqual(['Birch']);
  });

  test('keeps the last good game after a broken save, and shows the error with its location', async () => {
    const { handle } = watched();
    handle.save('{bad');
    await second();
    expect(title()).toBe('Alder');
    expect(useApp.getState().game?.broken?.diagnostics[0]?.message).toBe('A comma is missing.');
    expect(useApp.getState().alert).toMatchObject({
      type: 'error',
      message: expect.stringContaining('Line 3, column 7: A comma is missing.'),
    });
  });

  test('shows one alert if the engine fails on a save', async () => {
    const failing = vi.fn(async () => Promise.reject(new Error('The engine stopped.')));
    const { handle } = watched(failing as never);
    handle.save(gameText('Birch'));
    await second();
    await second();
    expect(failing).toHaveBeenCalledTimes(1);
    expect(useApp.getState().alert).toMatchObject({
      title: 'Not refreshed',
      message: expect.stringContaining('The engine stopped.'),
    });
  });

  test('closes the alert when the file is fixed', async () => {
    const { handle } = watched();
    handle.save('{bad');
    await second();
    handle.save(gameText('Cedar'));
    await second();
    expect(title()).toBe('Cedar');
    expect(useApp.getState().game?.broken).toBeUndefined();
  });

  test('does not report an incomplete save as broken', async () => {
    const { handle } = watched();
    handle.save('');
    await vi.advanceTimersByTimeAsync(550);
    handle.save(gameText('Birch'));
    await second();
    expect(title()).toBe('Birch');
    expect(useApp.getState().alert).toBeUndefined();
  });

  test('shows a save of any file in a folder', async () => {
    const [file, logo] = [fakeFile(gameText('Alder')), fakeFile('<svg/>', 'A.svg')];
    const handle = fakeFolder('mine', file, fakeFolder('logos', logo));
    const reloadOnSave = createLiveReload({
      engine: fakeEngine,
      host: { visible: () => true },
      queue: createQueue(),
    });
    useApp.setState({ game: { meta, details: { title: 'Alder' } as never, diagnostics: [], version: 0 } });
    reloadOnSave({ meta, live: { handle, stamp: (await takeSnapshot(handle)).stamp } });
    await second();
    expect(useApp.getState().game?.version).toBe(0);
    logo.save('<svg></svg>');
    await second();
    expect(useApp.getState().game?.version).not.toBe(0);
    file.save(gameText('Birch'));
    await second();
    expect(title()).toBe('Birch');
  });

  test('keeps a game of a folder with several when its file is deleted, and reads it when the file is back', async () => {
    const [alder, birch] = [fakeFile(gameText('Alder'), 'a.json'), fakeFile(gameText('Birch'), 'b.json')];
    let entries = [alder, birch];
    const handle = {
      ...fakeFolder('mine'),
      values: async function* () {
        yield* entries;
      },
    };
    const games = entries.map(({ name }) => ({ path: name, title: name }));
    const reloadOnSave = createLiveReload({
      // Like the real engine, opens another game if the requested file is missing.
      engine: (async (_job: string, { folder, game }: { folder: Map<string, Uint8Array>; game?: string }) => {
        const path = game !== undefined && folder.has(game) ? game : [...folder.keys()][0]!;
        const { info } = JSON.parse(new TextDecoder().decode(folder.get(path)));
        return { details: info, diagnostics: [], path, games };
      }) as never,
      host: { visible: () => true },
      queue: createQueue(),
    });
    useApp.setState({ game: { meta, details: { title: 'Birch' } as never, diagnostics: [], version: 0 } });
    const { stamp } = await takeSnapshot(handle);
    reloadOnSave({ meta, live: { handle, stamp }, opened: { path: 'b.json', games } });
    entries = [alder];
    await second();
    await second();
    expect(title()).toBe('Birch');
    expect(useApp.getState().alert?.title).toBe('File no longer followed');
    birch.save(gameText('Beech'));
    entries = [alder, birch];
    await second();
    expect(title()).toBe('Beech');
  });

  test('closes the warning about a missing file when the file is back, even unchanged', async () => {
    const { handle } = watched();
    const { getFile } = handle;
    handle.getFile = async () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    await second();
    await second();
    await second();
    expect(useApp.getState().alert?.title).toBe('File no longer followed');
    handle.getFile = getFile;
    await second();
    expect([title(), useApp.getState().alert]).toEqual(['Alder', undefined]);
  });

  test.each([
    ['NetworkError', 'platelayer serve has stopped, so new saves of Alder do not appear.'],
    ['NotReadableError', 'The file for Alder cannot be read: permission denied. The last version'],
  ])('shows why platelayer serve does not deliver a file: %s', async (name, message) => {
    const { handle } = watched();
    handle.getFile = async () => Promise.reject(new DOMException('permission denied', name));
    await second();
    await second();
    await second();
    expect(useApp.getState().alert?.message).toContain(message);
  });

  test('does not touch another game opened since', async () => {
    const { handle } = watched();
    const other = metaOf('bundled', 'x');
    useApp.setState({
      game: { meta: other, details: { title: 'Other' } as never, diagnostics: [], version: 0 },
    });
    handle.save(gameText('Birch'));
    await second();
    expect(title()).toBe('Other');
  });

  test('stops with the next call', async () => {
    const { handle, reloadOnSave } = watched();
    reloadOnSave();
    handle.save(gameText('Birch'));
    await second();
    expect(title()).toBe('Alder');
  });
});
