import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { run } from '../program.ts';
import { memoryTerminal } from '../testing/memory-terminal.ts';

const good = '{ "info": { "title": "Narrow Valley" } }';
const odd = '{ "info": { "title": "Narrow Valley", "titel": 1 } }';

const validate = async (files: Readonly<Record<string, string>>, ...args: readonly string[]) => {
  const terminal = memoryTerminal(files);
  return { status: await run(['validate', ...args], terminal), ...terminal.printed };
};

describe('validate', () => {
  test('prints a line per file with status, kind, name and folder (10.2.4)', async () => {
    const { status, out } = await validate({ 'a.json': good, 'old/b.json': good }, 'a.json', 'old/b.json');
    expect(status).toBe(0);
    expect(out).toBe('valid  game        a.json .\nvalid  game        b.json old\n');
  });

  test('shows a warning, but fails on it only with --strict', async () => {
    expect(await validate({ 'a.json': odd }, 'a.json')).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^valid .*\n {2}a\.json:1:39 warning schema\/unknown-key/),
    });
    expect(await validate({ 'a.json': odd }, 'a.json', '--strict')).toMatchObject({
      status: 1,
      out: expect.stringMatching(/^invalid game/),
    });
  });

  test('shows old spellings as infos, and never fails on them', async () => {
    const old = '{ "info": { "title": "T", "subTitleSize": 20 } }';
    expect(await validate({ 'a.json': old }, 'a.json', '--strict')).toMatchObject({
      status: 0,
      out: expect.stringContaining('is now spelt `subtitleFontSize`'),
    });
  });

  test('prints the command that updates old spellings ready to paste', async () => {
    const old = '{ "info": { "title": "T", "subTitleSize": 20 } }';
    const zip = Buffer.from(zipSync({ 'T/game.json': strToU8(old) })).toString('latin1');
    const files = { 'my games/old.json': old, 'low/game.json': old, 'z.zip': zip };
    const hint = async (file: string) =>
      /^ {2}.*platelayer .*$/m.exec((await validate(files, file)).out)?.[0];
    expect(await hint('my games/old.json')).toBe(
      '  Update the old spellings with: platelayer upgrade "my games/old.json" --write',
    );
    expect(await hint('low')).toBe(
      '  Update the old spellings with: platelayer upgrade low/game.json --write',
    );
    expect(await hint('z.zip')).toBe(
      '  Unpack the zip and update the old spellings with: platelayer upgrade game.json --write',
    );
  });

  test('warns about a character that no font has, with and without --design', async () => {
    const text = '{ "info": { "title": "Line \\ue000 東京" },\n "map": { "hexes": [{ "hexes": ["A1"] }] } }';
    for (const options of [[], ['--design']])
      expect(await validate({ 'a.json': text }, 'a.json', ...options)).toMatchObject({
        status: 0,
        out: expect.stringMatching(/a\.json:1:22 warning text\/no-glyph at \/info\/title[\s\S]*\(U\+E000\)/),
      });
    expect(await validate({ 'a.json': text.replace('\\ue000', 'ℳ') }, 'a.json')).toMatchObject({
      out: expect.not.stringContaining('warning'),
    });
  });

  test('exits with 1 for a file that does not parse', async () => {
    expect(await validate({ 'a.json': '{ "info" 1 }' }, 'a.json')).toMatchObject({
      status: 1,
      out: expect.stringMatching(/^error .*a\.json \.\n {2}a\.json:1:\d+ error/),
    });
  });

  test('exits with 2 for a file that cannot be read, and still checks the others', async () => {
    const { status, out } = await validate({ 'b.json': good }, 'a.json', 'b.json');
    expect(status).toBe(2);
    expect(out).toMatch(/^error .*a\.json \.\n {2}file not found\nvalid /);
  });

  test('shows at most --max problems', async () => {
    const many = JSON.stringify({ info: { title: 'T' }, a: 1, b: 1, c: 1 });
    const { out } = await validate({ 'a.json': many }, 'a.json', '--max', '2');
    expect(out).toContain('… and 1 more. Use --max 3 to show all.');
  });

  test('--format json prints everything as JSON', async () => {
    const { out } = await validate({ 'a.json': odd }, 'a.json', 'b.json', '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({
      files: [
        { file: 'a.json', kind: 'game', status: 'valid', diagnostics: [{ pointer: '/info/titel', line: 1 }] },
        { file: 'b.json', status: 'error', reason: 'file not found' },
      ],
    });
  });
});

describe('kinds of files (10.2.3)', () => {
  test.each([
    ['schema', '{ "$schema": "http://json-schema.org/draft-07/schema#" }'],
    ['theme', '{ "name": "Slate", "colors": { "plain": "#dde3e6", "tile": { "yellow": "#fff4b0" } } }'],
    [
      'companies',
      '{ "name": "N", "abbrev": "n", "companies": [{ "name": "A", "abbrev": "A", "color": "red" }] }',
    ],
    [
      'publishers',
      '{ "self": { "name": "Self Published" }, "x": { "name": "X", "link": "https://x.test" } }',
    ],
    ['tiles', '{ "57": { "color": "yellow", "cities": [{}], "track": [{ "side": 1 }] } }'],
  ])('recognises a valid %s file', async (kind, text) => {
    const { status, out } = await validate({ 'a.json': text }, 'a.json', '--strict');
    expect(out).toBe(`valid  ${kind.padEnd(11)} a.json .\n`);
    expect(status).toBe(0);
  });

  test.each([
    ['config', '{ "theme": "gmt", "margin": -1 }', /^invalid config/],
    ['config', '{ "margin": 10, "tiles": { "gap": true } }', /^invalid config/],
    ['theme', '{ "name": "Slate", "colors": { "plain": 3 } }', /at \/colors\/plain/],
    ['company set', '{ "name": "N", "abbrev": "n", "companies": [{ "nam": "A" }] }', /Unknown key `nam`/],
    [
      'publishers',
      '{ "self": { "name": "Self Published" }, "x": {} }',
      /at \/x\n.*\n.*\n +`name` is missing/,
    ],
    ['tiles', '{ "57": { "cities": "x" } }', /at \/57\/cities/],
    ['unknown', '[]', /root is neither an object nor a list of tiles/],
  ])('reports an error in a file of the kind %s', async (_, text, report) => {
    const { status, out } = await validate({ 'a.json': text }, 'a.json', '--strict');
    expect(out).toMatch(report);
    expect(status).toBe(1);
  });
});

describe('game folder (10.21)', () => {
  test.each([
    ['tiles', 'tiles/a.json', '[{ "id": "X1", "color": "green" }]'],
    ['publishers', 'publishers/a.json', '{ "x": { "name": "X" } }'],
    ['config', 'config.json', '{ "coords": "inside" }'],
  ])('recognises a %s file by its place in the folder', async (kind, path, text) => {
    const { out } = await validate({ [path]: text }, path, '--strict');
    expect(out).toMatch(new RegExp(`^valid  ${kind}`));
  });

  test('reports an error in an asset with its lines, and checks the game with the other assets', async () => {
    const files = {
      'my/game.json': '{ "info": { "title": "T" }, "tiles": { "X1": 1, "X2": 1 } }',
      'my/tiles/good.json': '{ "X1": { "color": "green" } }',
      'my/tiles/bad.json': '{\n  "X2": { "color" "green" } }',
    };
    for (const argument of ['my', 'my/game.json']) {
      const { out, status } = await validate(files, argument);
      expect(out).toMatch(/my\/tiles\/bad\.json:2:\d+ error syntax\/.*\n.* 2 │ {3}"X2"/);
      expect(out).toContain('There is no tile "X2"');
      expect(out).not.toContain('no tile "X1"');
      expect(status).toBe(1);
    }
  });

  test('reports an asset that cannot be read, and checks the game without it', async () => {
    const terminal = memoryTerminal({ 'my/game.json': '{ "info": {} }', 'my/logos/A.svg': '' });
    const read: typeof terminal.read = (path) =>
      path.endsWith('A.svg')
        ? Promise.reject(Object.assign(new Error(), { code: 'ENOENT' }))
        : terminal.read(path);
    for (const argument of ['my', 'my/game.json'])
      expect(await run(['validate', argument], { ...terminal, read })).toBe(0);
    expect(terminal.printed.out).toContain('logos/A.svg cannot be read (file not found) and is left out.');
  });

  test('reports an asset folder that cannot be listed, and checks the game without it', async () => {
    const terminal = memoryTerminal({
      'my/game.json': '{ "info": {} }',
      'my/logos/A.svg': '<svg/>',
      'my/icons/more/B.svg': '<svg/>',
    });
    const list: typeof terminal.list = async (path) => {
      if (/logos|more/.test(path)) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
      return terminal.list(path);
    };
    for (const argument of ['my', 'my/game.json']) {
      expect(await run(['validate', argument], { ...terminal, list })).toBe(0);
      for (const folder of ['logos', 'icons/more'])
        expect(terminal.printed.out).toContain(
          `${folder} cannot be read (permission denied) and is left out.`,
        );
      terminal.printed.out = '';
    }
  });

  test('reads the game even if the assets exceed the size limit, and reports those left out', async () => {
    const backs = Array.from({ length: 5 }, (_, i) => [`my/backs/${i}.png`, '']);
    const terminal = memoryTerminal({ 'my/z.json': '{ "info": {} }', ...Object.fromEntries(backs) });
    const read: typeof terminal.read = async (path) =>
      path.endsWith('.png') ? new Uint8Array(31e6) : terminal.read(path);
    expect(await run(['validate', 'my'], { ...terminal, read })).toBe(0);
    expect(terminal.printed.out).toContain('backs/4.png exceeds the limit of 128 MB');
    expect(terminal.printed.out).not.toContain('backs/3.png exceeds');
  });

  test('assets in the folder `games` take precedence over assets next to that folder', async () => {
    const files = {
      'my/games/a.json': '{ "info": {}, "tiles": { "X1": 1, "X2": 1, "X3": 1 } }',
      'my/games/tiles/x.json': '{ "X1": { "color": "green" } }',
      'my/tiles/x.json': '{ "X2": { "color": "green" } }',
      'my/tiles/y.json': '{\n"X3" }',
    };
    for (const argument of ['my', 'my/games/a.json']) {
      const { out } = await validate(files, argument);
      expect(out).not.toContain('no tile "X1"');
      expect(out).toContain('There is no tile "X2"');
      expect(out).toMatch(/^ {2}my\/tiles\/y\.json:2:6 error/m);
    }
  });
});

test('--design draws the game and reports overlaps', async () => {
  const hex = { cities: [{ size: 2 }], labels: [{ label: 'OO', angle: 0, percent: 0.1 }], hexes: ['A1'] };
  const text = JSON.stringify({ info: { title: 'Low Fen' }, map: { hexes: [hex] } }, undefined, 2);
  expect((await validate({ 'a.json': text }, 'a.json')).out).not.toContain('layout/overlap');
  const { status, out } = await validate({ 'a.json': text }, 'a.json', '--design');
  expect(status).toBe(0);
  expect(out).toContain('info layout/overlap at /map/hexes/0');
});
