import type { Train, TrainEnd } from './cards/train.ts';
import { asTrainEvents, type TrainEvent } from './cards/train-event.ts';
import { asFlag, asList, asNumber, asText, get, isObject, type Json, truthy } from './json.ts';
import { asLines } from './lines.ts';

/** A row of the phase chart (10.11, 60.7) with the trains it brings and those it ends. */
export interface Phase {
  readonly name?: string;
  /** The column Phase, which few games use. */
  readonly phase?: string;
  readonly limit?: string;
  /** Colour name of the tiles that may be laid. */
  readonly tiles?: string;
  /** Written notes, then those that follow from what the phase allows. */
  readonly notes: readonly string[];
  /** The row is for charters of minors; others are for majors. */
  readonly minor: boolean;
  /** Key of the only company whose charter shows the row. */
  readonly company?: string;
  /** Whether the file names the trains itself; the column Train depends on it (60.7.3). */
  readonly namesTrains: boolean;
  /** In the order of the game's trains, as the lists below. */
  readonly trains: readonly Train[];
  readonly ends: Readonly<Record<TrainEnd, readonly Train[]>>;
  /** What begins the phase, and its operating rounds; neither is drawn. */
  readonly on: readonly TrainEvent[];
  readonly rounds?: number;
}

export const resolvePhases = (json: Json | undefined, trains: readonly Train[]): readonly Phase[] => {
  const known = indexTrains(trains);
  return asList(json)
    .filter((entry) => isObject(entry))
    .map((entry) => {
      const text = (key: string) => truthy(asText(get(entry, key)));
      const named = asLines(get(entry, 'train'));
      const name = text('name');
      const names = named.length > 0 ? named : name === undefined ? [] : [name];
      const ended = (kind: TrainEnd) => inOrder(trains, names, known[kind]);
      return {
        name,
        phase: text('phase'),
        limit: text('limit'),
        tiles: text('tiles'),
        notes: [...asLines(get(entry, 'notes')), ...addedNotes(entry)],
        minor: asFlag(get(entry, 'minor')) ?? false,
        company: text('company'),
        namesTrains: named.length > 0,
        trains: inOrder(trains, names, known.named),
        ends: { phased: ended('phased'), obsolete: ended('obsolete'), rust: ended('rust') },
        on: asTrainEvents(get(entry, 'on')),
        rounds: asNumber(get(entry, 'rounds')),
      };
    });
};

const addedNotes = (json: Json): readonly string[] => {
  const events = get(json, 'events');
  const notes: readonly (readonly [Json | undefined, string])[] = [
    [get(json, 'buy_companies'), 'Private companies may be purchased.'],
    [get(events, 'close_companies'), 'Private companies close.'],
    [get(events, 'remove_tokens'), 'Private tokens removed.'],
  ];
  return notes.filter(([switched]) => asFlag(switched) === true).map(([, note]) => note);
};

/** Positions of trains by their own name, and by the names of the trains that end them. */
type Index = Readonly<Record<TrainEnd | 'named', ReadonlyMap<string, readonly number[]>>>;

const indexTrains = (trains: readonly Train[]): Index => {
  const index = { named: new Map(), phased: new Map(), obsolete: new Map(), rust: new Map() };
  const add = (map: Map<string, number[]>, name: string, position: number) => {
    const positions = map.get(name);
    if (positions === undefined) map.set(name, [position]);
    else positions.push(position);
  };
  trains.forEach((train, position) => {
    if (!train.inPhaseChart) return;
    add(index.named, train.name, position);
    for (const tag of train.tags) {
      if (tag.kind === 'permanent') continue;
      for (const { train: ending } of tag.by) add(index[tag.kind], ending, position);
    }
  });
  return index;
};

const inOrder = (
  trains: readonly Train[],
  names: readonly string[],
  index: ReadonlyMap<string, readonly number[]>,
): readonly Train[] => {
  const positions = new Set(names.flatMap((name) => index.get(name) ?? []));
  return [...positions].sort((a, b) => a - b).flatMap((position) => trains[position] ?? []);
};
