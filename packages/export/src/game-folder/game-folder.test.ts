import type { OwnPicture } from '@platelayer/components';
import { load } from '@platelayer/game';
import { library, libraryWith } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { zipFiles } from '../zip.ts';
import { noAssets } from './assets.ts';
import { type FolderOptions, readGameFolder, unzipGameFolder, zipGameFolder } from './game-folder.ts';
import { countFolderBytes } from './limits.ts';
import { unzip } from './unzip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const GAME = JSON.stringify({ info: { title: 'Low Line' } });
const SVG = '<svg viewBox="0 0 10 10"><circle r="5"/></svg>';
const files = (entries: Readonly<Record<string, string>>) =>
  new Map(Object.entries(entries).map(([path, text]) => [path, bytes(text)]));
const codes = (diagnostics: readonly { readonly code: string }[]) => diagnostics.map(({ code }) => code);

describe('a game folder', () => {
  test('contains a game with logos and icons, which may be grouped in subfolders', async () => {
    const { folder, diagnostics } = await readGameFolder(
      files({
        'low.json': GAME,
        'logos/LL.svg': SVG,
        'logos/lines/BR.svg': SVG,
        'icons/crane.SVG': SVG,
        'logos/notes.txt': 'x',
        'pictures/other.svg': SVG,
      }),
    );
    expect(folder).toMatchObject({ name: 'low', path: 'low.json', text: GAME });
    expect([...folder!.assets.logos.keys()]).toEqual(['LL', 'lines/BR']);
    expect([...folder!.assets.icons.keys()]).toEqual(['crane']);
    expect(diagnostics).toEqual([]);
  });

  test('may be inside another folder, as in a zip of a folder', async () => {
    const { folder } = await readGameFolder(
      files({ 'low/game.json': GAME, 'low/logos/A.svg': SVG, 'logos/B.svg': SVG }),
    );
    expect([...folder!.assets.logos.keys()]).toEqual(['A']);
  });

  test('is refused if it has no JSON file', async () => {
    const { folder, diagnostics } = await readGameFolder(
      files({ 'logos/A.svg': SVG, 'logos/theme.json': GAME }),
    );
    expect(folder).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: 'file/not-a-game', message: 'File was not a valid Platelayer game' },
    ]);
  });

  test('may have pictures in nested subfolders', async () => {
    const { folder, diagnostics } = await readGameFolder(
      files({ 'a.json': GAME, 'backs/cards/trains.svg': SVG }),
    );
    expect([...folder!.assets.backs!.keys()]).toEqual(['cards/trains.svg']);
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ['the one that is a game', { 'a.json': '{}', 'b.json': GAME }, {}, 'b.json', []],
    ['game.json', { 'a.json': GAME, 'game.json': GAME }, {}, 'game.json', ['pack/several-games']],
    [
      'that of its own name',
      { 'a.json': GAME, 'low.json': GAME },
      { name: 'low' },
      'low.json',
      ['pack/several-games'],
    ],
    ['the first by name', { 'b.json': GAME, 'a.json': GAME }, {}, 'a.json', ['pack/several-games']],
    ['the one asked for', { 'a.json': GAME, 'b.json': 'half a sa' }, { game: 'b.json' }, 'b.json', []],
    ['the highest', { 'x/a.json': GAME, 'b.json': GAME }, {}, 'b.json', []],
  ])('with several files opens %s', async (_, entries, preference, path, expected) => {
    const { folder, diagnostics } = await readGameFolder(
      files(entries as Record<string, string>),
      preference,
    );
    expect(folder?.path).toBe(path);
    expect(codes(diagnostics)).toEqual(expected);
  });

  test('provides assets that the game can use by name', async () => {
    const game = {
      info: { title: 'T' },
      companies: [{ name: 'A', abbrev: 'A', color: 'red', logo: 'lines/BR' }],
    };
    const text = JSON.stringify({ ...game, tokens: [{ icon: 'crane' }, { logo: 'BR' }] });
    const { folder } = await readGameFolder(
      files({ 'a.json': text, 'logos/lines/BR.svg': SVG, 'icons/crane.svg': SVG }),
    );
    expect(codes(load(text, libraryWith(folder!.assets)).diagnostics)).toEqual([]);
    expect(codes(load(text, library).diagnostics)).toEqual([
      'reference/logo',
      'reference/icon',
      'reference/logo',
    ]);
  });
});

describe('pictures', () => {
  const game = { info: { title: 'T' }, companies: [{ logo: 'lines/A' }, { logo: 'B' }, { logo: '\u0141' }] };
  const escaped = JSON.stringify(game).replace('\u0141', '\\u0141');
  const library = { X1: { icons: [{ type: 'crane' }] } };
  const named = ['icons/crane.svg', 'logos/lines/A.svg', 'logos/other/B.svg', 'logos/\u0141.svg'];
  const unused = ['backs/all.svg', 'icons/C.svg', 'logos/C.svg', 'logos/lines/D.svg'];

  /** Opens a folder and records the pictures that were read. */
  const reading = async (options: FolderOptions = {}) => {
    const read: string[] = [];
    const pictures = [...named, ...unused].map((path) => {
      const content = async () => {
        read.push(path);
        return path.includes('D.svg') ? 'cannot be read' : bytes(SVG);
      };
      return [path, content] as const;
    });
    const texts = files({
      'a.json': escaped,
      'tiles/x.json': JSON.stringify(library),
      'companies/many.json': JSON.stringify({ companies: [{ logo: 'C' }] }),
    });
    const { folder, diagnostics } = await readGameFolder(
      new Map<string, OwnPicture['content']>([...texts, ...pictures]),
      options,
    );
    return { read: read.sort(), folder: folder!, found: codes(diagnostics) };
  };

  test('are read on opening only if the game or its tiles name them', async () => {
    const { read, folder, found } = await reading();
    expect(read).toEqual(named);
    expect([...folder.assets.logos.keys()].sort()).toEqual(['C', 'lines/A', 'lines/D', 'other/B', '\u0141']);
    expect(found).not.toContain('pack/skipped');
  });

  test('are all read for a check, which leaves out unreadable ones', async () => {
    const { read, folder, found } = await reading({ pictures: 'all' });
    expect(read).toEqual([...named, ...unused].sort());
    expect([...folder.assets.logos.keys()]).not.toContain('lines/D');
    expect(found).toContain('pack/skipped');
  });

  test('are all included in a zip for sharing', async () => {
    const { folder } = await reading();
    const { files } = unzip(await zipGameFolder(folder));
    const readable = [...named, ...unused].filter((path) => !path.includes('D.svg'));
    expect([...files!.keys()].filter((path) => path.endsWith('.svg')).sort()).toEqual(readable.sort());
  });
});

describe('unusable files are reported and left out', () => {
  test.each([
    ['logos/A.png', 'x', ['pack/unused']],
    ['logos/A.svg', 'no picture', ['artwork/svg']],
    ['logos/A.svg', `<svg>${'<g>'.repeat(100)}`, ['artwork/svg']],
    ['fonts/A.ttf', 'no font', ['pack/font']],
    ['fonts/A.woff2', 'wOF2', ['pack/unused']],
  ])('%s', async (path, content, expected) => {
    const { folder, diagnostics } = await readGameFolder(files({ 'a.json': GAME, [path]: content }), {
      pictures: 'all',
    });
    expect(codes(diagnostics)).toEqual(expected);
    expect(diagnostics[0]).toMatchObject({ severity: 'warning', message: expect.stringContaining(path) });
    expect({ ...folder?.assets, pictures: [] }).toEqual(noAssets);
  });

  test('with the reason why they were not read', async () => {
    const { folder, diagnostics } = await readGameFolder(
      new Map<string, Uint8Array | string>([
        ...files({ 'a.json': GAME }),
        ['logos\\A.svg', 'is larger than 32 MB'],
      ]),
    );
    expect(folder?.path).toBe('a.json');
    expect(diagnostics).toMatchObject([
      { code: 'pack/skipped', message: 'logos/A.svg is larger than 32 MB and is left out.' },
    ]);
  });

  test('even if it is the game file', async () => {
    const { folder, diagnostics } = await readGameFolder(new Map([['a.json', 'is larger than 32 MB']]));
    expect(folder).toBeUndefined();
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'file/not-a-game',
        hint: 'It has a JSON file that was not read: a.json is larger than 32 MB.',
      }),
    );
  });

  test('like scripts, events and external content of a picture', async () => {
    const svg =
      '<svg viewBox="0 0 1 1" onload="alert(1)"><script>alert(1)</script><image href="https://x.example/a.png"/>' +
      '<use href="https://x.example/a.svg#b"/><a href="javascript:alert(1)"><rect width="1" height="1"/></a></svg>';
    const { diagnostics } = await readGameFolder(files({ 'a.json': GAME, 'logos/A.svg': svg }), {
      pictures: 'all',
    });
    for (const dropped of ['onload', 'script', 'image', 'javascript:', 'https://x.example/a.svg#b'])
      expect(diagnostics.some(({ message }) => message.includes(dropped))).toBe(true);
  });
});

describe('a zip', () => {
  /** Changes the directory of a zip entry by entry; `at` is the offset of a record. */
  const withDirectory = (zip: Uint8Array, change: (view: DataView, at: number) => void) => {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    for (let at = 0; at < zip.length - 30; at++)
      if (view.getUint32(at, true) === 0x02014b50) change(view, at);
    return zip;
  };

  test('is read like a folder, and can be saved and read again', async () => {
    const { folder } = await readGameFolder(
      files({ 'low.json': GAME, 'logos/lines/A.svg': SVG, 'icons/b.svg': SVG }),
    );
    const again = await unzipGameFolder(await zipGameFolder(folder!));
    expect(again).toEqual({ folder, diagnostics: [] });
  });

  test('is refused if it is incomplete or not a zip', async () => {
    const zip = zipFiles(files({ 'a.json': GAME }));
    for (const part of [bytes('{}'), new Uint8Array(), zip.subarray(0, zip.length - 30)])
      expect(await unzipGameFolder(part)).toMatchObject({
        diagnostics: [{ severity: 'error', code: 'pack/zip' }],
      });
  });

  test('cannot name files outside itself', async () => {
    const zip = zipFiles(
      files({
        'a.json': GAME,
        '../logos/A.svg': SVG,
        '/logos/B.svg': SVG,
        'logos/../../C.svg': SVG,
        'C:/D.svg': SVG,
      }),
    );
    const { folder, diagnostics } = await unzipGameFolder(zip);
    expect(codes(diagnostics)).toEqual(Array(4).fill('pack/skipped'));
    expect(folder?.assets.logos.size).toBe(0);
  });

  test('is not unpacked beyond the size limit, whatever size it claims', async () => {
    const bomb = zipFiles(new Map([...files({ 'a.json': GAME }), ['logos/A.svg', new Uint8Array(33e6)]]));
    expect(bomb.length).toBeLessThan(100_000);
    // The size in the entry is not trusted.
    const { folder, diagnostics } = await unzipGameFolder(
      withDirectory(bomb, (view, at) => view.setUint32(at + 24, 10, true)),
    );
    expect(folder?.text).toBe(GAME);
    expect(diagnostics).toMatchObject([
      { code: 'pack/skipped', message: expect.stringContaining('too large') },
    ]);
  });

  test('is unpacked from the top folder down, so that assets cannot crowd out the game', () => {
    const zip = zipFiles(files({ 'low/backs/all.svg': SVG, 'low/z.json': GAME }));
    expect([...unzip(zip).files!.keys()]).toEqual(['low/z.json', 'low/backs/all.svg']);
  });

  test('takes only memory for its real content, even if it claims gigabytes', async () => {
    const zip = withDirectory(zipFiles(files({ 'a.json': GAME }), { level: 6 }), (view, at) =>
      view.setUint32(at + 24, 2e9, true),
    );
    const before = process.memoryUsage().arrayBuffers;
    expect((await unzipGameFolder(zip)).folder?.text).toBe(GAME);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50e6);
  });

  test('is reported if it is encrypted', async () => {
    const zip = withDirectory(zipFiles(files({ 'a.json': GAME, 'logos/A.svg': SVG })), (view, at) =>
      view.setUint16(at + 8, 1, true),
    );
    expect((await unzipGameFolder(zip)).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'pack/skipped', message: expect.stringContaining('encrypted') }),
    );
    // The password comes first, because it is the reason why no game was found.
    expect((await unzipGameFolder(zip)).diagnostics[0]?.message).toBe(
      'The zip is protected with a password.',
    );
  });

  test('is reported if it contains only other zips', async () => {
    const inner = zipFiles(files({ 'a.json': GAME }));
    expect((await unzipGameFolder(zipFiles(new Map([['inner.zip', inner]])))).diagnostics).toMatchObject([
      { code: 'file/not-a-game', hint: expect.stringContaining('but a zip. Unpack the zip') },
    ]);
  });

  test('may have UTF-8 names without the flag for it', async () => {
    const zip = withDirectory(zipFiles(files({ 'a.json': GAME, 'logos/Łódź.svg': SVG })), (view, at) =>
      view.setUint16(at + 8, 0, true),
    );
    expect([...((await unzipGameFolder(zip)).folder?.assets.logos.keys() ?? [])]).toEqual(['Łódź']);
  });

  test('is refused if it has too many entries', async () => {
    const many = new Map(Array.from({ length: 10_001 }, (_, i) => [`${i}.txt`, new Uint8Array()]));
    expect((await unzipGameFolder(zipFiles(many))).diagnostics).toMatchObject([
      { message: expect.stringContaining('too many') },
    ]);
  });

  test('is either refused or read without a crash, however damaged', async () => {
    const zip = zipFiles(files({ 'a.json': GAME, 'logos/A.svg': SVG }), { level: 6 });
    for (let at = 0; at < zip.length; at++) {
      const damaged = zip.slice();
      damaged[at] = damaged[at]! ^ 0xff;
      await expect(unzipGameFolder(damaged)).resolves.toBeDefined();
    }
  });
});

test('the limits of a folder leave out a file that is too large, and files beyond the total size', () => {
  const refusal = countFolderBytes();
  expect(refusal(33e6)).toBe('is larger than 32 MB');
  for (let file = 0; file < 4; file++) expect(refusal(31e6)).toBeUndefined();
  expect(refusal(5e6)).toBe('exceeds the limit of 128 MB for a folder');
  expect(refusal(3e6)).toBeUndefined();
});
