import type { Company, Game, Phase, RemovedTrain, Train } from '@platelayer/game';
import type { Color } from '@platelayer/scene';
import { trainPrices } from '../cards/prices.ts';
import { eventText, ordinal } from '../cards/train-tags.ts';
import type { Look } from '../look.ts';

/** A column of the phase chart, one cell for each row. */
export interface ChartColumn {
  readonly header: string;
  /** Notes are wrapped and stand at the left of their cells; everything else is centred. */
  readonly notes: boolean;
  readonly cells: readonly ChartCell[];
}

export interface ChartCell {
  readonly lines: readonly ChartLine[];
  readonly ground?: Color;
}

export interface ChartLine {
  readonly text: string;
  /** Of a strip under the line. */
  readonly ground?: Color;
  /** The train of the row that it tells of, in columns where every train has lines of its own. */
  readonly train?: number;
}

interface ColumnKind {
  readonly header: string;
  readonly notes?: true;
  /** A further condition, beside having something to show. */
  shown?(rows: readonly Phase[]): boolean;
  cell(row: Phase, look: Look): ChartCell;
}

/** Phases that the charter of a company shows (60.7.2). */
export const phasesOf = (phases: readonly Phase[], { key, minor }: Company): readonly Phase[] =>
  phases.filter((phase) => phase.minor === minor && (phase.company === undefined || phase.company === key));

/** The columns of a company's chart; none where there is no row (60.7.3). */
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

/** Lines that every column gives a train, so that all its entries stand beside its name (60.12.7). */
const linesOf = (train: Train): number => Math.max(1, train.price.length);

/** A cell with an entry for each train of the row. */
const cellPerTrain = (row: Phase, entries: (train: Train) => readonly ChartLine[]): ChartCell => ({
  lines: alignTrains(
    row.trains.flatMap((train, i) => entries(train).map((line) => ({ ...line, train: i }))),
    row.trains.map(linesOf),
  ),
});

/** The lines of each train filled up to as many as it takes, on its own ground. */
export const alignTrains = (lines: readonly ChartLine[], taken: readonly number[]): readonly ChartLine[] =>
  taken.flatMap((length, train) => {
    const own = lines.filter((line) => line.train === train);
    const ground = own[0]?.ground;
    return Array.from(
      { length },
      (_, i): ChartLine => own[i] ?? { text: '', train, ...(ground ? { ground } : {}) },
    );
  });

const trainColor = (train: Train, look: Look): Color =>
  look.color(train.color ?? 'white', 'map') ?? '#ffffff';

/** A cell of trains has the colour of the first; an empty one none. */
const groundOfFirst = ([first]: readonly Train[], look: Look): Pick<ChartCell, 'ground'> =>
  first === undefined ? {} : { ground: trainColor(first, look) };

/** The name of a train that a phase ends, and which train of the phase does it, where that is not the first. */
const endedName = ({ train, by }: RemovedTrain, { trains }: Phase): string => {
  if (by.position === undefined) return train.name;
  const event = trains.length > 1 ? eventText(by) : ordinal(by.position);
  // A narrow column breaks the text before the bracket only.
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
