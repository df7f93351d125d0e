import { asText, get, type Json } from '../json.ts';
import { draft, draftEntries, fieldValue, finishDraft, setAfter } from './draft.ts';
import { PLACES } from './places.ts';
import type { UpgradeRule } from './rule.ts';

/** Wording of notes on train cards (10.10), and the fields that replace them. */
const EVENTS = [
  { words: /^phased out by (.+)$/i, field: 'phased' },
  { words: /^obsoleted by (.+)$/i, field: 'obsolete' },
  { words: /^rusted by (.+)$/i, field: 'rust' },
] as const;

/**
 * Matches the end of a train followed by other text: `Rusted by 4. Skips towns` or `Permanent, cannot be
 * sold`.
 */
const ENDING_AND_MORE =
  /^(permanent|(?:phased out|obsoleted|rusted) by [^.;]+?)(?:[.;] |(?<=permanent), )(.+)$/i;

/** Default colour of the note on a permanent train. */
const PERMANENT_COLOR = 'yellow';

const ORDINAL = /^(\d{1,3})(?:st|nd|rd|th) (.+)$/;

/**
 * `info` contained the coloured notes of a train card, each `{ note, color }`. A note about an event becomes
 * that event, which has its own colour; any other note becomes text on the card.
 */
export const trainInfo: UpgradeRule = {
  name: 'train-info',
  at: PLACES.trains,
  apply: (fields) => {
    const info = fields.get('info');
    if (!info) return [];
    const items = draftEntries(info).map((item) => finishDraft(item));
    const notes = items.map(noteOf);
    if (!notes.every((note) => note !== undefined)) return [];
    const replacements: string[] = [];
    const rest: string[] = [];
    for (const [i, note] of notes.entries()) {
      const [, end = note, more] = ENDING_AND_MORE.exec(note) ?? [];
      const words = more === undefined ? [] : [more];
      const add = (field: string, value: Json) => {
        setAfter(fields, 'info', field, draft(value, info.written));
        replacements.push(`\`${field}\``);
      };
      const event = eventOf(end);
      if (/^permanent$/i.test(end)) {
        // A train without any end is permanent by default.
        const color = asText(get(items[i], 'color'));
        if (color && color !== PERMANENT_COLOR && !fields.has('permanentColor')) add('permanentColor', color);
      } else if (event && !fields.has(event.field)) add(event.field, event.value);
      else if (!event || !isEqual(event.value, fieldValue(fields, event.field))) words.unshift(end);
      rest.push(...words);
    }
    if (rest.length > 0) {
      const description = [asText(fieldValue(fields, 'description')) ?? '', ...rest].filter(
        (text) => text !== '',
      );
      const written = fields.get('description')?.written ?? info.written;
      setAfter(fields, 'info', 'description', draft(inSentences(description), written));
      replacements.push('`description`');
    }
    fields.delete('info');
    const today =
      replacements.length > 0
        ? `now written as ${[...new Set(replacements)].join(' and ')}`
        : 'no longer needed';
    return [{ written: info.written, message: `\`info\` of a train is ${today}.` }];
  },
};

/** Joins notes, with a full stop between them. */
const inSentences = (notes: readonly string[]): string =>
  notes.map((note, i) => (i < notes.length - 1 && !/[.!?;:]$/.test(note) ? `${note}.` : note)).join(' ');

const noteOf = (item: Json): string | undefined => (asText(item) ?? asText(get(item, 'note')))?.trim();

function eventOf(note: string): { readonly field: string; readonly value: Json } | undefined {
  for (const { words, field } of EVENTS) {
    const [, trains] = words.exec(note) ?? [];
    if (trains !== undefined) return { field, value: readEvent(trains) };
  }
  return undefined;
}

const isEqual = (a: Json, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Parses `4`, `2nd 4` or several of them, comma-separated. */
function readEvent(text: string): Json {
  const items = text.split(',').map((part): Json => {
    const name = part.trim();
    const [, index, on] = ORDINAL.exec(name) ?? [];
    return index !== undefined && on !== undefined && Number(index) >= 2
      ? { on, index: Number(index) }
      : name;
  });
  return items.length === 1 ? items[0]! : items;
}
