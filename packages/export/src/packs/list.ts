import { toCsv } from '../csv.ts';
import type { PlanContext } from '../formats/format.ts';
import { type InventoryPiece, inventoryOf } from './inventory.ts';

/** What a pack adds to a piece in the list: its files, its cell on a sheet of cards, and notes. */
export interface ListEntry {
  readonly front?: string;
  readonly back?: string;
  readonly sheet?: string;
  readonly cell?: number;
  readonly notes?: readonly string[];
}

/** Entries by names of pieces. */
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
  /** Number of different pieces. */
  readonly different: number;
  /** Copies in the game, without unlimited pieces. */
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

/** Converts hundredths of an inch to millimetres, rounded to two decimals. */
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

/** The byte order mark makes spreadsheets read the file as UTF-8. */
export const listCsv = (rows: readonly ListRow[]): Uint8Array => {
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))];
  return new TextEncoder().encode(`\uFEFF${toCsv(lines)}`);
};

export const listJson = (game: string, rows: readonly ListRow[]): Uint8Array =>
  new TextEncoder().encode(
    `${JSON.stringify({ game, pieces: rows, totals: listTotals(rows) }, undefined, 2)}\n`,
  );

/** List of the selected pieces, with the names of their pictures in an export of pieces. */
export interface GameList {
  readonly rows: readonly ListRow[];
  readonly totals: readonly ListTotal[];
  /** Files; undefined if there are no pieces. */
  readonly csv?: Uint8Array;
  readonly json?: Uint8Array;
}

export const makeList = async (
  context: Pick<PlanContext, 'drawings' | 'components' | 'fileName'>,
): Promise<GameList> => {
  const pieces = await inventoryOf(context);
  const entries = pieces.map(
    ({ name, picture = name, backPicture }) =>
      [
        name,
        {
          front: context.fileName(picture, 'png'),
          ...(backPicture === undefined ? {} : { back: context.fileName(backPicture, 'png') }),
        },
      ] as const,
  );
  const rows = listRows(pieces, new Map(entries));
  const list = { rows, totals: listTotals(rows) };
  if (pieces.length === 0) return list;
  return { ...list, csv: listCsv(rows), json: listJson(context.drawings.game.info.title, rows) };
};
