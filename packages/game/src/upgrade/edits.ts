import type { Node } from 'jsonc-parser';
import { at } from '../diagnostic.ts';
import { get, type Json } from '../json.ts';
import { type Draft, type DraftFields, finishDraft } from './draft.ts';
import { arrangeMembers, type Member, type TextEdit } from './members.ts';

/**
 * Computes the edits that turn the text of a file into the text of its upgrade. Compares text and draft part
 * by part; each draft part belongs to the text it was read from.
 */
export function textEdits(text: string, tree: Node, value: Json, root: Draft): readonly TextEdit[] {
  const edits: TextEdit[] = [];

  const compare = (node: Node, was: Json | undefined, thing: Draft): void => {
    const { content } = thing;
    if (content.kind === 'value' && content.value === was) return;
    if (content.kind === 'object' && node.type === 'object') compareFields(node, was, thing, content.fields);
    else if (content.kind === 'list' && node.type === 'array') compareItems(node, was, thing, content.items);
    else if (content.kind === 'list') enclose(node, was, thing, content.items);
    else if (content.kind === 'object') putInto(node, was, thing, content.fields);
    else replace(node, thing);
  };

  const replace = (node: Node, thing: Draft): void => {
    edits.push({ offset: node.offset, length: node.length, content: inline(finishDraft(thing)) });
  };

  const compareFields = (node: Node, was: Json | undefined, thing: Draft, fields: DraftFields): void => {
    const sources = lastOfEachKey(node);
    const claims = claim(sources, thing, fields);
    const members: Member[] = [];
    // Keeps properties that the parser ignored (duplicate keys, `__proto__`).
    const aside = (node.children ?? []).flatMap((property, kept) => {
      const key = keyOf(property);
      return sources.get(key) !== kept || get(was, key) === undefined ? { kept } : [];
    });
    for (const [key, field] of fields) {
      const source = claims.get(field);
      if (source === undefined)
        members.push({ added: `${JSON.stringify(key)}: ${inline(finishDraft(field))}` });
      else {
        const [name, part] = node.children![source]!.children!;
        if (name!.value !== key)
          edits.push({ offset: name!.offset, length: name!.length, content: JSON.stringify(key) });
        compare(part!, get(was, name!.value), field);
        members.push({ kept: source });
      }
    }
    for (const edit of arrangeMembers(text, node, [...members, ...aside])) edits.push(edit);
  };

  const compareItems = (node: Node, was: Json | undefined, thing: Draft, items: readonly Draft[]): void => {
    const positions = new Map((node.children ?? []).map((_, i) => [at(thing.written, i), i]));
    const members = items.map((item): Member => {
      const kept = positions.get(item.written);
      if (kept === undefined) return { added: inline(finishDraft(item)) };
      positions.delete(item.written);
      compare(node.children![kept]!, (was as readonly Json[])[kept], item);
      return { kept };
    });
    for (const edit of arrangeMembers(text, node, members)) edits.push(edit);
  };

  /** Turns a single value into a list. */
  const enclose = (node: Node, was: Json | undefined, thing: Draft, items: readonly Draft[]): void => {
    const first = items.findIndex(({ written }) => written === thing.written);
    const added = (some: readonly Draft[]) => some.map((item) => inline(finishDraft(item)));
    const own = items[first];
    if (!own) {
      if (!unname(node, was, thing, items)) replace(node, thing);
      return;
    }
    const before = added(items.slice(0, first)).map((item) => `${item}, `);
    const after = added(items.slice(first + 1)).map((item) => `, ${item}`);
    edits.push({ offset: node.offset, length: 0, content: `[${before.join('')}` });
    compare(node, was, own);
    edits.push({ offset: node.offset + node.length, length: 0, content: `${after.join('')}]` });
  };

  /** Turns a value into the only field of a new object. */
  const putInto = (node: Node, was: Json | undefined, thing: Draft, fields: DraftFields): void => {
    const [[key, own] = [], ...others] = fields;
    if (own?.written !== thing.written || others.length > 0) return replace(node, thing);
    edits.push({ offset: node.offset, length: 0, content: `{ ${JSON.stringify(key)}: ` });
    compare(node, was, own);
    edits.push({ offset: node.offset + node.length, length: 0, content: ' }' });
  };

  /**
   * Turns an object with named entries into a list of the same entries. Returns `false` if it is not such an
   * object.
   */
  const unname = (node: Node, was: Json | undefined, thing: Draft, items: readonly Draft[]): boolean => {
    const properties = node.type === 'object' ? (node.children ?? []) : [];
    const same = items.every(
      (item, i) => properties[i] && item.written === at(thing.written, keyOf(properties[i])),
    );
    if (!same || items.length === 0 || properties.length !== items.length) return false;
    edits.push({ offset: node.offset, length: 1, content: '[' });
    for (const [i, property] of properties.entries()) {
      const [name, part] = property.children!;
      edits.push({ offset: name!.offset, length: part!.offset - name!.offset, content: '' });
      compare(part!, get(was, name!.value), items[i]!);
    }
    edits.push({ offset: node.offset + node.length - 1, length: 1, content: ']' });
    return true;
  };

  compare(tree, value, root);
  return edits;
}

/** Applies edits that do not overlap. At the same offset, an insertion comes first. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((a, b) => a.offset - b.offset || Math.sign(a.length) - Math.sign(b.length));
  const pieces: string[] = [];
  let done = 0;
  for (const { offset, length, content } of ordered) {
    pieces.push(text.slice(done, offset), content);
    done = offset + length;
  }
  return [...pieces, text.slice(done)].join('');
}

const keyOf = (property: Node): string => property.children?.[0]?.value;

/** Properties by key; the last one wins if a key is repeated (10.2.1). */
const lastOfEachKey = (node: Node): ReadonlyMap<string, number> =>
  new Map((node.children ?? []).map((property, i) => [keyOf(property), i]));

/** Maps each field to the text property it continues: the one with its key, or one that it replaces. */
function claim(
  sources: ReadonlyMap<string, number>,
  thing: Draft,
  fields: DraftFields,
): ReadonlyMap<Draft, number> {
  const free = new Map([...sources].map(([key, i]) => [at(thing.written, key), { key, i }]));
  const claims = new Map<Draft, number>();
  for (const sameKey of [true, false])
    for (const [key, field] of fields) {
      const source = free.get(field.written);
      if (!source || claims.has(field) || (sameKey && source.key !== key)) continue;
      claims.set(field, source.i);
      free.delete(field.written);
    }
  return claims;
}

/** JSON on one line, formatted as people write it by hand. */
function inline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${inline(field)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}
