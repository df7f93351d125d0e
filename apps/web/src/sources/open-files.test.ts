import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useApp } from '../state/store.ts';
import { takeDropped } from './dropped.ts';
import type { DroppedItem, FileHandle, SystemHandle } from './file-system.ts';
import { createOpener, PICKER_OPTIONS } from './open-files.ts';
import { SourceError } from './source-error.ts';
import { fakeFile, fakeFolder, freshApp, gameText, namedError } from './testing/fakes.ts';

const openerOf = (system: boolean, internal: boolean, pick?: () => Promise<readonly FileHandle[]>) => {
  const added: string[] = [];
  const add = (kind: string) => async (file: { readonly name: string }) => {
    if (file.name === 'bad.json') throw new SourceError('notAGame');
    added.push(`${kind} ${file.name}`);
    return { slug: `${kind}:${file.name}` };
  };
  const opener = createOpener({
    capabilities: { system, internal },
    system: { add: add('system') } as never,
    internal: { add: add('internal') } as never,
    pick,
    input: async () => [new File([''], 'typed.json')],
    inputFolder: async () => fakeFolder('typed', fakeFile('', 'game.json')),
    copies: async (opening) => ('kind' in opening ? [new File([], `${opening.name}.zip`)] : [opening]),
  });
  const openDropped = async (items: readonly DroppedItem[]) =>
    opener.openFiles(await takeDropped(items, system));
  return { ...opener, openDropped, added };
};

const dropped = (name: string, handle?: SystemHandle) => ({
  kind: 'file',
  getAsFile: () => new File([''], name),
  getAsFileSystemHandle: async () => handle ?? null,
});

const giveFile = (take: (file: File) => void) => take(new File([''], 'game.json'));

beforeEach(freshApp);

describe('opening files (98.4.13, 98.6.7)', () => {
  test('remembers handles if the browser can', async () => {
    const handle = fakeFile(gameText('Alder'), 'a.json');
    const { openDropped, added } = openerOf(true, true);
    expect(await openDropped([dropped('a.json', handle)])).toBe('system:a.json');
    expect(added).toEqual(['system a.json']);
  });

  test('copies the content otherwise', async () => {
    const { openDropped } = openerOf(false, true);
    expect(await openDropped([dropped('a.json')])).toBe('internal:a.json');
  });

  test('reports all failed files in one alert', async () => {
    const { openFiles } = openerOf(false, true);
    const names = ['bad.json', 'good.json', 'bad.json'];
    expect(await openFiles(names.map((name) => new File([], name)))).toBe('internal:good.json');
    expect(useApp.getState().alert).toEqual({
      type: 'error',
      title: '2 files were not opened',
      message:
        'bad.json: File was not a valid Platelayer game. bad.json: File was not a valid Platelayer game.',
    });
  });

  test('refuses files if the browser can neither remember nor copy them', async () => {
    const { openDropped } = openerOf(false, false);
    expect(await openDropped([dropped('a.json')])).toBeUndefined();
    expect(useApp.getState().alert).toEqual({
      type: 'error',
      title: 'Not opened',
      message:
        'This browser does not let Platelayer read or store your files. Bundled games work. For your own games, use another browser.',
    });
  });

  test('ignores empty drops and dropped text', async () => {
    const { openDropped, added } = openerOf(true, true);
    const text = { kind: 'string', getAsFile: () => null };
    expect(await openDropped([])).toBeUndefined();
    expect(await openDropped([text])).toBeUndefined();
    expect(added).toEqual([]);
    expect(useApp.getState().alert).toBeUndefined();
  });

  test('remembers a folder if the browser can, or copies it as a zip', async () => {
    const folder = fakeFolder('mine', fakeFile('', 'game.json'), fakeFolder('logos', fakeFile('', 'A.svg')));
    expect(await openerOf(true, true).openDropped([dropped('mine', folder)])).toBe('system:mine');
    const entry = {
      isDirectory: true as const,
      name: 'mine',
      createReader: () => {
        const portions = [[{ isDirectory: false as const, name: 'game.json', file: giveFile }], []];
        return {
          readEntries: (take: (entries: never[]) => void) => take((portions.shift() ?? []) as never[]),
        };
      },
    };
    const item = { ...dropped('mine'), webkitGetAsEntry: () => entry };
    expect(await openerOf(false, true).openDropped([item])).toBe('internal:mine.zip');
    expect(await openerOf(false, true).openFolder()).toBe('internal:typed.zip');
  });

  test('adds all files, opens the first valid one and reports an invalid one', async () => {
    const { openFiles, added } = openerOf(false, true);
    const files = ['bad.json', 'a.json', 'b.json'].map((name) => new File([''], name));
    expect(await openFiles(files)).toBe('internal:a.json');
    expect(added).toEqual(['internal a.json', 'internal b.json']);
    expect(useApp.getState().alert?.message).toBe('File was not a valid Platelayer game');
  });

  test('the picker accepts a single .json or .zip file', async () => {
    const pick = vi.fn(async () => [fakeFile('', 'a.json')]);
    expect(await openerOf(true, true, pick).openPicker()).toBe('system:a.json');
    expect(pick).toHaveBeenCalledWith(PICKER_OPTIONS);
    expect(PICKER_OPTIONS).toMatchObject({
      id: 'platelayer-games',
      multiple: false,
      excludeAcceptAllOption: true,
    });
  });

  test('uses a file input in browsers without a picker', async () => {
    expect(await openerOf(false, true).openPicker()).toBe('internal:typed.json');
  });

  test('shows an alert for failures, but not if the user cancels', async () => {
    const failing = (name: string) =>
      openerOf(true, true, () => Promise.reject(namedError(name))).openPicker();
    expect(await failing('AbortError')).toBeUndefined();
    expect(useApp.getState().alert).toBeUndefined();
    await failing('SecurityError');
    expect(useApp.getState().alert).toMatchObject({ type: 'error', title: 'Not opened' });
  });
});
