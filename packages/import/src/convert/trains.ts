import type { Json } from '@platelayer/game';
import { colorName } from '../notation/colors.ts';
import type { ImportReport } from '../report.ts';
import {
  asLine,
  asList,
  asMap,
  asNumber,
  asText,
  field,
  listField,
  numberField,
  textField,
} from '../ruby/read.ts';
import { isTrue, RubyHash, symbol, type Value } from '../ruby/value.ts';
import { table } from '../table.ts';
import type { TitleData } from '../title-data.ts';
import { compact, type JsonDraft, plainOf, words } from './json.ts';

/** Converts trains and phases, which need each other (85.12). */
export const trainsAndPhases = (
  { trains, phases, trainCount, constant }: TitleData,
  colors: Map<string, string>,
  report: ImportReport,
): { readonly trains?: JsonDraft[]; readonly phases?: JsonDraft[] } => {
  const texts = { status: asMap(constant('STATUS_TEXT')), events: asMap(constant('EVENTS_TEXT')) };
  const context: Context = { trains: trains ?? [], phases: phases ?? [], trainCount, texts, colors, report };
  return {
    ...(trains ? { trains: trainsOf(context) } : {}),
    ...(phases ? { phases: context.phases.map((phase, index) => phaseOf(phase, index, context)) } : {}),
  };
};

interface Context {
  readonly trains: readonly Value[];
  readonly phases: readonly Value[];
  readonly trainCount: TitleData['trainCount'];
  readonly texts: { readonly status: RubyHash; readonly events: RubyHash };
  readonly colors: Map<string, string>;
  readonly report: ImportReport;
}

const nameOf = (train: Value): string => textField(train, 'name') ?? '?';

const trainsOf = (context: Context): JsonDraft[] => {
  const { trains, report } = context;
  const made: JsonDraft[] = [];
  const names = new Set(trains.flatMap((train) => [train, ...listField(train, 'variants')]).map(nameOf));
  let color = newestTile(context.phases[0], context) ?? 'yellow';
  for (const train of trains) {
    const name = nameOf(train);
    color = phaseColor(name, context) ?? color;
    const fields = { ...trainFields(train, names, context), color, ...quantityOf(train, name, context) };
    made.push(inOrder(fields));
    for (const variant of listField(train, 'variants')) {
      const other = nameOf(variant);
      if (other === name) continue;
      const own = RubyHash.of([...asMap(train).entries(), ...asMap(variant).entries()]);
      report.at(`train ${other}`, 'changed', `is the same card as train ${name} at a different price`);
      made.push(
        inOrder({
          ...trainFields(own, names, context),
          color,
          ...quantityOf(train, name, context),
          phase: false,
          variant: `or ${name}`,
        }),
      );
    }
  }
  return made;
};

const ORDER = ['name', 'quantity', 'print', 'color', 'price', 'description', 'rust', 'obsolete'];

const inOrder = (train: JsonDraft): JsonDraft =>
  Object.fromEntries(
    Object.entries(train).toSorted(
      ([a], [b]) => (ORDER.indexOf(a) + 1 || ORDER.length + 1) - (ORDER.indexOf(b) + 1 || ORDER.length + 1),
    ),
  );

const PRINTED_OF_MANY = 6;

const quantityOf = (train: Value, name: string, { trainCount, report }: Context): JsonDraft => {
  const num = field(train, 'num');
  const count = num === null ? trainCount(train) : asNumber(num);
  if (count !== undefined && count < NO_LIMIT) return { quantity: Math.max(0, Math.round(count)) };
  if (count !== undefined || num !== null) return { quantity: '∞', print: PRINTED_OF_MANY };
  report.at(`train ${name}`, 'computed', 'the number of cards could not be evaluated, so one is used');
  return { quantity: 1 };
};

const trainFields = (train: Value, names: ReadonlySet<string>, context: Context): JsonDraft => {
  const known = (key: string): Json | undefined => {
    const listed = asList(field(train, key)).flatMap((name) => asText(name) ?? []);
    const there = listed.filter((name) => names.has(name));
    for (const name of listed)
      if (!names.has(name))
        context.report.at(`train ${nameOf(train)}`, 'dropped', `there is no train ${name}`);
    return there.length > 1 ? there : there[0];
  };
  const discount = asMap(field(train, 'discount'));
  return compact({
    name: nameOf(train),
    price: asNumber(field(train, 'price')),
    description: distanceText(field(train, 'distance')),
    rust: known('rusts_on'),
    obsolete: known('obsolete_on'),
    available: availableFrom(textField(train, 'available_on'), names, context),
    discount: discount.size > 0 ? plainOf(discount) : undefined,
  });
};

/** The train that starts the phase from which a train is on sale. */
const availableFrom = (
  phase: string | undefined,
  names: ReadonlySet<string>,
  { phases }: Context,
): string | undefined => {
  if (phase === undefined) return undefined;
  const found = phases.find((entry) => textField(entry, 'name') === phase);
  const [train] = trainsOfPhase(found ?? null);
  const name = train?.name ?? phase;
  return names.has(name) ? name : undefined;
};

const NO_LIMIT = 99;

const PLURALS = table<readonly [string, string]>({
  city: ['city', 'cities'],
  town: ['town', 'towns'],
  pass: ['pass', 'passes'],
  halt: ['halt', 'halts'],
  offboard: ['off-board area', 'off-board areas'],
});

/** Describes a range given by kinds of stops. */
const distanceText = (distance: Value): string | undefined => {
  if (!Array.isArray(distance)) return undefined;
  const parts = distance.map((entry) => {
    const pay = numberField(entry, 'pay') ?? numberField(entry, 'visit') ?? 0;
    const visit = numberField(entry, 'visit') ?? pay;
    const multiplier = numberField(entry, 'multiplier') ?? 1;
    const many = pay !== 1;
    const kinds = listField(entry, 'nodes').map((node) => {
      const word = asText(node) ?? '';
      return PLURALS.get(word)?.[many ? 1 : 0] ?? word;
    });
    const listed =
      kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}` : (kinds[0] ?? 'stops');
    if (pay === 0) return visit > 0 ? `${listed} pay nothing` : '';
    const count = pay >= NO_LIMIT ? `any number of ${listed}` : `${pay} ${listed}`;
    const seen = visit > pay ? (visit >= NO_LIMIT ? ' of any number visited' : ` of ${visit} visited`) : '';
    return `${count}${pay >= NO_LIMIT ? '' : seen}${multiplier > 1 ? ` × ${multiplier}` : ''}`;
  });
  const text = parts.filter((part) => part !== '').join(', ');
  return text === '' ? undefined : text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** Trains that start a phase. `4-2` is the third 4-train, because copies count from 0. */
const trainsOfPhase = (phase: Value): { readonly name: string; readonly index?: number }[] =>
  listField(phase, 'on').flatMap((train) => {
    const text = asText(train);
    // An empty string may say that no train starts the first phase.
    if (!text) return [];
    const [, name, copy] = /^(.+)-(\d+)$/.exec(text) ?? [];
    return name === undefined ? [{ name: text }] : [{ name, index: Number(copy) + 1 }];
  });

const newestTile = (phase: Value | undefined, { colors }: Context): string | undefined => {
  const color = asText(listField(phase, 'tiles').at(-1));
  return color === undefined ? undefined : colorName(color, colors);
};

/** Tile colour of a phase. Default: that of the previous phase. */
const tilesFrom = (index: number, context: Context): string => {
  const stated = context.phases.slice(0, index + 1).findLast((phase) => listField(phase, 'tiles').length > 0);
  return newestTile(stated, context) ?? 'yellow';
};

/** Colour of the phase that a train starts. If it starts several, the last one that its first card leads to. */
const phaseColor = (train: string, context: Context): string | undefined => {
  const startedBy = (first: boolean) =>
    context.phases.findLastIndex((entry) =>
      trainsOfPhase(entry).some(({ name, index }) => name === train && (index === undefined) === first),
    );
  const index = startedBy(true) >= 0 ? startedBy(true) : startedBy(false);
  return index < 0 ? undefined : tilesFrom(index, context);
};

/** Events that have a field in our phases. */
const EVENTS = table({ close_companies: 'closeCompanies', remove_tokens: 'removeTokens' });

const phaseOf = (phase: Value, index: number, context: Context): JsonDraft => {
  const name = textField(phase, 'name') ?? String(index + 1);
  const starts = trainsOfPhase(phase);
  const [first] = index === 0 && starts.length === 0 ? firstTrain(context) : starts;
  const trains = starts.map((start) => start.name);
  const differs = trains.length > 1 || (first !== undefined && first.name !== name);
  const { limit, notes } = limitOf(field(phase, 'train_limit'));
  const rounds = numberField(phase, 'operating_rounds');
  if (rounds !== undefined) notes.push(`${rounds} operating ${rounds === 1 ? 'round' : 'rounds'}`);
  const events = new Set<string>();
  const add = (event: string) => {
    const known = EVENTS.get(event);
    if (known !== undefined) events.add(known);
    else notes.push(shortText(context.texts.events, event));
  };
  // In the older form the phase has both.
  let buys = isTrue(field(phase, 'buy_companies'));
  for (const [event, happens] of asMap(field(phase, 'events')).entries())
    if (isTrue(happens)) add(asText(event) ?? '');
  for (const word of listField(phase, 'status').flatMap((status) => asText(status) ?? [])) {
    if (word === 'can_buy_companies') buys = true;
    else notes.push(shortText(context.texts.status, word));
  }
  for (const train of trainsStarting(first === undefined ? trains : [first.name, ...trains], context))
    for (const event of listField(train, 'events')) {
      const type = textField(event, 'type');
      if (type === undefined || field(event, 'hidden') === true) continue;
      add(type);
    }
  return compact({
    name,
    train: differs && first !== undefined ? (trains.length > 1 ? trains : first.name) : undefined,
    on: first?.index === undefined ? undefined : { on: first.name, index: first.index },
    limit,
    tiles: tilesFrom(index, context),
    rounds,
    buyCompanies: buys ? true : undefined,
    events: events.size > 0 ? Object.fromEntries([...events].map((event) => [event, true])) : undefined,
    notes: notes.length > 0 ? [...new Set(notes)] : undefined,
  });
};

/** The first phase starts with the game and belongs to the first train. */
const firstTrain = ({ trains: [train] }: Context): { readonly name: string; readonly index?: number }[] =>
  train === undefined ? [] : [{ name: nameOf(train) }];

const trainsStarting = (names: readonly string[], { trains }: Context): Value[] =>
  trains.filter((train) => names.includes(nameOf(train)));

/** The first of the two strings that a title has for a word. */
const shortText = (texts: RubyHash, word: string): string => {
  const entry = texts.has(word) ? texts.get(word) : texts.get(symbol(word));
  return asLine(asList(entry)[0]) ?? words(word);
};

const limitOf = (limit: Value): { readonly limit: Json; readonly notes: string[] } => {
  if (limit instanceof RubyHash) {
    const entries = limit.entries();
    const kinds = entries.map(([kind]) => words(asText(kind) ?? '').toLowerCase());
    return {
      limit: entries.map(([, count]) => asText(count) ?? '0').join('/'),
      notes: [`Train limit: ${kinds.join(' / ')}`],
    };
  }
  const number = asNumber(limit) ?? 0;
  return { limit: number > 0 && number < NO_LIMIT ? number : '∞', notes: [] };
};
