import { describe, expect, test, vi } from 'vitest';
import { damagedFiles } from './damaged-files.ts';
import { internalSource } from './internal.ts';
import {
  counter,
  fakeDescribe,
  fakeRefuse,
  fakeRoot,
  gameText,
  namedError,
  zipText,
} from './testing/fakes.ts';
import { type WriteOpfs, writeOpfsFile } from './write-opfs.ts';

const setUp = (
  stored: Record<string, Record<string, string>> = {},
  write: WriteOpfs = writeOpfsFile,
  read = fakeDescribe,
) => {
  const { folders, root } = fakeRoot(stored);
  const damaged = damagedFiles({ root, write });
  const report = vi.fn();
  const source = internalSource({
    root,
    describe: read,
    refuse: fakeRefuse,
    write,
    newId: counter(),
    damaged,
    report,
  });
  return { folders, source, damaged, report };
};

const fileOf = (text: string) => new File([text], 'mine.json');

describe('internal games (98.6.4)', () => {
  test('are stored as games/{id}.json and listed', async () => {
    const { folders, source } = setUp();
    expect(await source.add(fileOf(gameText('Alder')))).toEqual({
      id: 'id-1',
      type: 'internal',
      slug: 'internal:id-1',
      title: 'Alder',
      designer: 'Me',
    });
    expect(folders.games).toEqual({ 'id-1.json': gameText('Alder') });
    expect((await source.list()).map(({ slug }) => slug)).toEqual(['internal:id-1']);
  });

  test('are listed with the time of the copy, to distinguish copies with the same title', async () => {
    const { source } = setUp();
    await source.add(fileOf(gameText('Alder')));
    await source.add(fileOf(gameText('Alder')));
    expect((await source.list()).map(({ copiedAt }) => copiedAt)).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);
  });

  test('keep a zip with its assets unchanged', async () => {
    const { folders, source } = setUp();
    const { id, title } = await source.add(new File([zipText('Alder')], 'mine.zip'));
    expect(title).toBe('Alder');
    expect(folders.games).toEqual({ 'id-1.zip': zipText('Alder') });
    expect((await source.list()).map(({ slug }) => slug)).toEqual(['internal:id-1']);
    expect((await source.read(id)).input).toMatchObject({ name: 'id-1', zip: expect.any(Uint8Array) });
    await source.remove(id);
    expect(folders.games).toEqual({});
  });

  test('refuse a file that is not a game', async () => {
    const { folders, source } = setUp();
    await expect(source.add(fileOf('{bad'))).rejects.toThrow('File was not a valid Platelayer game');
    expect(folders.games ?? {}).toEqual({});
  });

  test('report full storage and remove an incomplete file', async () => {
    const { folders, source } = setUp({}, async () => {
      throw namedError('QuotaExceededError');
    });
    await expect(source.add(fileOf(gameText('Alder')))).rejects.toThrow(/storage is full/);
    expect(folders.games).toEqual({});
  });

  test('report a missing file', async () => {
    await expect(setUp().source.read('x')).rejects.toThrow('This browser has no game with this address');
  });

  test('move invalid files unchanged to "damaged"', async () => {
    const { folders, source, damaged } = setUp({
      games: { 'a.json': gameText('Alder'), 'b.json': '{bad' },
    });
    expect((await source.list()).map(({ id }) => id)).toEqual(['a']);
    expect(folders).toEqual({ games: { 'a.json': gameText('Alder') }, damaged: { 'b.json': '{bad' } });
    expect((await damaged.list()).map(({ name }) => name)).toEqual(['b.json']);
  });

  test('never overwrite another damaged file', async () => {
    const { folders, source } = setUp({ games: { 'b.json': 'second' }, damaged: { 'b.json': 'first' } });
    await source.list();
    expect(folders.damaged).toEqual({ 'b.json': 'first', 'b-2.json': 'second' });
  });

  test('keep damaged files until they are saved or discarded', async () => {
    const { folders, source, damaged } = setUp({ games: { 'b.json': '{bad' } });
    await source.refuse?.('b');
    expect(folders).toEqual({ games: {}, damaged: { 'b.json': '{bad' } });
    await damaged.discard(['b.json']);
    expect(folders.damaged).toEqual({});
  });

  test('keep and report a file that cannot be read at the moment', async () => {
    const { folders, source, report } = setUp({ games: { 'a.json': 'x' } }, writeOpfsFile, async () => {
      throw new Error('locked');
    });
    expect(await source.list()).toEqual([]);
    expect(folders).toEqual({ games: { 'a.json': 'x' } });
    expect(report).toHaveBeenCalledOnce();
  });

  test('are deleted with their file', async () => {
    const { folders, source } = setUp({ games: { 'a.json': gameText('Alder') } });
    await source.remove('a');
    expect(folders.games).toEqual({});
  });
});
