import { openArtwork } from '@platelayer/components';
import { BUNDLED_GAMES, bundledGame } from '@platelayer/library';
import { type PdfOptions, type PngOptions, toSvg } from '@platelayer/press';
import type { Document, Page } from '@platelayer/scene';
import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import type { GameDrawings, Settings } from '../../drawings.ts';
import type { Press } from '../../formats/format.ts';
import { formats } from '../../formats/index.ts';
import type { OptionValues } from '../../formats/options.ts';
import { planExport } from '../../plan.ts';
import { drawingsOf, MINI, testFonts } from '../drawings.ts';
import { type Cell, checkTable, printPage, printText, type Row } from './table.ts';

/** Pages that became part of a file, by the text that is in the file instead. */
const drawn = new Map<string, Page>();

const describePage = (page: Page): string => {
  const text = `page ${printPage(page)}`;
  if (process.env.PLATELAYER_DRAWINGS) drawn.set(text, page);
  return text;
};

const encode = (...lines: readonly unknown[]) => new TextEncoder().encode(lines.join('\n'));

// Pixels depend on the machine and take minutes, so pictures and documents are only described.
vi.mock('@platelayer/press', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  toPng: async (page: Page, { dpi, background }: PngOptions) =>
    encode(describePage(page), `${dpi.toFixed(3)} dpi, ${background ?? 'white'}`),
  toPdf: async ({ pages, ...info }: Document, { pdfx }: PdfOptions) =>
    encode(
      ...pages.map(describePage),
      JSON.stringify(info),
      pdfx && JSON.stringify([pdfx.condition, pdfx.date, pdfx.inkLimit, pdfx.output.length]),
    ),
}));

const press: Press = {
  fonts: testFonts,
  subsetter: { subset: (_, { text = '' }) => encode(text) },
};

type Exports = readonly (readonly [format: string, options?: OptionValues])[];

const EVERY_GAME: Exports = [
  ['cut'],
  ['list'],
  ['shop', { shop: 'generic', proof: true }],
  ['shop', { shop: 'dtc', pdfx: true, date: '2026-01-01' }],
  ['tts', { imagesUrl: 'https://example.org/tts/', splitShares: true }],
  ['vassal'],
  ['board18'],
];

/** In sizes that every print shop makes. */
const ONE_GAME: Exports = [
  ['pdf', { registration: true }],
  ['png'],
  ['png', { bleed: true, dpi: 96 }],
  ['svg'],
  ['svg', { outlines: true }],
  ['book'],
  ['shop', { shop: 'tgc' }],
  ['shop', { shop: 'mpc', pageOrder: 'front' }],
  ['tts', { imagesByName: true, largePictures: true }],
];

const artwork = openArtwork();

test.each(BUNDLED_GAMES.map(({ id }) => id))('no exported file of %s changes unnoticed', async (id) => {
  const rows = await exportedRows(id, EVERY_GAME);
  await checkTable(`packs/${id}.txt`, rows);
});

test('no file in other formats and sizes changes unnoticed', async () => {
  const rows = await exportedRows('brackwater', ONE_GAME, MINI);
  await checkTable('packs/brackwater-small.txt', rows);
});

test('every format is exported here', () => {
  const exported = new Set([...EVERY_GAME, ...ONE_GAME].map(([format]) => format));
  expect([...exported].sort()).toEqual(formats.map(({ id }) => id).sort());
});

/** Exports a game, and returns a row for each folder of each export. */
const exportedRows = async (
  id: string,
  exports: Exports,
  settings: Settings = [],
): Promise<readonly Row[]> => {
  const drawings = drawingsOf(JSON.parse((await bundledGame(id)) ?? ''), settings, artwork);
  const rows: Row[] = [];
  for (const [format, options = {}] of exports) {
    const entries = await exportedEntries(drawings, format, options);
    const name = [id, format, ...Object.entries(options).map((pair) => pair.join('='))].join(' ');
    rows.push(...rowsByFolder(name, entries));
  }
  return rows;
};

type Entry = readonly [path: string, content: string];

/** Every file of an export, and every file inside its zips. */
const exportedEntries = async (
  drawings: GameDrawings,
  format: string,
  options: OptionValues,
): Promise<readonly Entry[]> => {
  const { files } = await planExport(drawings, {
    scope: { kind: 'game' },
    formats: [format],
    options,
    naming: { game: 'box' },
  });
  const entries: Entry[] = [];
  for (const { name, make } of files) {
    const bytes = await make(press);
    if (!bytes) continue;
    const inside = isZip(bytes) ? Object.entries(unzipSync(bytes)) : [[name, bytes] as const];
    for (const [path, content] of inside) entries.push([path, new TextDecoder().decode(content)]);
  }
  return entries;
};

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** The files in one folder are a row. */
const rowsByFolder = (name: string, entries: readonly Entry[]): readonly Row[] => {
  const folders = new Map<string, Cell[]>();
  for (const [path, content] of entries) {
    const end = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(end, 0));
    const cells = folders.get(folder) ?? [];
    folders.set(folder, cells);
    cells.push({
      name: path.slice(end + 1),
      print: printText(JSON.stringify([path, withRoundedNumbers(content)])),
      draw: () => drawEntry(content),
    });
  }
  return [...folders].map(([folder, cells]) => ({ name: `${name} ${folder}`.trim(), cells }));
};

/** SVG files have decimals, whose last digit may depend on the version of Node. */
const withRoundedNumbers = (content: string): string =>
  content.startsWith('<svg')
    ? content.replace(/-?\d*\.\d+/g, (number) => String(Math.floor(Number(number) * 100 + 1 / Math.PI)))
    : content;

const drawEntry = (content: string): string => {
  const page = drawn.get(content.split('\n', 1)[0]!);
  return page ? toSvg(page, { fonts: testFonts, textMode: 'outlines' }) : content;
};
