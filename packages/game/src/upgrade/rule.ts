import { type Draft, type DraftFields, draftEntries, draftList, fieldValue, rekey } from './draft.ts';

/** An old spelling: where it can occur and how to write it now. */
export interface UpgradeRule {
  /** Also used in diagnostic codes: `upgrade/<name>`. */
  readonly name: string;
  /**
   * The objects it applies to, as key paths in the notation of appendix 10.A: `[]` is any list entry, `{}`
   * any object key, and the empty path the whole file.
   */
  readonly at: readonly string[];
  /**
   * Both spellings are in use, so the change is reported only when a file is rewritten, not when one is
   * opened.
   */
  readonly quiet?: true;
  /** Changes an object with the old spelling and returns the changes. */
  readonly apply: (fields: DraftFields) => readonly Change[];
}

export interface Change {
  /** JSON pointer to the old spelling in the original file. */
  readonly written: string;
  readonly message: string;
}

/** The paths of nested objects: `within(['tiles.{}'], 'track[]')` is `tiles.{}.track[]`. */
export const within = (places: readonly string[], ...keys: readonly string[]): readonly string[] =>
  places.flatMap((place) => keys.map((key) => `${place}.${key}`));

/** Renames a key, unless the new key already has a value. */
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

/** Moves entries from another key to the end of a list. */
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
