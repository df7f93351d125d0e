import type { Company, Game, Phase, Train, TrainEnd } from '@platelayer/game';
import type { Color } from '@platelayer/scene';
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
}

interface ColumnKind {
  readonly header: string;
  readonly notes?: true;
  shown(rows: readonly Phase[], trains: readonly Train[]): boolean;
  cell(row: Phase, look: Look): ChartCell;
}

/** Phases that the charter of a company shows (60.7.2). */
export const phasesOf = (phases: readonly Phase[], { key, minor }: Company): readonly Phase[] =>
  phases.filter((phase) => phase.minor === minor && (phase.company === undefined || phase.company === key));

/** The columns of a company's chart; none where there is no row (60.7.3). */
export const chartColumns = (
  { phases, trains }: Pick<Game, 'phases' | 'trains'>,
  company: Company,
  look: Look,
): readonly ChartColumn[] => {
  const rows = phasesOf(phases, company);
  return rows.length === 0
    ? []
    : COLUMNS.filter(({ shown }) => shown(rows, trains)).map(({ header, notes = false, cell }) => ({
        header,
        notes,
        cells: rows.map((row) => cell(row, look)),
      }));
};

const textCell = (text: string | undefined): ChartCell => ({ lines: text === undefined ? [] : [{ text }] });

/** Lines that every column gives a train, so that all its entries stand beside its name (60.12.7). */
const linesOf = (train: Train): number => Math.max(1, train.price.length);

/** A cell with an entry for each train of the row. */
const cellPerTrain = (row: Phase, entries: (train: Train) => readonly ChartLine[]): ChartCell => ({
  lines: row.trains.flatMap((train) => {
    const lines = entries(train);
    const ground = lines[0]?.ground;
    return Array.from(
      { length: linesOf(train) },
      (_, i): ChartLine => lines[i] ?? { text: '', ...(ground ? { ground } : {}) },
    );
  }),
});

const trainColor = (train: Train | undefined, look: Look): Color =>
  look.color(train?.color ?? 'white', 'map') ?? '#ffffff';

const nameLine =
  (look: Look) =>
  (train: Train): ChartLine => ({
    text: train.name,
    ground: trainColor(train, look),
  });

const anyTrainEnds = (kind: TrainEnd) => (_: unknown, trains: readonly Train[]) =>
  trains.some(({ tags }) => tags.some((tag) => tag.kind === kind));

const namesCell = (trains: readonly Train[]): ChartCell => ({
  lines: trains.map(({ name }) => ({ text: name })),
});

const COLUMNS: readonly ColumnKind[] = [
  {
    header: 'Name',
    shown: (rows) => rows.some(({ name }) => name !== undefined),
    cell: ({ name }) => textCell(name),
  },
  {
    header: 'Phase',
    shown: (rows) => rows.some(({ phase }) => phase !== undefined),
    cell: ({ phase }) => textCell(phase),
  },
  {
    header: 'Train',
    shown: (rows, trains) => trains.length > 0 && rows.some(({ namesTrains }) => namesTrains),
    cell: (row, look) => ({
      ...cellPerTrain(row, (train) => [nameLine(look)(train)]),
      ground: trainColor(row.trains[0], look),
    }),
  },
  {
    header: 'Price',
    shown: (_, trains) => trains.some(({ price }) => price.length > 0),
    cell: (row, look) =>
      cellPerTrain(row, ({ price }) => price.map((amount) => ({ text: look.money(amount, 'train') }))),
  },
  {
    header: '#',
    shown: (_, trains) => trains.some(({ quantity }) => quantity !== undefined),
    cell: (row) =>
      cellPerTrain(row, ({ quantity }) => (quantity === undefined ? [] : [{ text: String(quantity) }])),
  },
  {
    header: 'Limit',
    shown: (rows) => rows.some(({ limit }) => limit !== undefined),
    cell: ({ limit }) => textCell(limit),
  },
  { header: 'Phased', shown: anyTrainEnds('phased'), cell: ({ ends }) => namesCell(ends.phased) },
  { header: 'Obsolete', shown: anyTrainEnds('obsolete'), cell: ({ ends }) => namesCell(ends.obsolete) },
  {
    header: 'Rust',
    shown: anyTrainEnds('rust'),
    cell: ({ ends: { rust } }, look) => ({
      lines: rust.map(nameLine(look)),
      ground: trainColor(rust[0], look),
    }),
  },
  {
    header: 'Tiles',
    shown: (rows) => rows.some(({ tiles }) => tiles !== undefined),
    cell: ({ tiles }, look) => {
      const ground = tiles === undefined ? undefined : look.color(tiles, 'map');
      return { lines: [], ...(ground ? { ground } : {}) };
    },
  },
  {
    header: 'Notes',
    notes: true,
    shown: (rows) => rows.some(({ notes }) => notes.length > 0),
    cell: ({ notes }) => ({ lines: notes.map((text) => ({ text })) }),
  },
];
