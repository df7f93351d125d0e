import type { Company, Game, Phase, RemovedTrain, Train } from '@platelayer/game';
import type { Color } from '@platelayer/scene';
import { trainPrices } from '../cards/prices.ts';
import { eventText, ordinal } from '../cards/train-tags.ts';
import type { Look } from '../look.ts';

/** A column of the phase chart. */
export interface ChartColumn {
  readonly header: string;
  /** Whether it contains notes, which are wrapped and left-aligned; other texts are centred. */
  readonly notes: boolean;
  readonly cells: readonly ChartCell[];
}

export interface ChartCell {
  readonly lines: readonly ChartLine[];
  readonly ground?: Color;
}

export interface ChartLine {
  readonly text: string;
  /** Colour of a strip behind the line. */
  readonly ground?: Color;
  /** Index of the train in its row, in columns with separate lines for each train. */
  readonly train?: number;
}

interface ColumnKind {
  readonly header: string;
  readonly notes?: true;
  /** Additional condition for showing a column that has contents. */
  shown?(rows: readonly Phase[]): boolean;
  cell(row: Phase, look: Look): ChartCell;
}

/** Phases that the charter of a company shows (60.7.2). */
export const phasesOf = (phases: readonly Phase[], { key, minor }: Company): readonly Phase[] =>
  phases.filter((phase) => phase.minor === minor && (phase.company === undefined || phase.company === key));

/** Columns of a company's chart; none without rows (60.7.3). */
export const chartColumns = (
  { phases }: Pick<Game, 'phases'>,
  company: Company,
  look: Look,
): readonly ChartColumn[] => {
  const rows = phasesOf(phases, company);
  return rows.length === 0
    ? []
    : COLUMNS.filter(({ shown }) => shown?.(rows) ?? true)
        .map(({ header, notes = false, cell }) => ({
          header,
          notes,
          cells: rows.map((row) => cell(row, look)),
        }))
        .filter(({ cells }) => cells.some(isFilled));
};

const isFilled = ({ lines, ground }: ChartCell): boolean =>
  ground !== undefined || lines.some(({ text }) => text !== '');

const textCell = (text: string | undefined): ChartCell => ({ lines: text === undefined ? [] : [{ text }] });

/** Number of lines for a train in every column, which keeps its entries level with its name (60.12.7). */
const linesOf = (train: Train): number => Math.max(1, train.price.length);

/** Returns a cell with entries for each train of the row. */
const cellPerTrain = (row: Phase, entries: (train: Train) => readonly ChartLine[]): ChartCell => ({
  lines: alignTrains(
    row.trains.flatMap((train, i) => entries(train).map((line) => ({ ...line, train: i }))),
    row.trains.map(linesOf),
  ),
});

/** Pads the lines of each train to its number of lines, in its colour. */
export const alignTrains = (lines: readonly ChartLine[], counts: readonly number[]): readonly ChartLine[] =>
  counts.flatMap((length, train) => {
    const own = lines.filter((line) => line.train === train);
    const ground = own[0]?.ground;
    return Array.from(
      { length },
      (_, i): ChartLine => own[i] ?? { text: '', train, ...(ground ? { ground } : {}) },
    );
  });

const trainColor = (train: Train, look: Look): Color =>
  look.color(train.color ?? 'white', 'map') ?? '#ffffff';

/** A cell of trains has the colour of its first train. */
const groundOfFirst = ([first]: readonly Train[], look: Look): Pick<ChartCell, 'ground'> =>
  first === undefined ? {} : { ground: trainColor(first, look) };

/** Name of a train that a phase removes. Also names the train of the phase that removes it, unless it is the first. */
const endedName = ({ train, by }: RemovedTrain, { trains }: Phase): string => {
  if (by.position === undefined) return train.name;
  const event = trains.length > 1 ? eventText(by) : ordinal(by.position);
  // In a narrow column, the text breaks only before the bracket.
  return `${train.name} ${`(by ${event})`.replaceAll(' ', '\u00a0')}`;
};

const endedCell = (row: Phase, kind: 'phased' | 'obsolete'): ChartCell => ({
  lines: row.ends[kind].map((ended) => ({ text: endedName(ended, row) })),
});

const COLUMNS: readonly ColumnKind[] = [
  {
    header: 'Name',
    cell: ({ name }) => textCell(name),
  },
  {
    header: 'Phase',
    cell: ({ phase }) => textCell(phase),
  },
  {
    header: 'Train',
    shown: (rows) => rows.some(({ namesTrains }) => namesTrains),
    cell: (row, look) => ({
      ...cellPerTrain(row, (train) => [{ text: train.name, ground: trainColor(train, look) }]),
      ...groundOfFirst(row.trains, look),
    }),
  },
  {
    header: 'Price',
    cell: (row, look) => cellPerTrain(row, (train) => trainPrices(train, look).map((text) => ({ text }))),
  },
  {
    header: '#',
    cell: (row) =>
      cellPerTrain(row, ({ quantity }) => (quantity === undefined ? [] : [{ text: String(quantity) }])),
  },
  {
    header: 'Limit',
    cell: ({ limit }) => textCell(limit),
  },
  { header: 'Phased', cell: (row) => endedCell(row, 'phased') },
  { header: 'Obsolete', cell: (row) => endedCell(row, 'obsolete') },
  {
    header: 'Rust',
    cell: (row, look) => ({
      lines: row.ends.rust.map((ended) => ({
        text: endedName(ended, row),
        ground: trainColor(ended.train, look),
      })),
      ...groundOfFirst(
        row.ends.rust.map(({ train }) => train),
        look,
      ),
    }),
  },
  {
    header: 'Tiles',
    cell: ({ tiles }, look) => {
      const ground = tiles === undefined ? undefined : look.color(tiles, 'map');
      return { lines: [], ...(ground ? { ground } : {}) };
    },
  },
  {
    header: 'Notes',
    notes: true,
    cell: ({ notes }) => ({ lines: notes.map((text) => ({ text })) }),
  },
];
