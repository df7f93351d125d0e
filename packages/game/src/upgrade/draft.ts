import { at } from '../diagnostic.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';

/**
 * A value during the upgrade. It remembers its location in the original file, so that diagnostics point at
 * the author's text and a rewritten file keeps everything that did not change.
 */
export interface Draft {
  /** JSON pointer in the original file; a new value has the pointer of the value it comes from. */
  readonly written: string;
  content: Content;
}

/** The fields of an object in file order. */
export type DraftFields = Map<string, Draft>;

/** Lists and objects are expanded only if a rule reads them; `was` is the original value. */
type Content =
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'list'; readonly items: readonly Draft[]; readonly was: Json | undefined }
  | { readonly kind: 'object'; readonly fields: DraftFields; readonly was: Json | undefined };

export const draft = (value: Json, written: string): Draft => ({
  written,
  content: { kind: 'value', value },
});

export const draftList = (items: readonly Draft[], written: string): Draft => ({
  written,
  content: { kind: 'list', items, was: undefined },
});

export const draftObject = (fields: DraftFields, written: string): Draft => ({
  written,
  content: { kind: 'object', fields, was: undefined },
});

/**
 * Expands an object and returns its fields, or `undefined` for anything else. Rules change these fields in
 * place.
 */
export function draftFieldsOf(thing: Draft | undefined): DraftFields | undefined {
  if (thing?.content.kind === 'value' && isObject(thing.content.value)) {
    const was = thing.content.value;
    const fields: DraftFields = new Map();
    for (const key of Object.keys(was)) fields.set(key, draft(was[key] as Json, at(thing.written, key)));
    thing.content = { kind: 'object', fields, was };
  }
  return thing?.content.kind === 'object' ? thing.content.fields : undefined;
}

/** Expands a list and returns its entries, or `undefined` for anything else. */
export function draftItemsOf(thing: Draft | undefined): readonly Draft[] | undefined {
  if (thing?.content.kind === 'value' && Array.isArray(thing.content.value)) {
    const was: readonly Json[] = thing.content.value;
    thing.content = { kind: 'list', items: was.map((item, i) => draft(item, at(thing.written, i))), was };
  }
  return thing?.content.kind === 'list' ? thing.content.items : undefined;
}

/** The entries of a list; nothing for `null`, and any other value as the only entry (20.2.3). */
export function draftEntries(thing: Draft | undefined): readonly Draft[] {
  if (thing === undefined || (thing.content.kind === 'value' && thing.content.value === null)) return [];
  return draftItemsOf(thing) ?? [thing];
}

/** Returns the upgraded value, or the original object itself if nothing has changed. */
export function finishDraft({ content }: Draft): Json {
  switch (content.kind) {
    case 'value':
      return content.value;
    case 'list': {
      const { was } = content;
      const items = content.items.map(finishDraft);
      const same =
        Array.isArray(was) && was.length === items.length && items.every((item, i) => item === was[i]);
      return same ? (was as Json) : items;
    }
    case 'object': {
      const { was } = content;
      const entries = [...content.fields].map(([key, field]) => [key, finishDraft(field)] as const);
      const same =
        isObject(was) &&
        Object.keys(was).length === entries.length &&
        entries.every(([key, value]) => Object.hasOwn(was, key) && was[key] === value);
      // `fromEntries` defines own properties, so `__proto__` is an ordinary key.
      return same ? (was as JsonObject) : Object.fromEntries(entries);
    }
  }
}

/** The plain value of a field, or `undefined` if it is missing. */
export const fieldValue = (fields: DraftFields, key: string): Json | undefined => {
  const field = fields.get(key);
  return field && finishDraft(field);
};

/** Replaces a field with one under another key at the same position. */
export function rekey(fields: DraftFields, from: string, to: string, thing: Draft): void {
  replaceEntries(
    fields,
    [...fields].filter(([key]) => key !== to || from === to),
    ([key, field]) => (key === from ? [[to, thing]] : [[key, field]]),
  );
}

/** Sets a field in place, or inserts it directly after another one if it is new. */
export function setAfter(fields: DraftFields, neighbour: string, key: string, thing: Draft): void {
  if (fields.has(key)) fields.set(key, thing);
  else
    replaceEntries(fields, [...fields], (entry) =>
      entry[0] === neighbour ? [entry, [key, thing]] : [entry],
    );
}

type Entry = readonly [string, Draft];

function replaceEntries(fields: DraftFields, entries: Entry[], change: (entry: Entry) => Entry[]): void {
  fields.clear();
  for (const [key, thing] of entries.flatMap(change)) fields.set(key, thing);
}
