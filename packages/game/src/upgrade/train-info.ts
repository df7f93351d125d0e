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
    const notes = draftEntries(info).map((item) => noteOf(finishDraft(item)));
    if (!notes.every((note) => note !== undefined)) return [];
    const told: string[] = [];
    const rest: string[] = [];
    for (const note of notes) {
      const [, end = note, more] = ENDING_AND_MORE.exec(note) ?? [];
      if (more !== undefined) rest.push(more);
      // A train that nothing ends is permanent without saying so.
      if (/^permanent$/i.test(end)) continue;
      const event = eventOf(end);
      if (event && !fields.has(event.field)) {
        setAfter(fields, 'info', event.field, draft(event.value, info.written));
        told.push(`\`${event.field}\``);
      } else if (!event || !isEqual(event.value, fieldValue(fields, event.field))) rest.push(end);
    }
    if (rest.length > 0) {
      const description = [asText(fieldValue(fields, 'description')) ?? '', ...rest].filter(
        (text) => text !== '',
      );
      const written = fields.get('description')?.written ?? info.written;
      setAfter(fields, 'info', 'description', draft(description.join(' '), written));
      told.push('`description`');
    }
    fields.delete('info');
    const today = told.length > 0 ? ` as ${[...new Set(told)].join(' and ')}` : ' by leaving it out';
    return [{ written: info.written, message: `What \`info\` says of a train is now written${today}.` }];
  },
};

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
