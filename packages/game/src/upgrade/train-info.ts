import { asText, get, type Json } from '../json.ts';
import { draft, draftEntries, fieldValue, finishDraft, setAfter } from './draft.ts';
import { PLACES } from './places.ts';
import type { UpgradeRule } from './rule.ts';

/** The words of the notes on a train card (10.10), and the field that says the same today. */
const EVENTS = [
  { words: /^phased out by (.+)$/i, field: 'phased' },
  { words: /^obsoleted by (.+)$/i, field: 'obsolete' },
  { words: /^rusted by (.+)$/i, field: 'rust' },
] as const;

/** `Rusted by 4. Skips towns` and `Permanent, cannot be sold`: what ends the train, and something else. */
const ENDING_AND_MORE =
  /^(permanent|(?:phased out|obsoleted|rusted) by [^.;]+?)(?:[.;] |(?<=permanent), )(.+)$/i;

/** The one that the note on a permanent train has by itself. */
const PERMANENT_COLOR = 'yellow';

const ORDINAL = /^(\d{1,3})(?:st|nd|rd|th) (.+)$/;

/**
 * `info` held the coloured notes of a train card, each `{ note, color }`. A note that tells an event
 * becomes that event, which colours itself; any other becomes text on the card.
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
    const told: string[] = [];
    const rest: string[] = [];
    for (const [i, note] of notes.entries()) {
      const [, end = note, more] = ENDING_AND_MORE.exec(note) ?? [];
      const words = more === undefined ? [] : [more];
      const add = (field: string, value: Json) => {
        setAfter(fields, 'info', field, draft(value, info.written));
        told.push(`\`${field}\``);
      };
      const event = eventOf(end);
      if (/^permanent$/i.test(end)) {
        // A train that nothing ends is permanent without saying so.
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
      told.push('`description`');
    }
    fields.delete('info');
    const today = told.length > 0 ? ` as ${[...new Set(told)].join(' and ')}` : ' by leaving it out';
    return [{ written: info.written, message: `What \`info\` says of a train is now written${today}.` }];
  },
};

/** Several notes one after the other, each ended by a full stop before the next. */
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

/** `4`, `2nd 4` or several of them, joined by commas. */
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
