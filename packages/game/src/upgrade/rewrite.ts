import { parseTree } from 'jsonc-parser';
import type { Diagnostic } from '../diagnostic.ts';
import { parse } from '../text/parse.ts';
import { applyEdits, textEdits } from './edits.ts';
import { walk } from './walk.ts';

export interface Rewritten {
  /** The original text, byte for byte, if it needs no upgrade or cannot be parsed. */
  readonly text: string;
  /** The upgrades made, or the syntax errors. */
  readonly diagnostics: readonly Diagnostic[];
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Upgrades the text of a game file, keeping key order, comments and layout if possible. */
export function rewrite(text: string): Rewritten {
  const parsed = parse(text);
  const errors = parsed.diagnostics.filter(({ severity }) => severity === 'error');
  if (parsed.value === undefined || errors.length > 0) return { text, diagnostics: errors };
  const { root, diagnostics } = walk(parsed.value, 'all');
  if (diagnostics.length === 0) return { text, diagnostics };
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const body = text.slice(mark.length);
  const tree = parseTree(body, [], { allowTrailingComma: true })!;
  return {
    text: mark + applyEdits(body, textEdits(body, tree, parsed.value, root)),
    diagnostics: diagnostics.map((found) => ({ ...found, ...parsed.locateKey(found.pointer) })),
  };
}
