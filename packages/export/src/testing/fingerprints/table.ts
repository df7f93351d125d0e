import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, type Page } from '@platelayer/scene';
import { expect } from 'vitest';
import { safeName } from '../../names.ts';

/** Fingerprints of the pages of one sheet, or of the files in one folder of a pack: a line of a table. */
export interface Row {
  /** For example `brackwater cards style=certificate`. */
  readonly name: string;
  readonly cells: readonly Cell[];
}

export interface Cell {
  /** For example `page 3`. */
  readonly name: string;
  readonly print: string;
  /** Returns what `npm run gallery -- --changed` shows: an SVG or a text. */
  draw(): string;
}

/** Fails if a page does not have the fingerprint in the table next to this file. */
export const checkTable = async (file: string, rows: readonly Row[]): Promise<void> => {
  const sorted = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const table = sorted
    .map(({ name, cells }) => `${name}: ${cells.map(({ print }) => print).join(' ')}\n`)
    .join('');
  const path = fileURLToPath(new URL(file, import.meta.url));
  // Set by `npm run gallery -- --changed`.
  const folder = process.env.PLATELAYER_DRAWINGS;
  if (folder) return saveChanges(folder, file, table, sorted);
  await expect(table, differenceMessage(readTable(path), sorted)).toMatchFileSnapshot(path);
};

const MAX_NAMES = 40;

const differenceMessage = (before: ReadonlyMap<string, string>, rows: readonly Row[]): string => {
  const names = rows.flatMap((row) => changedCells(before, row).map((cell) => cellTitle(row, cell)));
  const now = new Set(rows.map(({ name }) => name));
  const gone = [...before.keys()].filter((name) => !now.has(name));
  const list = [...names, ...gone.map((name) => `${name} is gone`)];
  const more = list.length > MAX_NAMES ? [`and ${list.length - MAX_NAMES} more`] : [];
  return [
    list.length === 0
      ? 'Pages are missing, or in another order.'
      : `${list.length} pages or files have changed:`,
    ...list.slice(0, MAX_NAMES),
    ...more,
    'To compare before and after: npm run gallery -- --changed',
    'To accept all of them: npm run fingerprints',
    '',
  ].join('\n');
};

const cellTitle = (row: Row, { name }: Cell): string => `${row.name}, ${name}`;

/** Cells with a fingerprint that is not in the same row of another table. */
const changedCells = (other: ReadonlyMap<string, string>, { name, cells }: Row): readonly Cell[] => {
  const known = new Set(other.get(name)?.split(' '));
  return cells.filter(({ print }) => !known.has(print));
};

/** Saves the table, and the drawings with another fingerprint in the table of the version to compare with. */
const saveChanges = (folder: string, file: string, table: string, rows: readonly Row[]): void => {
  const save = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  save(join('tables', file), table);
  const other = readTable(join(folder, 'other-tables', file));
  for (const row of rows)
    for (const cell of changedCells(other, row)) {
      const drawing = cell.draw();
      const extension = drawing.startsWith('<svg') ? 'svg' : 'txt';
      save(join('drawings', `${safeName(cellTitle(row, cell))}.${extension}`), drawing);
    }
};

const readTable = (path: string): ReadonlyMap<string, string> => {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // A new table has no pages yet.
  }
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(': ') as [string, string]),
  );
};

/** Fingerprint of a text. Six digits: one change in 16 million goes unnoticed, and a table stays small. */
export const printText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 6);

/** Fingerprint of a page with its size, boxes and titles. */
export const printPage = ({ children, width, height, trim, bleed, title, section }: Page): string => {
  const boxes = [trim, bleed].map((box) => box && [box.x, box.y, box.width, box.height].map(roundLength));
  const size = [roundLength(width), roundLength(height)];
  return printText(JSON.stringify([fingerprint(children), size, boxes, title, section]));
};

/** Rounds to a thousandth of a unit, without a tie at round numbers: see `fingerprint` for the reason. */
const roundLength = (length: number): number => Math.floor(length * 1000 + 1 / Math.PI);
