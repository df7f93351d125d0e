import { asList, asText, get, type Json } from '../json.ts';
import {
  type Draft,
  type DraftFields,
  draft,
  draftEntries,
  draftFieldsOf,
  fieldValue,
  finishDraft,
  rekey,
  setAfter,
} from './draft.ts';
import { PLACES } from './places.ts';
import type { Change, UpgradeRule } from './rule.ts';

/** A column of the phase chart that phases used to set; the chart now uses the trains (60.7.3). */
interface Cell {
  readonly key: string;
  /** Moves the value to the trains. Returns `false` if they differ or do not exist. */
  readonly give: (value: Draft, phase: DraftFields, fleet: Fleet) => boolean;
}

/** Trains by name. */
type Fleet = ReadonlyMap<string, DraftFields>;

const cells: readonly Cell[] = [
  { key: 'number', give: giveTo('quantity') },
  { key: 'price', give: giveTo('price') },
  { key: 'rust', give: rust },
  { key: 'rusts', give: rust },
];

/** The name of a phase without a name used to be its number. */
export const phaseNumber: UpgradeRule = nameless('phase-number', 'number');
/** `phase` has its own column (60.7.3), but a phase must have a name or a train (10.11). */
export const phasePhase: UpgradeRule = nameless('phase-name', 'phase');

/** Applies to the whole file, because the rules for cells look up trains by phase name. */
function nameless(name: string, key: string): UpgradeRule {
  return {
    name,
    at: PLACES.root,
    apply: (file) =>
      phasesOf(file).flatMap((phase) => {
        const thing = phase.get(key);
        const text = asText(fieldValue(phase, key));
        if (!thing || text === undefined || phase.has('name') || phase.has('train')) return [];
        rekey(phase, key, 'name', draft(text, thing.written));
        return [{ written: thing.written, message: `\`${key}\` of a phase is now spelt \`name\`.` }];
      }),
  };
}

export const phaseCells: UpgradeRule = {
  name: 'phase-cell',
  at: PLACES.root,
  apply: (file) => {
    const fleet = fleetOf(file);
    return phasesOf(file).flatMap((phase) => cells.flatMap((cell) => moveCell(cell, phase, fleet)));
  },
};

const phasesOf = (file: DraftFields): readonly DraftFields[] =>
  draftEntries(file.get('phases')).flatMap((entry) => draftFieldsOf(entry) ?? []);

/**
 * Removes a value that no train can use: the chart shows the trains' values, and a note would contradict
 * them.
 */
function moveCell({ key, give }: Cell, phase: DraftFields, fleet: Fleet): readonly Change[] {
  const thing = phase.get(key);
  const texts = thing && textsOf(finishDraft(thing));
  if (!thing || !texts || texts.length === 0) return [];
  const given = give(thing, phase, fleet);
  phase.delete(key);
  const today = given
    ? 'now set on the train'
    : `no longer used: the phase chart uses the trains, which do not have "${texts.join('/')}"`;
  return [{ written: thing.written, message: `\`${key}\` of a phase is ${today}.` }];
}

function fleetOf(file: DraftFields): Fleet {
  const fleet = new Map<string, DraftFields>();
  for (const entry of draftEntries(file.get('trains'))) {
    const train = draftFieldsOf(entry);
    const name = train && asText(fieldValue(train, 'name'));
    if (train && name !== undefined && !fleet.has(name)) fleet.set(name, train);
  }
  return fleet;
}

/** Names of the trains that a phase introduces (10.11). */
const trainsOf = (phase: DraftFields): readonly string[] =>
  textsOf(fieldValue(phase, phase.has('train') ? 'train' : 'name') ?? null) ?? [];

function giveTo(field: string): Cell['give'] {
  return (value, phase, fleet) => {
    const own = trainsOf(phase).flatMap((name) => fleet.get(name) ?? []);
    const says = asText(finishDraft(value));
    if (own.length === 0 || says === undefined) return false;
    if (!own.every((train) => !train.has(field) || asText(fieldValue(train, field)) === says)) return false;
    for (const train of own) if (!train.has(field)) setAfter(train, 'name', field, value);
    return true;
  };
}

/** Makes the named trains rust at the trains that this phase introduces. */
function rust(value: Draft, phase: DraftFields, fleet: Fleet): boolean {
  const by = trainsOf(phase);
  const known = new Set(by);
  const ended = (textsOf(finishDraft(value)) ?? []).map((name) => fleet.get(name));
  const agree = (train: DraftFields | undefined): train is DraftFields =>
    train !== undefined && (!train.has('rust') || namesAny(fieldValue(train, 'rust') as Json, known));
  if (by.length === 0 || ended.length === 0 || !ended.every(agree)) return false;
  for (const train of ended)
    if (!train.has('rust'))
      setAfter(train, 'name', 'rust', draft(by.length === 1 ? by[0]! : by, value.written));
  return true;
}

/** Whether an event (10.10) names one of these trains. */
const namesAny = (event: Json, names: ReadonlySet<string>): boolean =>
  asList(event).some((item) => names.has(asText(get(item, 'on') ?? item) ?? ''));

/** Reads one or more names, also comma-separated. Returns `undefined` for any other value. */
function textsOf(value: Json): readonly string[] | undefined {
  const texts = asList(value).map((item) => asText(item));
  if (!texts.every((text) => text !== undefined)) return undefined;
  return texts.flatMap((text) => text.split(',').map((part) => part.trim())).filter((text) => text !== '');
}

/**
 * A limit as a string: one number, or several for different company types, with a dash for none (`3/2/-`).
 */
export const phaseLimit: UpgradeRule = {
  name: 'phase-limit',
  at: PLACES.phases,
  apply: (fields) => {
    const thing = fields.get('limit');
    const limit = fieldValue(fields, 'limit');
    if (!thing || typeof limit !== 'string') return [];
    const today = limitOf(limit);
    if (today === limit) return [];
    fields.set('limit', draft(today, thing.written));
    const why = typeof today === 'number' ? 'without quotes' : 'with 0 for no trains';
    return [{ written: thing.written, message: `Limit \`${limit}\` is now written ${today}, ${why}.` }];
  },
};

function limitOf(limit: string): Json {
  const parts = limit.split('/').map((part) => part.trim());
  if (parts.length === 1) return /^\d{1,9}$/.test(parts[0]!) ? Number(parts[0]) : limit;
  const numbers = parts.map((part) => (/^[-–—]$/.test(part) ? '0' : part));
  const readable = numbers.every((part) => /^\d+$/.test(part));
  return readable && numbers.some((part, i) => part !== parts[i]) ? numbers.join('/') : limit;
}
