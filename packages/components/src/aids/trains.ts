import { at, type Game, type Phase, type Train, type TrainEvent } from '@platelayer/game';
import type { Look } from '../look.ts';
import type { Table, TableCell, TableColumn, TableRow } from './table.ts';

interface Column extends TableColumn {
  /** Nothing in any row: the column is left out. */
  cell(row: Row, look: Look): TableCell;
}

/** A train with the phases that name it; a phase that names none stands alone. */
interface Row {
  readonly train?: Train;
  readonly phases: readonly Phase[];
  /** Phases of which it is the first train: their notes are written once. */
  readonly begins: readonly Phase[];
  readonly ends: readonly string[];
  readonly pointer: string;
}

const NOTHING: TableCell = { lines: [] };

const COLUMNS: readonly Column[] = [
  {
    header: 'Train',
    align: 'center',
    cell: ({ train, phases }, look) => {
      const ground = train && look.color(train.color, 'map');
      return {
        lines: [train?.name ?? phases[0]?.name ?? phases[0]?.phase ?? ''],
        bold: true,
        ...(ground ? { ground } : {}),
      };
    },
  },
  {
    header: 'Phase',
    align: 'center',
    cell: ({ phases, train }) => ({
      lines: distinct(
        phases.flatMap(({ name, phase }) => phase ?? (name === train?.name ? [] : (name ?? []))),
      ),
    }),
  },
  {
    header: 'Price',
    align: 'right',
    cell: ({ train }, look) => ({
      lines: [
        ...(train?.price ?? []).map((amount) => look.money(amount, 'train')),
        ...(train?.tradeInPrice === undefined ? [] : [`(${look.money(train.tradeInPrice, 'train')})`]),
      ],
    }),
  },
  {
    header: '#',
    align: 'center',
    cell: ({ train }) => (train?.quantity === undefined ? NOTHING : { lines: [String(train.quantity)] }),
  },
  { header: 'Removes', cell: ({ ends }) => ({ lines: ends }) },
  {
    header: 'Limit',
    align: 'center',
    cell: ({ phases }) => ({
      lines: distinct(
        phases.flatMap((phase) => (phase.limit === undefined ? [] : [whose(phase) + phase.limit])),
      ),
    }),
  },
  {
    header: 'Tiles',
    align: 'center',
    cell: ({ phases }, look) => {
      const colors = distinct(phases.flatMap(({ tiles }) => tiles ?? []));
      const ground = colors.length === 1 ? look.color(colors[0]!, 'map') : undefined;
      return { lines: colors, ...(ground ? { ground } : {}) };
    },
  },
  {
    header: 'ORs',
    align: 'center',
    cell: ({ phases }) => ({
      lines: distinct(phases.flatMap(({ rounds }) => (rounds === undefined ? [] : [String(rounds)]))),
    }),
  },
  {
    header: 'Notes',
    cell: ({ train, begins }) => ({
      lines: distinct([
        ...(train?.description === undefined ? [] : [train.description]),
        ...(train?.players === undefined ? [] : [train.players]),
        ...(train?.variant === undefined ? [] : [train.variant]),
        ...begins.flatMap((phase) =>
          phase.notes
            .filter(
              (note) =>
                whose(phase) === '' || !begins.some((one) => whose(one) === '' && one.notes.includes(note)),
            )
            .map((note) => whose(phase) + note),
        ),
      ]),
    }),
  },
];

const distinct = (lines: readonly string[]): readonly string[] => [...new Set(lines)];

/** For whom a phase holds, where it does not hold for all. */
const whose = ({ minor, company }: Phase): string =>
  company !== undefined ? `${company}: ` : minor ? 'Minors: ' : '';

/** The roster: price, number, what each train removes, limit, tiles and notes (87.3). */
export const trainTable = (game: Game, look: Look): Table => {
  const rows = rowsOf(game);
  const columns = COLUMNS.filter(({ cell }) =>
    rows.some((row) => cell(row, look).lines.some((line) => line !== '')),
  );
  return {
    columns,
    rows: rows.map(
      (row): TableRow => ({
        cells: columns.map(({ cell }) => cell(row, look)),
        subject: { pointer: row.pointer, name: row.train ? `train ${row.train.name}` : 'phase' },
      }),
    ),
  };
};

const rowsOf = ({ trains, phases }: Game): readonly Row[] => [
  ...trains.map(
    (train, index): Row => ({
      train,
      phases: phases.filter((phase) => phase.trains.includes(train)),
      begins: phases.filter((phase) => phase.trains[0] === train),
      ends: endedBy(train, trains),
      pointer: at('/trains', index),
    }),
  ),
  ...phases.flatMap((phase, index): readonly Row[] =>
    phase.trains.length > 0
      ? []
      : [{ phases: [phase], begins: [phase], ends: [], pointer: at('/phases', index) }],
  ),
];

const WORDS = { rust: '', obsolete: 'obsolete', phased: 'phased out' } as const;

/** The trains that the sale of one removes, each with how and by which of its number. */
const endedBy = ({ name }: Train, trains: readonly Train[]): readonly string[] =>
  trains.flatMap((other) =>
    other.tags.flatMap((tag) =>
      tag.kind === 'permanent'
        ? []
        : tag.by
            .filter((event) => event.train === name || meant(event.train, trains) === name)
            .map((event) => {
              const remarks = [WORDS[tag.kind], ordinal(event)].filter((word) => word !== '');
              return remarks.length === 0 ? other.name : `${other.name} (${remarks.join(', ')})`;
            }),
    ),
  );

/** The train that a file means by a name that none has: `6` is `6E` where there is no `6`. */
const meant = (name: string, trains: readonly Train[]): string | undefined =>
  trains.some((train) => train.name === name)
    ? undefined
    : trains.find((train) => train.name.startsWith(name) && !/^\d/.test(train.name.slice(name.length)))?.name;

const ordinal = ({ position }: TrainEvent): string =>
  position === undefined ? '' : `with number ${position}`;
