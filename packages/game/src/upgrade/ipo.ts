import { asText, isObject, type Json } from '../json.ts';
import {
  type Draft,
  type DraftFields,
  draft,
  draftEntries,
  draftFieldsOf,
  draftList,
  draftObject,
  finishDraft,
} from './draft.ts';
import { PLACES } from './places.ts';
import { appendTo, type UpgradeRule } from './rule.ts';

/**
 * `ipo` requested a sheet for unsold shares, or contained its notes. It is now one of the game's pools
 * (10.12), so it becomes the pool `IPO` with the same notes.
 */
export const ipo: UpgradeRule = {
  name: 'ipo',
  at: PLACES.root,
  apply: (file) => {
    const thing = file.get('ipo');
    if (!thing) return [];
    const requested = isRequested(finishDraft(thing));
    if (requested) appendTo(file, 'pools', 'ipo', [poolOf(thing)]);
    else file.delete('ipo');
    const today = requested ? 'is now a pool named IPO in `pools`' : 'has no effect and is now omitted';
    return [{ written: thing.written, message: `\`ipo\` ${today}.` }];
  },
};

const isRequested = (value: Json): boolean =>
  value !== false && value !== null && value !== 'false' && value !== '';

/** Values that only request the sheet: `true`, and the default share type. */
const NO_NOTES: readonly Json[] = ['true', 'default'];

function poolOf(thing: Draft): Draft {
  const { written } = thing;
  const name = draft('IPO', written);
  const own = draftFieldsOf(thing);
  if (own) return draftObject(own.has('name') ? own : new Map([['name', name], ...own]), written);
  const fields: DraftFields = new Map([['name', name]]);
  const notes = draftEntries(thing).filter((item) => {
    const value = finishDraft(item);
    return typeof value !== 'boolean' && !NO_NOTES.includes(value);
  });
  if (notes.length > 0) fields.set('notes', draftList(notes.map(noteOf), written));
  return draftObject(fields, written);
}

function noteOf(item: Draft): Draft {
  const value = finishDraft(item);
  const text = asText(value);
  if (isObject(value) || text === undefined) return item;
  return draftObject(new Map([['note', draft(text, item.written)]]), item.written);
}
