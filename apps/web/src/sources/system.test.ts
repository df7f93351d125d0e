import { describe, expect, test, vi } from 'vitest';
import { upgradeRecord } from './database.ts';
import { type AskPermission, systemSource } from './system.ts';
import {
  counter,
  fakeDescribe,
  fakeFile,
  fakeFolder,
  fakeRecords,
  fakeRefuse,
  gameText,
  zipText,
} from './testing/fakes.ts';

const asking: AskPermission = (_title, request) => request();

const setUp = (ask: AskPermission = asking) => {
  const records = fakeRecords();
  return {
    records,
    source: systemSource({ records, describe: fakeDescribe, refuse: fakeRefuse, ask, newId: counter() }),
  };
};

describe('system games (98.6.3)', () => {
  test('are stored with id, type, slug, summary, handle and version 1', async () => {
    const { records, source } = setUp();
    const handle = fakeFile(gameText('Alder'));
    await source.add(handle);
    expect(records.stored.get('id-1')).toEqual({
      id: 'id-1',
      type: 'system',
      slug: 'system:id-1',
      title: 'Alder',
      designer: 'Me',
      handle,
      version: 1,
    });
    expect(await source.list()).toEqual([
      { id: 'id-1', type: 'system', slug: 'system:id-1', title: 'Alder', designer: 'Me', file: handle.name },
    ]);
  });

  test('are not stored if the file is not a game', async () => {
    const { records, source } = setUp();
    await expect(source.add(fakeFile('{bad'))).rejects.toThrow('File was not a valid Platelayer game');
    expect(records.stored.size).toBe(0);
  });

  test('the same file opened twice keeps its record', async () => {
    const { records, source } = setUp();
    const handle = fakeFile(gameText('Alder'));
    await source.add(handle);
    handle.save(gameText('Birch'));
    await source.add(handle);
    expect([...records.stored.values()].map(({ id, title }) => [id, title])).toEqual([['id-1', 'Birch']]);
  });

  test('have one record per game of a folder, and keep existing records', async () => {
    const records = fakeRecords();
    const handle = fakeFolder(
      'mine',
      fakeFile(gameText('Alder'), 'a.json'),
      fakeFile(gameText('Birch'), 'b.json'),
    );
    const games = [
      { path: 'a.json', title: 'Alder' },
      { path: 'b.json', title: 'Birch' },
    ];
    const describe = async () => ({
      ...(await fakeDescribe({ text: gameText('Birch') }))!,
      path: 'b.json',
      games,
    });
    const source = systemSource({ records, describe, refuse: fakeRefuse, ask: asking, newId: counter() });
    await records.put({ id: 'old', type: 'system', slug: 'system:old', title: 'Birch', handle, version: 1 });
    expect(await source.add(handle)).toMatchObject({ id: 'old', title: 'Birch' });
    await source.add(handle);
    const stored = [...records.stored.values()].map(({ id, title, path }) => [id, title, path]);
    expect(stored).toEqual([
      ['old', 'Birch', 'b.json'],
      ['id-1', 'Alder', 'a.json'],
    ]);
    expect((await source.list()).map(({ file }) => file)).toEqual(['mine/b.json', 'mine/a.json']);
    expect((await source.read('id-1')).input).toMatchObject({ name: 'mine', game: 'a.json' });
    expect(await source.companions?.('id-1', 'a.json', games)).toMatchObject([{ id: 'id-1' }, { id: 'old' }]);
  });

  test('a deleted game of a folder is not replaced by another one', async () => {
    const { records, source } = setUp();
    const handle = fakeFolder('mine', fakeFile(gameText('Alder'), 'a.json'));
    await records.put({
      ...{ id: 'b', type: 'system', slug: 'system:b', title: 'Birch', version: 1 },
      ...{ handle, path: 'b.json' },
    });
    await expect(source.read('b')).rejects.toThrow('The file for Birch was deleted or moved');
  });

  test('a zip is recognized by its content, and a folder by its files', async () => {
    const { source } = setUp();
    const zip = await source.add(fakeFile(zipText('Alder'), 'alder.zip'));
    expect(zip.title).toBe('Alder');
    expect((await source.read(zip.id)).input).toMatchObject({
      name: 'alder',
      zip: expect.any(Uint8Array),
    });

    const folder = await source.add(
      fakeFolder(
        'birch',
        fakeFile(gameText('Birch')),
        fakeFile('x', 'notes.txt'),
        fakeFolder('logos', fakeFile('<svg/>', 'A.svg')),
        fakeFolder('old', fakeFile(gameText('Old'))),
      ),
    );
    expect(folder.title).toBe('Birch');
    const { input } = await source.read(folder.id);
    expect('folder' in input && [...input.folder.keys()]).toEqual(['game.json', 'logos/A.svg']);
  });

  test('an unknown id is not found', async () => {
    await expect(setUp().source.read('x')).rejects.toThrow(/^This browser has no game with this address\./);
  });

  test('granted permission is not requested again', async () => {
    const ask = vi.fn(asking);
    const { source } = setUp(ask);
    const { id } = await source.add(fakeFile(gameText('Alder')));
    expect((await source.read(id)).input).toEqual({ text: gameText('Alder') });
    expect(ask).not.toHaveBeenCalled();
  });

  test('missing permission is requested; a refusal is an error and keeps the record', async () => {
    const { records, source } = setUp();
    const handle = fakeFile(gameText('Alder'));
    const { id } = await source.add(handle);
    Object.assign(handle, { permission: 'prompt', answer: 'denied' });
    await expect(source.read(id)).rejects.toThrow(/^The browser does not have permission to read the file\./);
    expect(records.stored.has(id)).toBe(true);
    Object.assign(handle, { permission: 'prompt', answer: 'granted' });
    expect((await source.read(id)).input).toEqual({ text: gameText('Alder') });
  });

  test('a deleted file is reported with its title and keeps its record', async () => {
    const { records, source } = setUp();
    const handle = fakeFile(gameText('Alder'));
    const { id } = await source.add(handle);
    handle.vanish();
    await expect(source.read(id)).rejects.toThrow(
      'The file for Alder was deleted or moved. Open it from its new location.',
    );
    expect(records.stored.size).toBe(1);
  });

  test('peeking never requests permission', async () => {
    const ask = vi.fn(asking);
    const { source } = setUp(ask);
    const handle = fakeFile(gameText('Alder'));
    const { id } = await source.add(handle);
    expect(await source.peek(id)).toEqual({ text: gameText('Alder') });
    handle.permission = 'prompt';
    expect(await source.peek(id)).toBeUndefined();
    expect(ask).not.toHaveBeenCalled();
  });

  test('accepting a game updates its summary and keeps handle and version', async () => {
    const { records, source } = setUp();
    const handle = fakeFile(gameText('Alder'));
    const { id } = await source.add(handle);
    await source.accept?.(id, { title: 'Cedar' });
    expect(records.stored.get(id)).toEqual({
      id,
      type: 'system',
      slug: `system:${id}`,
      title: 'Cedar',
      handle,
      version: 1,
    });
  });

  test('upgrading a record of version 1 adds id, slug and version', () => {
    const handle = fakeFile('');
    expect(upgradeRecord({ id: 'old', slug: 'old', title: 'Alder', handle, extra: 1 }, 'new')).toEqual({
      id: 'new',
      type: 'system',
      slug: 'system:new',
      title: 'Alder',
      handle,
      extra: 1,
      version: 1,
    });
  });
});
