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
  /** A column without text in any row is left out. */
  cell(row: Row, look: Look): TableCell;
  /** Whether the column is useful for a row. Default: whether the cell has text. */
  isUseful?(row: Row): boolean;
}

/** A train with the phases that name it, or a phase without trains. */
interface Row {
  readonly train?: Train;
  readonly phases: readonly Phase[];
  /** Phases of which it is the first train, so that notes appear once. */
  readonly begins: readonly Phase[];
  readonly ends: readonly string[];
  /** Events that remove the train and are not trains of the game, or a note that nothing does. */
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
    // A phase with the name of its train need not be named.
    isUseful: ({ phases, train }) =>
      phases.some(({ name, phase }) => train !== undefined && (phase ?? name ?? train.name) !== train.name),
  },
  {
    header: 'Price',
    align: 'right',
    cell: ({ train }, look) => ({
      lines: [...(train ? [...trainPrices(train, look), ...pricesWithoutDiscounts(train, look)] : [])],
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
    cell: ({ phases }) => ({ lines: [...valuesByLine(phases, ({ limit }) => limit).keys()] }),
  },
  {
    header: 'Tiles',
    align: 'center',
    cell: ({ phases }, look) => {
      const colors = valuesByLine(phases, ({ tiles }) => tiles);
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
                ownerPrefix(phase) === '' ||
                !begins.some((other) => ownerPrefix(other) === '' && other.notes.includes(note)),
            )
            .map((note) => ownerPrefix(phase) + note),
        ),
      ]),
    }),
  },
];

/** Further prices of a train, except those equal to its price minus a discount. */
const pricesWithoutDiscounts = (train: Train, look: Look): readonly string[] => {
  const reduced = train.discounts.flatMap(([, discount]) =>
    train.price.map((amount) => Number(amount) - discount),
  );
  const isDiscounted = (amount: Amount | undefined) => typeof amount === 'number' && reduced.includes(amount);
  const { upgrade, tradeIn, ...rest } = train;
  return furtherPrices(
    { ...rest, ...(isDiscounted(upgrade) ? {} : { upgrade }), ...(isDiscounted(tradeIn) ? {} : { tradeIn }) },
    look,
  ).map(({ content }) => content);
};

/** Texts that mention trading in trains already describe the discounts. */
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

/** Prefix for a phase that applies only to minors or to one company. */
const ownerPrefix = ({ minor, company }: Phase): string =>
  company !== undefined ? `${company}: ` : minor ? 'Minors: ' : '';

/** Values of phases by their line of text: first general values, then different ones for minors or one company. */
const valuesByLine = (
  phases: readonly Phase[],
  read: (phase: Phase) => string | undefined,
): ReadonlyMap<string, string> => {
  const values = phases.flatMap((phase) => {
    const value = read(phase);
    return value === undefined ? [] : [{ prefix: ownerPrefix(phase), value }];
  });
  const general = values.filter(({ prefix }) => prefix === '');
  const special = values.filter(
    ({ prefix, value }) => prefix !== '' && !general.some((each) => each.value === value),
  );
  return new Map([...general, ...special].map(({ prefix, value }) => [prefix + value, value]));
};

/** Table of trains: price, number, trains it removes, limit, tiles and notes (87.3). */
export const trainTable = (game: Game, look: Look): Table => {
  const rows = rowsOf(game);
  const columns = COLUMNS.filter(({ cell, isUseful }) =>
    rows.some((row) => isUseful?.(row) ?? cell(row, look).lines.some((line) => line !== '')),
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
      ends: trainsRemovedBy(train, trains),
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

/** Trains that the purchase of a train removes, with the kind of event and the position of the train. */
const trainsRemovedBy = ({ name }: Train, trains: readonly Train[]): readonly string[] =>
  trains.flatMap((other) =>
    other.tags.flatMap((tag) =>
      tag.kind === 'permanent'
        ? []
        : tag.by
            .filter(({ train }) => trainNamed(train, trains) === name)
            .map(({ position }) => {
              const details = [
                ...(WORDS[tag.kind] === '' ? [] : [WORDS[tag.kind]]),
                ...(position === undefined ? [] : [`by the ${ordinal(position)}`]),
              ];
              return details.length === 0 ? other.name : `${other.name} (${details.join(', ')})`;
            }),
    ),
  );

/** Events that remove a train and are not trains of the game, or "permanent" if other trains are removed. */
const fateOf = ({ tags }: Train, trains: readonly Train[]): readonly string[] =>
  tags.flatMap((tag) => {
    if (tag.kind === 'permanent') return trains.some(isEnded) ? [tag.text] : [];
    const unknown = tag.by.filter(({ train }) => trainNamed(train, trains) === undefined);
    return unknown.length === 0 ? [] : [`${tag.text} ${unknown.map(eventText).join(', ')}`];
  });

const isEnded = ({ tags }: Train): boolean => tags.some(({ kind }) => kind !== 'permanent');

const trainNamed = (name: TrainEvent['train'], trains: readonly Train[]): string | undefined =>
  trainMeantBy(
    name,
    trains.map((train) => train.name),
  );
