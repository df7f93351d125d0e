import { type Train, type TrainEnd, trainMeantBy } from './cards/train.ts';
import { type TrainEvent, trainEvents } from './cards/train-event.ts';
import { asList, isObject, type Json } from './json.ts';
import {
  anything,
  define,
  either,
  flag,
  integer,
  list,
  object,
  readText,
  referenceTo,
  string,
} from './schema/field.ts';
import { readFields, type Values } from './schema/reader.ts';
import { Type } from './schema/type.ts';
import { amount, asLines, color, lines } from './schema/values.ts';

const eventFields = {
  closeCompanies: flag('Adds the note that private companies close.', { default: false }),
  removeTokens: flag('Adds the note that private tokens are removed.', { default: false }),
  close_companies: anything('Old; write `closeCompanies`.', { deprecated: true }),
  remove_tokens: anything('Old; write `removeTokens`.', { deprecated: true }),
};

/** Events of a phase. Additional keys are for other programs. */
const events = object(eventFields, 'Events of the phase, by name.', { additionalProperties: true });

/** Train names, one or more. */
const trainNames = (sentence: string) =>
  either(
    [referenceTo('train'), Type.Number(), list(Type.Union([referenceTo('train'), Type.Number()]), sentence)],
    sentence,
    { read: asLines },
  );

const phaseFields = {
  limit: amount('Train limit, as written: a number, several separated by `/`, or `∞`.', { read: readText }),
  tiles: color('Colour of the tiles that may be laid, from the map colours.'),
  name: amount(
    'Name of the phase. Without `train`, also the name of its train, or of several separated by `/`.',
    { read: readText },
  ),
  phase: amount('Entry in the column Phase. Default: none.', { read: readText }),
  train: trainNames('Trains of the phase. Default: the train called `name`.'),
  minor: flag('Shows the phase only on the charters of minors; other phases are only on those of majors.', {
    default: false,
  }),
  company: string('Abbreviation of the only company whose charter shows the phase. Default: all.', {
    refersTo: 'company',
  }),
  notes: lines('Notes, one line each. Default: none.'),
  buyCompanies: flag('Adds the note that private companies may be purchased.', { default: false }),
  events,
  rounds: integer('Number of operating rounds in the phase; not drawn.', { minimum: 0 }),
  on: trainEvents('Trains that start the phase; not drawn.'),
  buy_companies: anything('Old; write `buyCompanies`.', { deprecated: true }),
  number: anything('Old; write `name`, or the `quantity` of the train.', { deprecated: true }),
  price: anything('Old; write the `price` of the train.', { deprecated: true }),
  rust: anything('Old; write `rust` in the trains that rust.', { deprecated: true }),
  rusts: anything('Old; write `rust` in the trains that rust.', { deprecated: true }),
};

export const phaseSchema = define(
  'Phase',
  object(phaseFields, 'A phase of the game, which is a row of the phase chart.', {
    required: ['limit', 'tiles'],
    anyOf: [{ required: ['name'] }, { required: ['train'] }, { required: ['number'] }],
  }),
);

/** A row of the phase chart (10.11, 60.7), with the trains it introduces and those it removes. */
export interface Phase {
  readonly name?: string;
  /** The column Phase, which few games use. */
  readonly phase?: string;
  readonly limit?: string;
  /** Colour name of the tiles that may be laid. */
  readonly tiles?: string;
  /** Written notes, then those that follow from the phase's events. */
  readonly notes: readonly string[];
  /** Whether the row is for charters of minors instead of majors. */
  readonly minor: boolean;
  /** Key of the only company whose charter shows the row. */
  readonly company?: string;
  /** Whether the file sets `train`, which the column Train depends on (60.7.3). */
  readonly namesTrains: boolean;
  /** In the order of the game's trains, like the lists below. */
  readonly trains: readonly Train[];
  readonly ends: Readonly<Record<TrainEnd, readonly RemovedTrain[]>>;
  /** The events that start the phase, and its operating rounds; neither is drawn. */
  readonly on: readonly TrainEvent[];
  readonly rounds?: number;
}

/**
 * A train that a phase removes, and the train of the phase that removes it, which is not always the first of
 * its kind.
 */
export interface RemovedTrain {
  readonly train: Train;
  readonly by: TrainEvent;
}

export const resolvePhases = (json: Json | undefined, trains: readonly Train[]): readonly Phase[] => {
  const known = indexTrains(trains);
  return asList(json)
    .filter((entry) => isObject(entry))
    .map((entry) => {
      const { name, phase, limit, tiles, train, minor, company, on, rounds, ...values } = readFields(
        phaseFields,
        entry,
      );
      const names = (train.length > 0 ? train : [name ?? '']).flatMap((name) => trainsNamed(name, known));
      const removedBy = (kind: TrainEnd) =>
        inOrder(names, known[kind]).map(({ train, by }) => ({ train, by }));
      return {
        name,
        phase,
        limit,
        tiles,
        notes: [...values.notes, ...addedNotes(values)],
        minor,
        company,
        namesTrains: train.length > 0,
        trains: inOrder(names, known.named).map(({ train }) => train),
        ends: { phased: removedBy('phased'), obsolete: removedBy('obsolete'), rust: removedBy('rust') },
        on,
        rounds,
      };
    });
};

const addedNotes = ({
  buyCompanies,
  events,
}: Pick<Values<typeof phaseFields>, 'buyCompanies' | 'events'>): readonly string[] => {
  const { closeCompanies, removeTokens } = readFields(eventFields, events);
  return [
    ...(buyCompanies ? ['Private companies may be purchased.'] : []),
    ...(closeCompanies ? ['Private companies close.'] : []),
    ...(removeTokens ? ['Private tokens removed.'] : []),
  ];
};

/** A train and its index in the game. */
interface Entry {
  readonly train: Train;
  readonly position: number;
}

/** Trains by name, and by the names of the trains that remove them. */
type Index = Readonly<
  Record<'named', ReadonlyMap<string, readonly Entry[]>> &
    Record<TrainEnd, ReadonlyMap<string, readonly (Entry & RemovedTrain)[]>>
>;

const indexTrains = (trains: readonly Train[]): Index => {
  const index = { named: new Map(), phased: new Map(), obsolete: new Map(), rust: new Map() };
  const add = <E>(map: Map<string, E[]>, name: string, entry: E) => {
    const entries = map.get(name);
    if (entries === undefined) map.set(name, [entry]);
    else entries.push(entry);
  };
  const names = trains.flatMap(({ name, inPhaseChart }) => (inPhaseChart ? [name] : []));
  trains.forEach((train, position) => {
    if (!train.inPhaseChart) return;
    add(index.named, train.name, { train, position });
    for (const tag of train.tags) {
      if (tag.kind === 'permanent') continue;
      for (const by of tag.by)
        add(index[tag.kind], trainMeantBy(by.train, names) ?? by.train, { train, position, by });
    }
  });
  return index;
};

/** Names of trains in a phase name; `4/4E` means two unless a train has exactly that name. */
const trainsNamed = (name: string, { named }: Index): readonly string[] => {
  const several = name.split('/').map((part) => part.trim());
  if (!named.has(name) && several.every((part) => named.has(part))) return several;
  return [trainMeantBy(name, named.keys()) ?? name];
};

/** Each train once, in the order of the game. */
const inOrder = <E extends Entry>(
  names: readonly string[],
  index: ReadonlyMap<string, readonly E[]>,
): readonly E[] => {
  const entries = new Map<Train, E>();
  for (const entry of names.flatMap((name) => index.get(name) ?? []))
    if (!entries.has(entry.train)) entries.set(entry.train, entry);
  return [...entries.values()].sort((a, b) => a.position - b.position);
};
