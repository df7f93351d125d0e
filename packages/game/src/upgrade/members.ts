import { createScanner, type Node } from 'jsonc-parser';

/** A change of a text: `length` characters from `offset` on give way to `content`. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly content: string;
}

/** What a rewritten object or list holds: a member the text has already, or the text of a new one. */
export type Member = { readonly kept: number } | { readonly added: string };

/** `SyntaxKind.CommaToken`; a const enum cannot be imported. */
const COMMA = 5;

/**
 * The edits that give an object or list other members. What is kept, and every comment beside it,
 * stays as it is; a new member is set apart from its neighbour the way the first one is.
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
  // Where nothing is kept, all that stands between the brackets goes.
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
  // The comma before the first of them goes with the last ones; a comma after the last one only with all.
  const from = lastKept < 0 ? container.offset + 1 : end(spans[lastKept]!);
  const to = lastKept < 0 ? afterComma(text, end(last)) : end(last);
  return [...edits, { offset: from, length: to - from, content: '' }];
}

/** Behind the next comma and the white space after it; the same place where no comma follows. */
function afterComma(text: string, offset: number): number {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  if (scanner.scan() !== COMMA) return offset;
  const behind = scanner.getPosition();
  return behind + (/^\s*/.exec(text.slice(behind, behind + 200))?.[0].length ?? 0);
}
