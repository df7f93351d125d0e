import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { components, openArtwork } from '@platelayer/components';
import { effectiveConfig, type Game, load } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, library } from '@platelayer/library';
import { bounds, path } from '@platelayer/scene';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cutSheets } from './cut-sheets.ts';
import { type GameDrawings, openDrawings } from './drawings.ts';
import type { ExportFile } from './formats/format.ts';
import { formats } from './formats/index.ts';
import { safeName } from './names.ts';
import { planExport } from './plan.ts';
import { runExport } from './result.ts';
import { sheetsOf } from './sheets.ts';
import { press, testFonts } from './testing/drawings.ts';
import {
  blankPages,
  hasProgram,
  isWellFormed,
  pdfFaults,
  pdfFonts,
  pdfPages,
  pngHeader,
  zipFaults,
} from './testing/inspect.ts';
import { zipFiles } from './zip.ts';

const request = { scope: { kind: 'game' }, naming: { game: 'box' } } as const;
const options = { dpi: 96, boxVersion: '1', author: 'Ada' };
const POINTS = 0.72;

const drawingsFor = async (id: string): Promise<GameDrawings> => {
  const { game } = load((await bundledGame(id)) ?? '', library);
  if (!game) throw new Error('There is no such game.');
  const config = effectiveConfig({ game: game.config });
  return openDrawings(game, config, testFonts, openArtwork());
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platelayer-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Makes every file of a format, and checks that none fails. */
const made = async (drawings: GameDrawings, format: string) => {
  const { files } = await planExport(drawings, { ...request, options, formats: [format] });
  const results: { readonly file: ExportFile; readonly bytes: Uint8Array; readonly path: string }[] = [];
  for await (const step of runExport(files, press)) {
    expect(step).not.toHaveProperty('failure');
    if (!('bytes' in step)) continue;
    const path = join(folder, step.file.name);
    await writeFile(path, step.bytes);
    results.push({ file: step.file, bytes: step.bytes, path });
  }
  expect(results.length).toBeGreaterThan(0);
  return results;
};

describe.each(BUNDLED_GAMES.map(({ id }) => id))('%s', { timeout: 120_000 }, (id) => {
  let drawings: GameDrawings;
  beforeAll(async () => {
    drawings = await drawingsFor(id);
  });

  test.skipIf(!hasProgram('qpdf') || !hasProgram('pdffonts'))(
    'every PDF is valid, with embedded fonts and pages in the size of the sheets',
    async () => {
      const sheets = components
        .filter((component) => component.available(drawings.game))
        .flatMap((component) => sheetsOf(component, drawings));
      for (const { file, path } of await made(drawings, 'pdf')) {
        expect(pdfFaults(path), file.name).toBe('');
        expect(
          pdfFonts(path).filter(({ embedded, subset }) => !embedded || !subset),
          file.name,
        ).toEqual([]);
        const drawn = await sheets.find(({ name }) => file.name.endsWith(`-${name}.pdf`))!.pages();
        const pages = pdfPages(path);
        expect(pages).toHaveLength(drawn.length);
        for (const [i, { width, height, trim, bleed }] of drawn.entries()) {
          const { media, ...boxes } = pages[i]!;
          expect(media[2]).toBeCloseTo(width * POINTS, 1);
          expect(media[3]).toBeCloseTo(height * POINTS, 1);
          const wide = ([left, , right]: readonly number[]) => right! - left!;
          expect(wide(boxes.trim)).toBeCloseTo((trim?.width ?? width) * POINTS, 1);
          expect(wide(boxes.bleed)).toBeCloseTo((bleed?.width ?? trim?.width ?? width) * POINTS, 1);
          expect(boxes.bleed[0]).toBeLessThanOrEqual(boxes.trim[0]);
          expect(boxes.bleed[3]).toBeGreaterThanOrEqual(boxes.trim[3]);
        }
      }
    },
  );

  test.skipIf(!hasProgram('pdftoppm'))('no page of the book is blank', async () => {
    const [book] = await made(drawings, 'book');
    const blank = blankPages(book!.bytes);
    expect(blank.length).toBeGreaterThan(10);
    expect(blank.flatMap((empty, i) => (empty ? [i + 1] : []))).toEqual([]);
    if (hasProgram('qpdf')) expect(pdfFaults(book!.path)).toBe('');
  });

  test('nothing overlaps, so the application need not check bundled games for it', async () => {
    const drawings = await drawingsFor(id);
    await drawings.checkDesign();
    // Design problems concern the designer, and the application does not report them.
    expect(drawings.diagnostics().filter(({ code }) => !code.startsWith('design/'))).toEqual([]);
  });

  test('every PNG has the size of its piece in whole pixels', async () => {
    const pictures = (await made(drawings, 'png')).filter(({ file }) => file.kind === 'piece');
    for (const { file, bytes } of pictures) {
      const piece = (await drawings.pieces(file.component!)).find(({ name }) =>
        file.name.endsWith(`-${safeName(name)}.png`),
      )!;
      expect(pngHeader(bytes), file.name).toEqual({
        width: Math.floor(piece.width * 0.96 + 1e-6),
        height: Math.floor(piece.height * 0.96 + 1e-6),
        perMetre: 3780,
      });
    }
  });

  test('every SVG is well-formed and has the size of its piece, and a zip of them is valid', async () => {
    const svgs = await made(drawings, 'svg');
    for (const { file, bytes } of svgs) {
      const text = new TextDecoder().decode(bytes);
      expect(isWellFormed(text), file.name).toBe(true);
      expect(text).toMatch(/^<svg [^>]*width="[\d.]+in" height="[\d.]+in"/);
    }
    const zip = zipFiles(new Map(svgs.map(({ file, bytes }) => [file.name, bytes])));
    expect(Object.keys(unzipSync(zip))).toHaveLength(svgs.length);
    const path = join(folder, `${id}.zip`);
    await writeFile(path, zip);
    if (hasProgram('unzip')) expect(zipFaults(path)).toBe('');
  });

  test('cut files have the true sizes of sheets and pieces', async () => {
    const { config } = drawings;
    const tiles = components.find((component) => component.id === 'tiles')!;
    const [first] = cutSheets(await drawings.pages(tiles, {}));
    const hexes = first?.page.children.at(-1);
    const [outline] = hexes?.kind === 'group' ? hexes.children : [];
    if (outline?.kind !== 'path') throw new Error('No tile is cut.');
    // Without the width of the line.
    const { width, height } = bounds(path(outline.data, { fill: '#000' }))!;
    expect(height).toBeCloseTo(config.tiles.width, 2);
    expect(width).toBeCloseTo((config.tiles.width * 2) / Math.sqrt(3), 2);
    const sheets = components
      .filter((component) => component.available(drawings.game))
      .flatMap((component) => sheetsOf(component, drawings));
    const cuts = new Map<string, ReturnType<typeof cutSheets>>();
    for (const { file, bytes, path: place } of await made(drawings, 'cut')) {
      const number = /-cut-(\d+)\.svg$/.exec(file.name)?.[1];
      const { name, pages } = sheets.find(({ name }) => file.name.includes(`-${name}-cut`))!;
      if (!cuts.has(name)) cuts.set(name, cutSheets(await pages()));
      const { page } = cuts
        .get(name)!
        .find((sheet) => number === undefined || sheet.number === Number(number))!;
      if (file.name.endsWith('.svg'))
        expect(new TextDecoder().decode(bytes.subarray(0, 300))).toContain(`width="${page.width / 100}in"`);
      else if (hasProgram('qpdf') && hasProgram('pdfinfo')) {
        expect(pdfFaults(place)).toBe('');
        expect(pdfPages(place)[0]?.media[2]).toBeCloseTo(page.width * POINTS, 1);
      }
    }
  });

  test('the Board18 box is valid and has the numbers of chapter 80', async () => {
    const [box] = await made(drawings, 'board18');
    if (hasProgram('unzip')) expect(zipFaults(box!.path)).toBe('');
    checkBox(unzipSync(box!.bytes), drawings.game);
  });
});

/** Formats whose tests with every game are next to their code in packs/. */
const PACKS = ['list', 'shop', 'tts', 'vassal'];

test('every format is tested here or in packs/', () => {
  const others = formats.map(({ id }) => id).filter((id) => !PACKS.includes(id));
  expect(others.sort(), 'add a test of the new format above').toEqual([
    'board18',
    'book',
    'cut',
    'pdf',
    'png',
    'svg',
  ]);
});

interface Description {
  readonly board: object;
  readonly market?: object;
  readonly tray: readonly {
    readonly type: string;
    readonly imgLoc: string;
    readonly tile: readonly { readonly rots: number; readonly dups: number }[];
    readonly token: readonly { readonly dups: number }[];
  }[];
}

/** Computes the numbers of 80.12 directly from the game. */
const checkBox = (files: Readonly<Record<string, Uint8Array>>, game: Game): void => {
  const description: Description = JSON.parse(new TextDecoder().decode(files['board18-box-1/box-1.json']));
  const sizeOf = (imgLoc: string) => {
    const { width, height } = pngHeader(files[imgLoc.replace('images/', 'board18-box-1/')]!);
    return [width, height];
  };
  const horizontal = game.info.orientation === 'horizontal';
  const [map] = game.maps;
  const { extent, a1Valid } = map!;

  expect(description.board).toEqual({
    imgLoc: 'images/box-1/Map.png',
    orientation: horizontal ? 'F' : 'P',
    xStart: horizontal || a1Valid ? 50 : 0,
    yStart: 50,
    ...(horizontal ? { xStep: 87, yStep: 50 } : { xStep: 50, yStep: 87 }),
  });
  // Coordinates are always outside the map (30.24.48) and take 100 units on either axis.
  const across = (game.info.extraTotalWidth * 100) / 150 + 100 + 50 * (extent.numbers + 1);
  const down = (game.info.extraTotalHeight * 100) / 150 + 100 + 86.6025 * (extent.letters - 1) + 115.47;
  const stretched = Math.ceil((down * 87) / 86.6025);
  expect(sizeOf('images/box-1/Map.png')).toEqual(
    horizontal ? [stretched + (a1Valid ? 0 : 87), Math.ceil(across)] : [Math.ceil(across), stretched],
  );

  const trays = description.tray.filter(({ type }) => type === 'tile');
  expect(trays.flatMap(({ tile }) => tile)).toHaveLength(game.tiles.length);
  for (const { imgLoc, tile } of trays) {
    expect(sizeOf(imgLoc)).toEqual([150 * tile.length, 900]);
    expect(tile.every(({ rots }) => rots >= 1 && rots <= 6)).toBe(true);
  }
  const [stations, marketTokens] = description.tray.slice(-2);
  const others = game.tokens.filter(({ quantity }) => quantity !== 0);
  expect(sizeOf(stations!.imgLoc)).toEqual([60, 30 * (game.companies.length + others.length)]);
  expect(stations!.token.map(({ dups }) => dups).slice(0, game.companies.length)).toEqual(
    game.companies.map((company) => company.stations.length + company.extraStationTokens),
  );
  expect(marketTokens!.token).toHaveLength(game.companies.length);
};
