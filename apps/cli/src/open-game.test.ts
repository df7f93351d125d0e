import { zipFiles } from '@platelayer/export';
import { describe, expect, test } from 'vitest';
import { openGame } from './open-game.ts';
import { run } from './program.ts';
import { memoryTerminal } from './testing/memory-terminal.ts';
import { watchedFolder } from './watched-folder.ts';

const SVG = '<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#123456"/></svg>';
const GAME = JSON.stringify({
  info: { title: 'Low Line' },
  companies: [{ name: 'Low Line', abbrev: 'LL', color: 'red', logo: 'lines/LL' }],
});
const inside = { 'low.json': GAME, 'logos/lines/LL.svg': SVG, 'notes/x.json': '{' };
const folder = Object.fromEntries(Object.entries(inside).map(([path, text]) => [`my/low/${path}`, text]));
const bytes = (text: string) => new TextEncoder().encode(text);
const zip = Buffer.from(
  zipFiles(new Map(Object.entries(inside).map(([path, text]) => [`low/${path}`, bytes(text)]))),
).toString('latin1');

const open = async (argument: string, files: Readonly<Record<string, string>>) => {
  const opened = await openGame(argument, memoryTerminal(files));
  if ('message' in opened) return opened;
  const { id, origin, game, assets } = opened;
  return { id, origin, title: game.info.title, logos: [...assets.logos.keys()] };
};

describe('the game argument', () => {
  test('is a file with its assets, a folder or a zip', async () => {
    const same = { title: 'Low Line', logos: ['lines/LL'] };
    expect(await open('my/low/low.json', folder)).toEqual({ ...same, id: 'low', origin: 'file' });
    expect(await open('my/low', folder)).toEqual({ ...same, id: 'low', origin: 'folder' });
    expect(await open('my/low/', folder)).toEqual({ ...same, id: 'low', origin: 'folder' });
    expect(await open('line.zip', { 'line.zip': zip })).toEqual({ ...same, id: 'line', origin: 'zip' });
  });

  test('may have any name, and takes precedence over a bundled game', async () => {
    expect(await open('game.txt', { 'game.txt': GAME })).toMatchObject({ origin: 'file' });
    expect(await open('brackwater', {})).toMatchObject({ origin: 'bundled' });
    expect(await open('brackwater', { 'brackwater/a.json': GAME })).toMatchObject({ origin: 'folder' });
  });

  test.each([
    ['empty', { 'empty/readme.txt': '' }, 2, /^empty: File was not a valid Platelayer game\. It has no JSON/],
    ['half.zip', { 'half.zip': zip.slice(0, 200) }, 2, /^half\.zip: /],
    ['bad', { 'bad/game.json': '{ "info" ' }, 1, /bad[\\/]game\.json:1:\d+ error/],
  ])('is refused with the reason: %s', async (argument, files, status, message) => {
    expect(await open(argument, files)).toMatchObject({ status, message: expect.stringMatching(message) });
  });

  test('is exported with its own logos and validated, as a folder or a zip', async () => {
    for (const [argument, files] of [
      ['my/low', folder],
      ['low.zip', { 'low.zip': zip }],
    ] as const) {
      const terminal = memoryTerminal(files);
      const args = ['--components', 'tokens', '--format', 'svg', '--out', 'print'];
      expect(await run(['export', argument, ...args], terminal)).toBe(0);
      expect(terminal.files.get('/games/print/low-line-token-1-LL.svg')).toContain('#123456');
      expect(await run(['validate', argument, '--strict'], terminal)).toBe(0);
    }
  });
});

describe('pictures in a folder', () => {
  const unused = Object.fromEntries(
    Array.from({ length: 50 }, (_, i) => [`my/low/logos/lines/Q${i}.svg`, i === 7 ? 'no picture' : SVG]),
  );
  const files = { ...folder, ...unused, 'my/low/backs/train.svg': '<html/>', 'my/low/icons/odd.svg': '<svg' };
  const exported = ['--components', 'tokens', '--format', 'svg', '--out', 'print'];

  /** Runs a command and records the pictures that it reads. */
  const reading = async (...args: readonly string[]) => {
    const terminal = memoryTerminal(files);
    const pictures: string[] = [];
    const read: typeof terminal.read = (path) => {
      if (path.endsWith('.svg')) pictures.push(path.replace('/games/my/low/', ''));
      return terminal.read(path);
    };
    const status = await run(args, { ...terminal, read });
    return { status, pictures, ...terminal.printed };
  };

  test('are read only if they are used', async () => {
    for (const argument of ['my/low', 'my/low/low.json']) {
      const { status, pictures, err } = await reading('export', argument, ...exported);
      expect(status).toBe(0);
      expect(pictures).toEqual(['logos/lines/LL.svg']);
      expect(err).not.toContain('.svg: ');
    }
  });

  test('are all checked by validate', async () => {
    const { pictures, out } = await reading('validate', 'my/low');
    expect(pictures).toHaveLength(53);
    expect([...out.matchAll(/(\S+): The file is not an SVG picture/g)].map(([, path]) => path)).toEqual([
      'backs/train.svg',
      'icons/odd.svg',
      'logos/lines/Q7.svg',
    ]);
  });

  test('are reported if they are used and broken, by name or as a back', async () => {
    const trains = JSON.stringify({ ...JSON.parse(GAME), trains: [{ name: '2' }] });
    const pack = memoryTerminal({ ...files, 'my/low/low.json': trains });
    expect(await run(['export', 'my/low', '--format', 'vassal', '--out', 'print'], pack)).toBe(0);
    expect(pack.printed.err).toContain('backs/train.svg: The file is not an SVG picture');
    const broken = memoryTerminal({ ...files, 'my/low/logos/lines/LL.svg': 'no picture' });
    expect(await run(['export', 'my/low', ...exported], broken)).toBe(0);
    expect(broken.printed.err).toContain('logos/lines/LL.svg: The file is not an SVG picture');
    expect(broken.printed.err).toContain('There is no logo "lines/LL"');
    expect(broken.printed.err).not.toContain('Q7');
  });
});

test('if a folder has several games, reports which one is opened', async () => {
  const terminal = memoryTerminal({ 'my/a.json': GAME, 'my/b.json': GAME });
  expect(await openGame('my', terminal)).toMatchObject({ id: 'my' });
  expect(terminal.printed.err).toContain('my: There are 2 games here; "a.json" is opened.');
});

test('changes of the game and its assets in a watched folder matter, but not those of exported files', () => {
  const paths = ['low.json', 'logos', 'logos/a.svg', 'fonts\\A.ttf', 'low-map.svg', 'print/a.json', 'print'];
  const own = ['low.json', 'logos', 'logos/a.svg', 'fonts\\A.ttf'];
  expect(paths.filter(watchedFolder('/my/low', true).matters)).toEqual(own);
  expect(paths.filter(watchedFolder('/my/low/low.json', false).matters)).toEqual(own);
});

test('changes of a game in `games` and of shared assets matter, but not those of other games', () => {
  const { folder, matters } = watchedFolder('/data/games/low.json', false);
  expect(folder).toBe('/data');
  const own = ['games/low.json', 'config.json', 'tiles/a.json', 'games/config.json', 'games\\logos\\a.svg'];
  expect([...own, 'games/other.json', 'other.json', 'games'].filter(matters)).toEqual(own);
});
