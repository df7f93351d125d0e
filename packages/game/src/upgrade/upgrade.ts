import { at, type Diagnostic, stepsOf } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import { type Draft, finishDraft } from './draft.ts';
import { walk } from './walk.ts';

export interface Upgraded {
  /** The file in today's spelling; the very value given where there was nothing to do. */
  readonly value: Json;
  /** One remark per old spelling found that is no longer in use, pointing into the file as written. */
  readonly diagnostics: readonly Diagnostic[];
  /** Where the author wrote what now stands at a pointer into `value`. */
  readonly written: (pointer: string) => string;
}

/** Brings a game file to today's spelling without changing what it means. */
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
