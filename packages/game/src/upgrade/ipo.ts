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
 * `ipo` asked for a sheet for the shares not yet sold, or held its notes. That is one of the game's
 * pools (10.12), so it becomes the pool `IPO`, with all that the file says of it.
 */
export const ipo: UpgradeRule = {
  name: 'ipo',
  at: PLACES.root,
  apply: (file) => {
    const thing = file.get('ipo');
    if (!thing) return [];
    const wanted = isWanted(finishDraft(thing));
    if (wanted) appendTo(file, 'pools', 'ipo', [poolOf(thing)]);
    else file.delete('ipo');
    const today = wanted ? 'is now a pool named IPO in `pools`' : 'is now left out where there is none';
    return [{ written: thing.written, message: `\`ipo\` ${today}.` }];
  },
};

const isWanted = (value: Json): boolean =>
  value !== false && value !== null && value !== 'false' && value !== '';

/** That there is such a sheet, and the usual type of shares, which says no more. */
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
