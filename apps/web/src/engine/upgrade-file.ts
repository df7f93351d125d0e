import { rewrite } from '@platelayer/game';
import { diffLines } from 'diff';

/** Lines of a file that are replaced. */
interface FileChange {
  /** Number of the first replaced line. */
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** A game file in today's spelling, with the lines that change. */
export const upgradeFile = (before: string) => {
  const { text } = rewrite(before);
  return { text, changes: changesBetween(before, text) };
};

const changesBetween = (before: string, after: string): readonly FileChange[] => {
  const changes: FileChange[] = [];
  let line = 1;
  let removed: readonly string[] = [];
  for (const part of diffLines(before, after)) {
    const lines = part.value.replace(/\n$/, '').split('\n');
    if (part.removed) removed = lines;
    else if (part.added) {
      changes.push({ line, removed, added: lines });
      line += removed.length;
      removed = [];
    } else {
      if (removed.length > 0) {
        changes.push({ line, removed, added: [] });
        line += removed.length;
        removed = [];
      }
      line += lines.length;
    }
  }
  return removed.length > 0 ? [...changes, { line, removed, added: [] }] : changes;
};
