import { at, type Diagnostic, stepsOf } from '../diagnostic.ts';
import type { SyntaxNode, Tree } from './builder.ts';
import { type Collector, collector } from './collector.ts';
import { findTooDeep, MAX_DEPTH } from './depth.ts';
import { isUtf16, otherFormat } from './other-format.ts';
import type { Parsed, Place } from './parsed.ts';
import { readTree } from './tree.ts';

const LINE_ENDING = /\r\n|\n|\r/g;
const BYTE_ORDER_MARK = '\uFEFF';

/** More syntax errors are of no use to anyone. */
const MAX_SYNTAX_ERRORS = 100;

/**
 * Parses JSON. Accepts comments, trailing commas and a byte order mark; after an error, the value contains
 * what could still be read. Never throws.
 */
export const parse = (text: string): Parsed => {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const place = lineTable(body);
  const found = collector(MAX_SYNTAX_ERRORS);
  const tree = readSafely(body, place, found);
  return {
    text,
    value: tree?.value,
    diagnostics: found.finish('syntax/more'),
    locate: (pointer) => place(tree ? follow(tree.node, pointer).node.offset : 0),
    locateKey: (pointer) => place(tree ? follow(tree.node, pointer).node.keyOffset : 0),
    excerpt: (pointer) => {
      const found = tree && follow(tree.node, pointer);
      const { keyOffset, offset, end } = found?.node ?? { keyOffset: 0, offset: 0, end: body.length };
      const first = place(keyOffset);
      const before = body.slice(0, keyOffset);
      const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
      const rest = body.slice(end).search(LINE_ENDING);
      const lineEnd = rest < 0 ? body.length : end + rest;
      const lines = body
        .slice(
          keyOffset - lineStart > MAX_EXCERPT_MARGIN ? keyOffset : lineStart,
          lineEnd - end > MAX_EXCERPT_MARGIN ? end : lineEnd,
        )
        .split(LINE_ENDING);
      return { pointer: found?.pointer ?? '', ...first, lines, json: body.slice(offset, end) };
    },
  };
};

/**
 * Longest text before or after a value on its lines to include in an excerpt, because some files are one
 * line.
 */
const MAX_EXCERPT_MARGIN = 500;

/** Whether the file is binary: it has zeros among its first bytes and does not begin like JSON. */
const isNoText = (body: string): boolean => /^(?!\s*[[{/"])[^\0]{0,1000}\0/.test(body);

const WHAT_IS_ONE = 'A game is a JSON file, or a folder or zip that contains one.';
const SAVE_AS_UTF8 = 'Save the file with the encoding UTF-8.';

/** A file in another format, which is not worth parsing. */
const foreignFormat = (body: string): Pick<Diagnostic, 'code' | 'message' | 'hint'> | undefined => {
  const format = otherFormat(body);
  if (format) return { code: 'syntax/other-format', message: `The file is ${format}.`, hint: WHAT_IS_ONE };
  if (isUtf16(body))
    return {
      code: 'syntax/other-format',
      message: 'The file is UTF-16 text, not UTF-8.',
      hint: SAVE_AS_UTF8,
    };
  return isNoText(body)
    ? { code: 'syntax/no-text', message: 'This is not a text file.', hint: WHAT_IS_ONE }
    : undefined;
};

const NOT_UTF8 = {
  code: 'syntax/encoding',
  message: 'A character here is not UTF-8, so it appears as “�”.',
  hint: SAVE_AS_UTF8,
};

const readSafely = (
  body: string,
  place: ReturnType<typeof lineTable>,
  { report }: Collector,
): Tree | undefined => {
  const foreign = foreignFormat(body);
  if (foreign) {
    report({ severity: 'error', ...foreign, pointer: '', ...place(0) });
    return undefined;
  }
  const undecoded = body.indexOf('\ufffd');
  if (undecoded >= 0) report({ severity: 'warning', ...NOT_UTF8, pointer: '', ...place(undecoded) });
  const tooDeep = findTooDeep(body);
  if (tooDeep === undefined) return readTree(body, place, report);
  report({
    severity: 'error',
    code: 'syntax/too-deep',
    message: `The file is nested more than ${MAX_DEPTH} levels deep, so it is not read.`,
    pointer: '',
    ...place(tooDeep),
    hint: 'No game needs that. Look for a bracket that is opened repeatedly.',
  });
  return undefined;
};

/** The node at a pointer, or its nearest existing ancestor, with that node's pointer. */
const follow = (
  root: SyntaxNode,
  pointer: string,
): { readonly node: SyntaxNode; readonly pointer: string } => {
  let node = root;
  let found = '';
  for (const step of stepsOf(pointer)) {
    const part = isList(node.parts) ? node.parts[Number(step)] : node.parts?.get(step);
    if (part === undefined) break;
    node = part;
    found = at(found, step);
  }
  return { node, pointer: found };
};

const isList = (parts: SyntaxNode['parts']): parts is readonly SyntaxNode[] => Array.isArray(parts);

/** Converts offsets to lines and columns. Line starts are computed on first use. */
const lineTable = (text: string): ((offset: number) => Place) => {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
};

const lineStarts = (text: string): readonly number[] => {
  const starts = [0];
  for (const { index, 0: ending } of text.matchAll(LINE_ENDING)) starts.push(index + ending.length);
  return starts;
};
