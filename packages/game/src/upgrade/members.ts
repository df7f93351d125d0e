import { createScanner, type Node } from 'jsonc-parser';

/** Replaces `length` characters from `offset` with `content`. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly content: string;
}

/** A member of a rewritten object or list: the index of an existing one, or the text of a new one. */
export type Member = { readonly kept: number } | { readonly added: string };

/** `SyntaxKind.CommaToken`; a const enum cannot be imported. */
const COMMA = 5;

/**
 * Computes the edits that give an object or list new members. Existing members and the comments next to them
 * stay unchanged; a new member is separated from its neighbour like the first one.
 */
export function arrangeMembers(
  text: string,
  container: Node,
  members: readonly Member[],
): readonly TextEdit[] {
  const spans = container.children ?? [];
  const kept = new Set(members.flatMap((member) => ('kept' in member ? member.kept : [])));
  return [...additions(text, container, spans, members, kept), ...removals(text, container, spans, kept)];
}

const insert = (offset: number, content: string): TextEdit => ({ offset, length: 0, content });

const end = ({ offset, length }: Node): number => offset + length;

function additions(
  text: string,
  container: Node,
  spans: readonly Node[],
  members: readonly Member[],
  kept: ReadonlySet<number>,
): readonly TextEdit[] {
  const [first, second] = spans;
  const opening = container.offset + 1;
  const gap = first ? spaceBefore(text, opening, first) : '';
  const next = first && second ? spaceBefore(text, end(first), second) : gap || ' ';
  const edits: TextEdit[] = [];
  const leading: string[] = [];
  let neighbour: Node | undefined;
  for (const member of members) {
    if ('kept' in member) neighbour = spans[member.kept];
    else if (neighbour) edits.push(insert(end(neighbour), `,${next}${member.added}`));
    else leading.push(member.added);
  }
  if (leading.length === 0) return edits;
  const added = leading.join(`,${next}`);
  // If no member is kept, the removal deletes everything between the brackets.
  edits.push(
    first && kept.size > 0 ? insert(first.offset, `${added},${next}`) : insert(opening, gap + added),
  );
  return edits;
}

const spaceBefore = (text: string, from: number, member: Node): string =>
  /\s*$/.exec(text.slice(from, member.offset))?.[0] ?? '';

function removals(
  text: string,
  container: Node,
  spans: readonly Node[],
  kept: ReadonlySet<number>,
): readonly TextEdit[] {
  const lastKept = spans.findLastIndex((_, i) => kept.has(i));
  const edits: TextEdit[] = [];
  spans.forEach(({ offset }, i) => {
    if (i < lastKept && !kept.has(i))
      edits.push({ offset, length: afterComma(text, end(spans[i]!)) - offset, content: '' });
  });
  const last = spans.at(-1);
  if (!last || lastKept === spans.length - 1) return edits;
  // Removes the comma before the last members, and the comma after them only if no member is kept.
  const from = lastKept < 0 ? container.offset + 1 : end(spans[lastKept]!);
  const to = lastKept < 0 ? afterComma(text, end(last)) : end(last);
  return [...edits, { offset: from, length: to - from, content: '' }];
}

/** The offset after the next comma and the space that follows it, or the same offset if there is no comma. */
function afterComma(text: string, offset: number): number {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  if (scanner.scan() !== COMMA) return offset;
  const behind = scanner.getPosition();
  return behind + (/^\s*/.exec(text.slice(behind, behind + 200))?.[0].length ?? 0);
}
