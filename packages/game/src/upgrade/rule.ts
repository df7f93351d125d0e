import { type Draft, type DraftFields, draftEntries, draftList, fieldValue, rekey } from './draft.ts';

/** One old spelling: where it may stand and how it is written today. */
export interface UpgradeRule {
  /** Also the code of its remarks: `upgrade/<name>`. */
  readonly name: string;
  /**
   * The objects it looks at, as key paths in the notation of appendix 10.A: `[]` is any entry of a
   * list, `{}` any key of an object, the empty path the whole file.
   */
  readonly at: readonly string[];
  /** Both spellings are in use: told to whoever has a file rewritten, not to everyone who opens one. */
  readonly quiet?: true;
  /** Changes the object where it finds the old spelling, and tells each change. */
  readonly apply: (fields: DraftFields) => readonly Change[];
}

export interface Change {
  /** JSON pointer of the old spelling in the file as written. */
  readonly written: string;
  readonly message: string;
}

/** The paths of things that stand inside others: `within(['tiles.{}'], 'track[]')` is `tiles.{}.track[]`. */
export const within = (places: readonly string[], ...keys: readonly string[]): readonly string[] =>
  places.flatMap((place) => keys.map((key) => `${place}.${key}`));

/** A key that got another name; nothing happens where today's name says something. */
export const renamed = (
  name: string,
  at: readonly string[],
  from: string,
  to: string,
  options: Pick<UpgradeRule, 'quiet'> = {},
): UpgradeRule => ({
  name,
  at,
  ...options,
  apply: (fields) => {
    const thing = fields.get(from);
    if (!thing || (fieldValue(fields, to) ?? null) !== null) return [];
    rekey(fields, from, to, thing);
    return [{ written: thing.written, message: `\`${from}\` is now spelt \`${to}\`.` }];
  },
});

/** Adds entries, taken from another key, to the end of a list; the other key goes. */
export function appendTo(fields: DraftFields, to: string, from: string, items: readonly Draft[]): void {
  const source = fields.get(from) as Draft;
  const target = fields.get(to);
  if (!target) {
    rekey(fields, from, to, draftList(items, source.written));
    return;
  }
  fields.set(to, draftList([...draftEntries(target), ...items], target.written));
  fields.delete(from);
}
