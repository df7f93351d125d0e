import { csvOf } from '../csv.ts';
import type { InventoryPiece } from './inventory.ts';

/** What a pack says of a piece beyond what it is: its files, its place on a sheet of cards, and remarks. */
export interface ListEntry {
  readonly front?: string;
  readonly back?: string;
  readonly sheet?: string;
  readonly cell?: number;
  readonly notes?: readonly string[];
}

/** By the names of the pieces. */
export type ListEntries = ReadonlyMap<string, ListEntry>;

/** One line of the list (86.7). */
export interface ListRow {
  readonly component: string;
  readonly kind: string;
  readonly name: string;
  readonly title: string;
  readonly play: number | '∞';
  readonly print: number;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly front: string;
  readonly back: string;
  readonly sheet: string;
  readonly cell: number | '';
  readonly note: string;
}

export interface ListTotal {
  readonly component: string;
  readonly kind: string;
  /** How many are different. */
  readonly different: number;
  /** How many the game has; those without limit are not counted. */
  readonly play: number;
  readonly unlimited: number;
  readonly print: number;
}

const COLUMNS = [
  'component',
  'kind',
  'name',
  'title',
  'play',
  'print',
  'width_mm',
  'height_mm',
  'front',
  'back',
  'sheet',
  'cell',
  'note',
] as const satisfies readonly (keyof ListRow)[];

/** Hundredths of an inch to millimetres, to a hundredth of one. */
export const millimetres = (units: number): number => Math.round(units * 25.4) / 100;

export const listRows = (
  pieces: readonly InventoryPiece[],
  entries: ListEntries = new Map(),
): readonly ListRow[] =>
  pieces.map((piece) => {
    const { front = '', back = '', sheet = '', cell = '', notes = [] } = entries.get(piece.name) ?? {};
    const unused = piece.play === 0 && piece.print === 0 ? ['left out: there are none'] : [];
    return {
      component: piece.component.id,
      kind: piece.kind,
      name: piece.name,
      title: piece.title,
      play: piece.play,
      print: piece.print,
      width_mm: millimetres(piece.width),
      height_mm: millimetres(piece.height),
      front,
      back,
      sheet,
      cell,
      note: [...unused, ...notes].join('; '),
    };
  });

export const listTotals = (rows: readonly ListRow[]): readonly ListTotal[] => {
  const totals = new Map<string, ListTotal>();
  for (const { component, kind, play, print } of rows) {
    const key = `${component} ${kind}`;
    const sum = totals.get(key) ?? { component, kind, different: 0, play: 0, unlimited: 0, print: 0 };
    totals.set(key, {
      ...sum,
      different: sum.different + 1,
      play: sum.play + (play === '∞' ? 0 : play),
      unlimited: sum.unlimited + (play === '∞' ? 1 : 0),
      print: sum.print + print,
    });
  }
  return [...totals.values()];
};

/** For spreadsheets: a byte order mark tells them that it is UTF-8. */
export const listCsv = (rows: readonly ListRow[]): Uint8Array => {
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))];
  return new TextEncoder().encode(`\uFEFF${csvOf(lines)}`);
};

/** For programs. */
export const listJson = (game: string, rows: readonly ListRow[]): Uint8Array =>
  new TextEncoder().encode(
    `${JSON.stringify({ game, pieces: rows, totals: listTotals(rows) }, undefined, 2)}\n`,
  );
