import { beforeEach, describe, expect, test, vi } from 'vitest';
import { metaOf } from '../address/slug.ts';
import { useApp } from '../state/store.ts';
import { bundledSource } from './bundled.ts';
import { damagedFiles } from './damaged-files.ts';
import { takeSnapshot } from './game-input.ts';
import { createGameActions } from './games.ts';
import { internalSource } from './internal.ts';
import { createQueue } from './queue.ts';
import { systemSource } from './system.ts';
import {
  counter,
  fakeDescribe,
  fakeEngine,
  fakeFile,
  fakeFolder,
  fakeRecords,
  fakeRefuse,
  fakeRoot,
  freshApp,
  gameText,
  namedError,
} from './testing/fakes.ts';
import { writeOpfsFile } from './write-opfs.ts';

const setUp = ({ system: hasSystem = true, internal: hasInternal = true, engine = fakeEngine } = {}) => {
  const { folders, root } = fakeRoot();
  const damaged = damagedFiles({ root, write: writeOpfsFile });
  const records = fakeRecords();
  const newId = counter();
  const system = systemSource({
    records,
    describe: fakeDescribe,
    refuse: fakeRefuse,
    ask: (_, request) => request(),
    newId,
  });
  const internal = internalSource({
    root,
    describe: fakeDescribe,
    refuse: fakeRefuse,
    write: writeOpfsFile,
    newId,
    damaged,
    report: () => undefined,
  });
  const reloadOnSave = vi.fn();
  const actions = createGameActions({
    engine,
    sources: { bundled: bundledSource, system, internal },
    capabilities: { system: hasSystem, internal: hasInternal, electron: false },
    queue: createQueue(),
    reloadOnSave,
  });
  return { ...actions, system, internal, records, folders, reloadOnSave };
};

const alert = () => {
  const { type, title, message } = useApp.getState().alert ?? {};
  return [type, title, message];
};
const loaded = () => useApp.getState().game;

beforeEach(freshApp);

describe('loading by slug (98.6.6)', () => {
  test('opens a bundled game', async () => {
    await setUp().loadGame('bundled:brackwater');
    expect(loaded()?.meta).toEqual({ type: 'bundled', id: 'brackwater', slug: 'brackwater' });
    expect(alert()).toEqual(['success', 'Game Loaded', 'Brackwater loaded']);
  });

  test('shows no alert for the game of the last visit', async () => {
    useApp.setState({ remembered: { ...metaOf('bundled', 'brackwater'), title: 'Brackwater' } });
    await setUp().loadGame('brackwater');
    expect(loaded()?.details.title).toBe('Brackwater');
    expect(useApp.getState().alert).toBeUndefined();
  });

  test('watches the file of a system game', async () => {
    const { system, loadGame, reloadOnSave } = setUp();
    const handle = fakeFile(gameText('Alder'));
    const { slug } = await system.add(handle);
    await loadGame(slug);
    expect(alert()).toEqual(['success', 'Game Loaded', 'Alder loaded']);
    expect(reloadOnSave).toHaveBeenCalledWith({
      meta: loaded()?.meta,
      live: { handle, stamp: (await takeSnapshot(handle)).stamp },
      opened: expect.objectContaining({ details: expect.objectContaining({ title: 'Alder' }) }),
      accept: expect.any(Function),
    });
    expect(useApp.getState().summaries.map((summary) => summary.slug)).toEqual([slug]);
  });

  test('adds a game that appears in the folder later to the list and the menu', async () => {
    const { system, loadGame, reloadOnSave } = setUp();
    const handle = fakeFolder('mine', fakeFile(gameText('Alder')));
    await loadGame((await system.add(handle)).slug);
    const [{ opened, accept }] = reloadOnSave.mock.calls[0]!;
    const games = ['Alder', 'Birch'].map((title) => ({ path: `${title}.json`, title }));
    await accept({ ...opened, path: 'Alder.json', games });
    const { companions, summaries } = useApp.getState();
    for (const list of [companions, summaries]) expect(list.map(({ title }) => title)).toContain('Birch');
  });

  test.each([
    ['nope', {}, 'Platelayer has no bundled game "nope". The bundled games are in the list.'],
    ['foo:x', {}, 'This address is not valid: there are no "foo" games.'],
    ['__proto__:x', {}, 'This address is not valid: there are no "__proto__" games.'],
    ['system:x', {}, 'This browser has no game with this address. Press Open File and choose the game file.'],
    [
      'system:x',
      { system: false },
      'This browser cannot reopen files on your disk. Press Open File and choose the file.',
    ],
    [
      'internal:x',
      { internal: false },
      'This browser does not let Platelayer keep copies of games. Bundled games work.',
    ],
    [
      'internal:x',
      {},
      'This browser has no game with this address. Press Open File and choose the game file.',
    ],
    [
      'electron:x',
      {},
      'This address works only in the desktop application. Press Open File and choose the game file.',
    ],
  ])('%s %o fails with "%s"', async (slug, capabilities, message) => {
    await expect(setUp(capabilities).loadGame(slug)).rejects.toThrow(message);
    expect(alert()).toEqual(['error', 'Not opened', message]);
  });

  test('keeps the current game if loading fails', async () => {
    const { loadGame } = setUp();
    await loadGame('brackwater');
    await expect(loadGame('nope')).rejects.toThrow();
    expect(loaded()?.meta.id).toBe('brackwater');
  });

  test("shows the browser's error under a title that names the action", async () => {
    const { system, loadGame } = setUp();
    const handle = fakeFile(gameText('Alder'));
    const { slug } = await system.add(handle);
    handle.getFile = () => Promise.reject(namedError('NotReadableError'));
    await expect(loadGame(slug)).rejects.toThrow();
    expect(alert().slice(0, 2)).toEqual(['error', 'Not opened']);
  });

  test('loads a slug once, with one alert, when called twice at the same time', async () => {
    const { loadGame } = setUp();
    const alerts = vi.fn();
    const stop = useApp.subscribe(({ alert }, before) => alert !== before.alert && alerts());
    await Promise.all([loadGame('brackwater'), loadGame('brackwater')]);
    stop();
    expect(alerts).toHaveBeenCalledOnce();
  });

  test('an overtaken load changes nothing, whether it succeeds or fails', async () => {
    const { loadGame } = setUp();
    const first = loadGame('nope');
    const second = loadGame('brackwater');
    await Promise.all([first, second]);
    expect(loaded()?.meta.id).toBe('brackwater');
    expect(alert()[0]).toBe('success');
  });

  test('engine and store change together: the last game opened is the current one', async () => {
    const opened: string[] = [];
    const engine = ((job: 'open', input: { text: string }) => {
      opened.push(JSON.parse(input.text).info.title);
      return fakeEngine(job, input);
    }) as typeof fakeEngine;
    const { system, loadGame } = setUp({ engine });
    const [alder, birch] = [
      await system.add(fakeFile(gameText('Alder'))),
      await system.add(fakeFile(gameText('Birch'))),
    ];
    await Promise.all([loadGame(alder.slug), loadGame(birch.slug), loadGame(alder.slug)]);
    expect(loaded()?.details.title).toBe('Alder');
    expect(opened.at(-1)).toBe('Alder');
  });

  test('moves an invalid copy to the damaged files', async () => {
    const { internal, loadGame, folders } = setUp();
    const { slug, id } = await internal.add(new File([gameText('Alder')], 'a.json'));
    (folders.games ?? {})[`${id}.json`] = '{bad';
    await expect(loadGame(slug)).rejects.toThrow('File was not a valid Platelayer game');
    expect(folders).toEqual({ games: {}, damaged: { [`${id}.json`]: '{bad' } });
  });

  test('keeps the record of an invalid system file', async () => {
    const { system, loadGame, records } = setUp();
    const handle = fakeFile(gameText('Alder'));
    const { slug, id } = await system.add(handle);
    handle.save('{bad');
    await expect(loadGame(slug)).rejects.toThrow('File was not a valid Platelayer game');
    expect(records.stored.has(id)).toBe(true);
  });
});

describe('refreshing (98.6.9)', () => {
  test('reads a system game again', async () => {
    const { system, loadGame, refreshGame } = setUp();
    const handle = fakeFile(gameText('Alder'));
    const { slug } = await system.add(handle);
    await loadGame(slug);
    handle.save(gameText('Birch'));
    await refreshGame();
    expect(loaded()?.details.title).toBe('Birch');
    expect(alert()).toEqual(['success', 'Game Refreshed', 'Birch was reloaded from its file']);
  });

  test('shows an alert and keeps the game if refreshing fails', async () => {
    const { system, loadGame, refreshGame } = setUp();
    const handle = fakeFile(gameText('Alder'));
    await loadGame((await system.add(handle)).slug);
    handle.save('{bad');
    await refreshGame();
    expect(loaded()?.details.title).toBe('Alder');
    expect(alert()).toEqual([
      'error',
      'Not reloaded',
      'Line 3, column 7: A comma is missing. Still showing the last good version.',
    ]);
  });

  test('reads a served game from its server, not from its copy', async () => {
    const { internal, loadGame, refreshGame } = setUp();
    const { slug } = await internal.add(
      new File([gameText('Alder')], 'a.json'),
      '01234567-89ab-8cde-8f01-23456789abcd',
    );
    await loadGame(slug);
    internal.refresh = async () => ({ input: { text: gameText('Birch') } });
    await refreshGame();
    expect(loaded()?.details.title).toBe('Birch');
    expect(alert()).toEqual(['success', 'Game Refreshed', 'Birch was reloaded from its file']);
  });

  test('does nothing for any other type', async () => {
    const { loadGame, refreshGame } = setUp();
    await loadGame('brackwater');
    const { alert: before, game } = useApp.getState();
    await refreshGame();
    expect(useApp.getState()).toMatchObject({ alert: before, game });
  });
});

describe('deleting (98.6.8)', () => {
  test('closes the game if it is the current one, and reads the list again', async () => {
    const { internal, loadGame, deleteGame, readGames, reloadOnSave } = setUp();
    const summary = await internal.add(new File([gameText('ZZ Test!')], 'a.json'));
    await readGames();
    await loadGame(summary.slug);
    useApp.setState({ remembered: summary });
    expect(await deleteGame(summary)).toBe(true);
    expect(useApp.getState()).toMatchObject({ game: undefined, remembered: undefined, summaries: [] });
    expect(alert()).toEqual(['success', 'Game Deleted', 'The copy of ZZ Test! in this browser was deleted']);
    expect(reloadOnSave).toHaveBeenLastCalledWith();
  });

  test('keeps the current game if another one is deleted', async () => {
    const { internal, loadGame, deleteGame } = setUp();
    const summary = await internal.add(new File([gameText('Alder')], 'a.json'));
    await loadGame('brackwater');
    await deleteGame(summary);
    expect(loaded()?.meta.id).toBe('brackwater');
  });

  test('refuses to delete a bundled game', async () => {
    const [bundled] = await bundledSource.list();
    if (!bundled) throw new Error('There is no bundled game.');
    expect(await setUp().deleteGame(bundled)).toBe(false);
    expect(alert()).toEqual([
      'error',
      'Not deleted',
      `${bundled.title} comes with Platelayer and cannot be deleted.`,
    ]);
  });
});

describe('reading the list (98.6.10)', () => {
  test('replaces the stored games and keeps the bundled ones', async () => {
    const { internal, system, readGames } = setUp();
    await internal.add(new File([gameText('Alder')], 'a.json'));
    await system.add(fakeFile(gameText('Birch')));
    const stale = { type: 'internal', id: 'old', slug: 'internal:old', title: 'Old' } as const;
    useApp.setState({ summaries: [...(await bundledSource.list()), stale] });
    await readGames();
    const titles = useApp.getState().summaries.map(({ title }) => title);
    expect(titles).toContain('Brackwater');
    expect(titles).toEqual(expect.arrayContaining(['Alder', 'Birch']));
    expect(titles).not.toContain('Old');
  });

  test('lists the other games if one source fails', async () => {
    const { internal, records, readGames } = setUp();
    await internal.add(new File([gameText('Alder')], 'a.json'));
    records.all = () => Promise.reject(namedError('UnknownError'));
    await readGames();
    expect(useApp.getState().summaries.map(({ title }) => title)).toEqual(['Alder']);
    expect(alert()[0]).toBe('error');
  });
});
