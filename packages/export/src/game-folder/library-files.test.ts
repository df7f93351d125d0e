import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openArtwork } from '@platelayer/components';
import { effectiveConfig, load } from '@platelayer/game';
import { libraryWith } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { openDrawings } from '../drawings.ts';
import { testFonts } from '../testing/drawings.ts';
import { zipFiles } from '../zip.ts';
import { readGameFolder, unzipGameFolder, zipGameFolder } from './game-folder.ts';

/** A data folder with one of each kind of asset, and two games that share them. */
const root = fileURLToPath(new URL('../testing/game-folder/', import.meta.url));
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    return statSync(join(root, path)).isDirectory() ? filesIn(path) : [path];
  });
const DATA = new Map(filesIn('').map((path) => [path, new Uint8Array(readFileSync(join(root, path)))]));
const LOW = 'games/low-line.json';

const bytes = (text: string) => new TextEncoder().encode(text);
const dataWith = (changes: Readonly<Record<string, string>>) =>
  new Map([...DATA, ...Object.entries(changes).map(([path, text]) => [path, bytes(text)] as const)]);

const open = async (files: ReadonlyMap<string, Uint8Array>, game = LOW) => {
  const { folder, diagnostics } = await readGameFolder(files, { game });
  const { assets, text } = folder!;
  const loaded = load(text, libraryWith(assets));
  const config = effectiveConfig({ folder: assets.config, game: loaded.game!.config });
  return {
    folder: folder!,
    assets,
    game: loaded.game!,
    config,
    found: [...diagnostics, ...loaded.diagnostics],
  };
};

const lookOf = async (files: ReadonlyMap<string, Uint8Array>, overrideCompanies = 'none') => {
  const { game, config, assets } = await open(files);
  const drawings = openDrawings(
    game,
    { ...config, overrideCompanies },
    testFonts,
    openArtwork(assets),
    undefined,
    assets,
  );
  return drawings.draw((look) => look);
};

describe('a data folder', () => {
  test('is read without diagnostics, because every name is known', async () => {
    expect((await open(DATA)).found).toEqual([]);
    expect((await open(DATA, 'games/high-line.json')).found).toEqual([]);
  });

  test('has tiles, by id and in lists, that take precedence over the standard ones', async () => {
    const { game } = await open(DATA);
    const tile = (id: string) => game.tiles.find((one) => one.id === id)!;
    expect(game.tiles.map(({ source }) => source)).not.toContain('missing');
    expect(tile('57').hex.cities).toMatchObject([{ slots: [{}, {}] }]);
    // The same tile with another suffix.
    expect(tile('57|M').hex.cities).toMatchObject([{ slots: [{}, {}] }]);
    // Extends the standard tile, which has the track.
    expect(tile('8').hex).toMatchObject({ color: 'yellow', labels: [{}], track: [{}] });
    expect(tile('M3').hex).toMatchObject({ color: 'green', cities: [{}] });
  });

  test('has themes, and settings for them that the user can override', async () => {
    const { config, assets } = await open(DATA);
    expect(config).toMatchObject({ theme: 'moor', companiesTheme: 'moor', coords: 'inside' });
    expect(effectiveConfig({ folder: assets.config, user: { theme: 'dtg' } })).toMatchObject({
      theme: 'dtg',
      coords: 'inside',
    });
    const look = await lookOf(DATA);
    expect(look.color('bog', 'map')).toBe('#7a8f6a');
    expect(look.color('yellow', 'tile')).toBe('#f6e08a');
    expect(look.color('heath', 'companies')).toBe('#7b4a83');
    // Missing map colours come from `gmt`, missing company colours from `rob`.
    expect(look.color('city', 'map')).toBe('#fff');
    expect(look.color('red', 'map')).toBe('#ec2126');
    expect(look.color('turmeric', 'companies')).toBe('#fdc600');
  });

  test('has company sets and publishers', async () => {
    expect((await lookOf(DATA, 'birds')).companies).toMatchObject([{ name: 'Curlew', color: 'heath' }]);
    expect((await open(DATA)).assets.publishers.get('marsh')).toEqual({
      name: 'Marsh Press',
      link: 'https://marsh.example/',
    });
  });

  test('lists its games, which share their assets', async () => {
    const { folder, diagnostics } = await readGameFolder(DATA);
    expect(folder?.games).toMatchObject([
      { path: 'games/high-line.json', title: 'High Line' },
      { path: LOW, title: 'Low Line' },
    ]);
    expect(diagnostics).toMatchObject([{ code: 'pack/several-games' }]);
    expect((await open(DATA, 'games/high-line.json')).game.tiles[0]).toMatchObject({
      id: 'M1',
      source: 'library',
    });
  });

  test('may be deep in a zip with other files', async () => {
    const zip = zipFiles(
      new Map([
        ['fork/package.json', bytes('{"name":"x"}')],
        ...[...DATA].map(([path, content]) => [`fork/src/data/${path}`, content] as const),
      ]),
    );
    const { folder } = await unzipGameFolder(zip, { game: `fork/src/data/${LOW}` });
    expect(folder?.assets.tiles.size).toBe(5);
    expect((await unzipGameFolder(zip)).folder?.path).toBe('fork/src/data/games/high-line.json');
  });

  test('is shared as a zip with all its assets', async () => {
    const { folder } = await open(DATA);
    const again = await unzipGameFolder(await zipGameFolder(folder));
    expect(again.diagnostics).toEqual([]);
    expect(again.folder?.assets).toEqual(folder.assets);
  });
});

describe('reports the location of an error in an asset, and uses the rest', () => {
  test.each([
    ['tiles/marsh.json', '{\n  "M1": {\n}', 'syntax/unclosed', 2, 9],
    ['tiles/extra.json', '{\n  "X1": { "color": "yelow" }\n}', 'reference/color', 2, 20],
    [
      'tiles/extra.json',
      '{\n  "X1": {\n    "color": "green", "citties": []\n  }\n}',
      'schema/unknown-key',
      3,
      23,
    ],
    ['tiles/extra.json', '[\n  { "color": "green" }\n]', 'tile/no-id', 2, 3],
    ['tiles/extra.json', '7', 'schema/type', 1, 1],
    ['themes/extra.json', '{ "name": "E",\n  "colors": { "plain": "grean" } }', 'theme/color', 2, 24],
    ['themes/extra.json', '{ "name": "E" }', 'schema/required', 1, 1],
    ['themes/companies/extra.json', '{ "name": "E", "colors": { "red": 5 } }', 'theme/color', 1, 35],
    [
      'companies/extra.json',
      '{ "name": "E", "abbrev": "E", "companies": [\n{ "name": "A", "abbrev": "A", "color": "heeth" }] }',
      'reference/color',
      2,
      40,
    ],
    ['companies/extra.json', '{ "name": "E" }', 'schema/required', 1, 1],
    ['publishers/extra.json', '{ "x": { "link": "https://x.example" } }', 'schema/required', 1, 8],
    ['config.json', '{\n  "theme": "mooor" }', 'reference/map-theme', 2, 12],
    ['config.json', '{\n  "coords": "nowhere" }', 'config/enum', 2, 13],
    ['config.json', '{ "name": "package" }', 'pack/unused', 1, 1],
  ])('%s: %s', async (path, text, code, line, column) => {
    const { found, game } = await open(dataWith({ [path]: text }));
    const own = found.filter(({ file }) => file === path);
    expect(own[0]).toMatchObject({ code: expect.stringContaining(code), line, column });
    expect(game.info.title).toBe('Low Line');
  });

  test('suggests names for unknown ones from the library and the folder', async () => {
    const low = DATA.get(LOW)!;
    const text = new TextDecoder()
      .decode(low)
      .replace('"heath", "logo"', '"heeth", "logo"')
      .replace('"M3": 1', '"M33": 1');
    expect((await open(dataWith({ [LOW]: text }))).found).toMatchObject([
      { code: 'reference/color', hint: 'Did you mean "heath"?' },
      { code: 'reference/tile', hint: 'Did you mean "M3"?' },
    ]);
  });

  test('resolves tiles that refer to each other in a circle to the standard tile, if there is one', async () => {
    const { game } = await open(
      dataWith({ 'tiles/z.json': '{ "M1": { "tile": "M2" }, "M2": { "tile": "M1" } }' }),
    );
    expect(game.tiles.find(({ id }) => id === 'M1')?.source).toBe('missing');
  });

  test('leaves out a publisher’s link that is not a web address', async () => {
    const text = '{ "marsh": { "name": "M", "link": "javascript:alert(1)" } }';
    expect((await open(dataWith({ 'publishers/index.json': text }))).assets.publishers.get('marsh')).toEqual({
      name: 'M',
    });
  });
});

test('a changed tile or theme changes the drawings', async () => {
  const theme = new TextDecoder().decode(DATA.get('themes/moor.json')!).replace('#7a8f6a', '#123456');
  expect((await lookOf(dataWith({ 'themes/moor.json': theme }))).color('bog', 'map')).toBe('#123456');
  const tiles = '{ "57": { "color": "yellow", "cities": [{ "size": 3 }] } }';
  const { game } = await open(dataWith({ 'tiles/marsh.json': tiles }));
  expect(game.tiles.find(({ id }) => id === '57')?.hex.cities[0]).toMatchObject({ slots: [{}, {}, {}] });
});
