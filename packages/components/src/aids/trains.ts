import {
  type Amount,
  at,
  type Game,
  type Phase,
  type Train,
  type TrainEvent,
  trainMeantBy,
} from '@platelayer/game';
import { furtherPrices, trainPrices } from '../cards/prices.ts';
import { eventText, ordinal } from '../cards/train-tags.ts';
import type { Look } from '../look.ts';
import type { Table, TableCell, TableColumn, TableRow } from './table.ts';

interface Column extends TableColumn {
  /** Nothing in any row: the column is left out. */
  cell(row: Row, look: Look): TableCell;
  /** Whether a row says something by it; by default where anything is written. */
  says?(row: Row): boolean;
}

/** A train with the phases that name it; a phase that names none stands alone. */
interface Row {
  readonly train?: Train;
  readonly phases: readonly Phase[];
  /** Phases of which it is the first train: their notes are written once. */
  readonly begins: readonly Phase[];
  readonly ends: readonly string[];
  /** What ends the train and is no train of the game; or that nothing does. */
  readonly fate: readonly string[];
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
    cell: ({ phases }) => ({ lines: distinct(phases.flatMap(({ name, phase }) => phase ?? name ?? [])) }),
    // A phase that is called after its train need not be named.
    says: ({ phases, train }) =>
      phases.some(({ name, phase }) => train !== undefined && (phase ?? name ?? train.name) !== train.name),
  },
  {
    header: 'Price',
    align: 'right',
    cell: ({ train }, look) => ({
      lines: [...(train ? [...trainPrices(train, look), ...untoldPrices(train, look)] : [])],
    }),
  },
  {
    header: '#',
    align: 'center',
    cell: ({ train }) => (train?.quantity === undefined ? NOTHING : { lines: [String(train.quantity)] }),
  },
  { header: 'Removes', align: 'center', cell: ({ ends }) => ({ lines: ends }) },
  {
    header: 'Limit',
    align: 'center',
    cell: ({ phases }) => ({ lines: [...forEach(phases, ({ limit }) => limit).keys()] }),
  },
  {
    header: 'Tiles',
    align: 'center',
    cell: ({ phases }, look) => {
      const colors = forEach(phases, ({ tiles }) => tiles);
      return {
        lines: [...colors.keys()],
        grounds: [...colors.values()].map((color) => look.color(color, 'map')),
      };
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
    cell: ({ train, begins, fate }, look) => ({
      lines: distinct([
        ...(train?.available === undefined ? [] : [`Available from ${train.available} on`]),
        ...discountLines(train, begins, look),
        ...fate,
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

/** The further prices of a train but those that are also its price without some discount. */
const untoldPrices = (train: Train, look: Look): readonly string[] => {
  const reduced = train.discounts.flatMap(([, discount]) =>
    train.price.map((amount) => Number(amount) - discount),
  );
  const told = (amount: Amount | undefined) => typeof amount === 'number' && reduced.includes(amount);
  const { upgrade, tradeIn, ...rest } = train;
  return furtherPrices(
    { ...rest, ...(told(upgrade) ? {} : { upgrade }), ...(told(tradeIn) ? {} : { tradeIn }) },
    look,
  ).map(({ content }) => content);
};

/** A text that speaks of trading trains in says what they are worth. */
const TRADING = /\btrad(?:e|ed|es|ing)\b/i;

/** Such as `$300 less for a 4, 5 or 6`. */
const discountLines = (train: Train | undefined, phases: readonly Phase[], look: Look): readonly string[] => {
  const texts = [train?.description ?? '', ...phases.flatMap(({ notes }) => notes)];
  if (texts.some((text) => TRADING.test(text))) return [];
  const names = new Map<number, string[]>();
  for (const [name, discount] of train?.discounts ?? [])
    names.set(discount, [...(names.get(discount) ?? []), name]);
  return [...names].map(([discount, all]) => {
    const trains = all.length === 1 ? all[0] : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
    return `${look.money(discount, 'train')} less for a ${trains}`;
  });
};

const distinct = (lines: readonly string[]): readonly string[] => [...new Set(lines)];

/** For whom a phase holds, where it does not hold for all. */
const whose = ({ minor, company }: Phase): string =>
  company !== undefined ? `${company}: ` : minor ? 'Minors: ' : '';

/** What phases say, by the line that says it: first what holds for all, then what is otherwise for minors or one company. */
const forEach = (
  phases: readonly Phase[],
  read: (phase: Phase) => string | undefined,
): ReadonlyMap<string, string> => {
  const values = phases.flatMap((phase) => {
    const value = read(phase);
    return value === undefined ? [] : [{ whose: whose(phase), value }];
  });
  const general = values.filter(({ whose }) => whose === '');
  const others = values.filter(
    ({ whose, value }) => whose !== '' && !general.some((one) => one.value === value),
  );
  return new Map([...general, ...others].map(({ whose, value }) => [whose + value, value]));
};

/** The roster: price, number, what each train removes, limit, tiles and notes (87.3). */
export const trainTable = (game: Game, look: Look): Table => {
  const rows = rowsOf(game);
  const columns = COLUMNS.filter(({ cell, says }) =>
    rows.some((row) => says?.(row) ?? cell(row, look).lines.some((line) => line !== '')),
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
      fate: fateOf(train, trains),
      pointer: at('/trains', index),
    }),
  ),
  ...phases.flatMap((phase, index): readonly Row[] =>
    phase.trains.length > 0
      ? []
      : [{ phases: [phase], begins: [phase], ends: [], fate: [], pointer: at('/phases', index) }],
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
            .filter(({ train }) => meant(train, trains) === name)
            .map(({ position }) => {
              const remarks = [
                ...(WORDS[tag.kind] === '' ? [] : [WORDS[tag.kind]]),
                ...(position === undefined ? [] : [`by the ${ordinal(position)}`]),
              ];
              return remarks.length === 0 ? other.name : `${other.name} (${remarks.join(', ')})`;
            }),
    ),
  );

/** Ends of a train that no train answers, as its card says them; that it has none, where others have. */
const fateOf = ({ tags }: Train, trains: readonly Train[]): readonly string[] =>
  tags.flatMap((tag) => {
    if (tag.kind === 'permanent') return trains.some(isEnded) ? [tag.text] : [];
    const lost = tag.by.filter(({ train }) => meant(train, trains) === undefined);
    return lost.length === 0 ? [] : [`${tag.text} ${lost.map(eventText).join(', ')}`];
  });

const isEnded = ({ tags }: Train): boolean => tags.some(({ kind }) => kind !== 'permanent');

const meant = (name: TrainEvent['train'], trains: readonly Train[]): string | undefined =>
  trainMeantBy(
    name,
    trains.map((train) => train.name),
  );
