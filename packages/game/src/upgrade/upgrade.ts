import { at, type Diagnostic, stepsOf } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import { type Draft, finishDraft } from './draft.ts';
import { walk } from './walk.ts';

export interface Upgraded {
  /** The upgraded file, or the same object if nothing changed. */
  readonly value: Json;
  /** A note for each old spelling that is no longer in use, with its location in the original file. */
  readonly diagnostics: readonly Diagnostic[];
  /** Maps a pointer into `value` to the original file. */
  readonly written: (pointer: string) => string;
}

/** Converts old spellings in a game file to the current format without changing their meaning. */
export function upgrade(value: Json): Upgraded {
  const { root, diagnostics } = walk(value);
  return { value: finishDraft(root), diagnostics, written: (pointer) => written(root, pointer) };
}

function written(root: Draft, pointer: string): string {
  const keys = stepsOf(pointer);
  let thing = root;
  for (const [depth, key] of keys.entries()) {
    const { content } = thing;
    const part =
      content.kind === 'object'
        ? content.fields.get(key)
        : content.kind === 'list'
          ? content.items[Number(key)]
          : undefined;
    if (!part) return at(thing.written, ...keys.slice(depth));
    thing = part;
  }
  return thing.written;
}
