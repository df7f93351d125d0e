import { type Draft, type DraftFields, draft, draftFieldsOf, draftList, draftObject } from './draft.ts';
import { readAsMeant } from './meaning.ts';
import type { Change } from './rule.ts';
import type { ValueShape } from './shape.ts';

/** Turns things under their names into a list of things that carry them; a name that an entry states itself stays. */
export function readByName(
  key: string,
  thing: Draft,
  shape: ValueShape | undefined,
  tell: (rule: string, change: Change) => void,
): void {
  const name = shape?.named(thing);
  if (!shape || name === undefined) return;
  const items = [...draftFieldsOf(thing)!].map(([own, entry]) => {
    const fields: DraftFields = new Map([[name, asName(own, entry.written, shape.item()?.field(name))]]);
    for (const [field, value] of draftFieldsOf(entry)!) fields.set(field, value);
    return draftObject(fields, entry.written);
  });
  thing.content = draftList(items, thing.written).content;
  tell('list-by-name', {
    written: thing.written,
    message: `\`${key}\` is now a list, and what stood before each entry is its \`${name}\`.`,
  });
}

/** A key as the field wants it: players are counted, and a hex may stand in several places. */
function asName(own: string, written: string, shape: ValueShape | undefined): Draft {
  const name = draft(own, written);
  if (!shape) return name;
  if (shape.item()) return draftList([name], written);
  readAsMeant(name, shape, () => undefined);
  return name;
}
