import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser';
import type { Report, Severity } from '../diagnostic.ts';
import { type Container, type Tree, TreeBuilder } from './builder.ts';
import type { Place } from './parsed.ts';
import { leftOpen, SYNTAX_ERRORS, type SyntaxDiagnostic, type SyntaxErrorContext } from './syntax-errors.ts';

/** Longer indentation was not written by hand. */
const MAX_INDENT = 200;

/**
 * Finds the bracket that was most likely left open in a text that ends too early: the first one whose closing
 * bracket starts a line with less indentation than the opening line, so it probably closes an outer bracket.
 */
const firstLeftOpen = (
  text: string,
  pairs: readonly (readonly [number, number])[],
  place: (offset: number) => Place,
): { readonly kind: 'object' | 'list'; readonly offset: number; readonly end: Place } | undefined => {
  const indentAt = (offset: number): string => {
    const start = offset - place(offset).column + 1;
    return /^[ \t]*/.exec(text.slice(start, start + MAX_INDENT))![0];
  };
  for (const [offset, partner] of pairs) {
    const end = place(partner);
    const indent = end.column - 1;
    if (indent < indentAt(offset).length && indentAt(partner).length === indent)
      return { kind: text[offset] === '[' ? 'list' : 'object', offset, end };
  }
  return undefined;
};

/** Characters of the file to quote in a message. */
const SHOWN = 30;

/** Parser errors that do not lose any of the value. */
const HARMLESS = new Set(['InvalidCharacter', 'InvalidEscapeCharacter']);

/** Half of a surrogate pair. A string with it cannot be written to a file. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Parses JSON with comments and trailing commas, and keeps what it can after an error. Recursion depth equals
 * nesting depth, which the caller has checked (see depth.ts).
 */
export const readTree = (
  text: string,
  place: (offset: number) => Place,
  report: Report,
): Tree | undefined => {
  const builder = new TreeBuilder();
  const reportedCodes = new Set<string>();
  let comma: number | undefined;
  let closed: Container | undefined;
  /** Start of the last plain value, and end of the last value of any kind. */
  let valueStart = 0;
  let valueEnd = 0;
  // After an error the parser reports more until it finds the next entry; only the first is a real error.
  let recovering = false;
  // After some errors it never recovers.
  let lost = false;
  /** Offsets of opening and closing brackets. */
  const pairs: [number, number][] = [];

  const reportAt = (
    severity: Severity,
    offset: number,
    { lost: losesTrack = false, ...diagnostic }: SyntaxDiagnostic,
  ): void => {
    if (!lost) report({ severity, ...diagnostic, pointer: builder.pointer, ...place(offset) });
    lost ||= losesTrack;
  };

  const reportOnce = (severity: Severity, offset: number, diagnostic: SyntaxDiagnostic): void => {
    if (!reportedCodes.has(diagnostic.code)) reportAt(severity, offset, diagnostic);
    reportedCodes.add(diagnostic.code);
  };

  const recover = (): void => {
    recovering = false;
    comma = undefined;
  };

  const wellFormed = (value: string, offset: number): string => {
    if (value.search(LONE_SURROGATE) < 0) return value;
    reportAt('warning', offset, LONELY);
    return value.replace(LONE_SURROGATE, '\uFFFD');
  };

  const begin = (kind: Container['kind']) => (offset: number) => {
    recover();
    builder.begin(kind, offset);
  };

  const end = (offset: number, length: number): void => {
    if (comma !== undefined && !recovering) reportOnce('info', comma, TRAILING_COMMA);
    comma = undefined;
    valueEnd = offset + length;
    closed = builder.end(valueEnd);
    if (closed && length > 0) pairs.push([closed.offset, offset]);
  };

  const visitor: JSONVisitor = {
    onObjectBegin: begin('object'),
    onArrayBegin: begin('list'),
    onObjectEnd: end,
    onArrayEnd: end,
    onObjectProperty: (written, offset) => {
      recover();
      const name = wellFormed(written, offset);
      const earlier = builder.key(name, offset);
      if (earlier) reportAt('warning', offset, duplicate(name, place(earlier.keyOffset)));
      if (name === '__proto__') reportAt('warning', offset, RESERVED);
    },
    onLiteralValue: (value: string | number | boolean | null, offset, length) => {
      recover();
      valueStart = offset;
      valueEnd = offset + length;
      if (typeof value === 'string') builder.literal(wellFormed(value, offset), offset, length);
      else if (typeof value !== 'number' || Number.isFinite(value)) builder.literal(value, offset, length);
      else {
        reportAt('warning', offset, tooLarge(short(text.slice(offset, offset + length))));
        builder.literal(undefined, offset, length);
      }
    },
    onSeparator: (character, offset) => {
      if (character === ',') comma = offset;
    },
    onComment: (offset) => reportOnce('info', offset, COMMENT),
    onError: (error, offset, length) => {
      const name = printParseErrorCode(error);
      const diagnose = SYNTAX_ERRORS[name];
      if (recovering || !diagnose) return;
      recovering = true;
      const atEnd = name.startsWith('Close');
      const container = atEnd ? closed : builder.container;
      const found = diagnose(
        syntaxErrorContext(text, offset, length, { container, root: builder.root, valueEnd, place }),
      );
      const open = found.code === 'syntax/unclosed' ? firstLeftOpen(text, pairs, place) : undefined;
      if (open)
        return reportAt('error', open.offset, {
          ...leftOpen(open.kind, place(open.offset), open.end),
          lost: true,
        });
      // A missing comma belongs after the previous value, often on another line; a key in a list is the
      // previous value itself.
      const elsewhere: Readonly<Record<string, number>> = {
        'syntax/comma-expected': valueEnd,
        'syntax/key-in-list': valueStart,
      };
      const where = elsewhere[found.code] ?? offset;
      (atEnd ? reportOnce : reportAt)(HARMLESS.has(name) ? 'warning' : 'error', where, found);
    },
  };

  visit(text, visitor, { allowTrailingComma: true });
  return builder.root;
};

/** Collects the context of a syntax error. */
const syntaxErrorContext = (
  text: string,
  offset: number,
  length: number,
  {
    container,
    root,
    valueEnd,
    place,
  }: {
    readonly container: Container | undefined;
    readonly root: Tree | undefined;
    readonly valueEnd: number;
    readonly place: (offset: number) => Place;
  },
): SyntaxErrorContext => {
  const key = container?.kind === 'object' ? container.key?.name : undefined;
  const inside = container?.kind === 'list' || key !== undefined ? 'value' : 'key';
  const outside = root ? 'end' : 'beginning';
  const end = offset + length;
  const phrase = /^[^,[\]{}"\r\n]*/.exec(text.slice(offset, end + SHOWN))![0].trimEnd();
  return {
    found: short(text.slice(offset, end)),
    phrase: short(phrase),
    endsInQuote: text.charAt(offset + phrase.length) === '"',
    next: text
      .slice(end, end + SHOWN)
      .trimStart()
      .charAt(0),
    lead: text.slice(Math.max(0, offset - 2), offset),
    awaits: container ? inside : outside,
    container: container && {
      kind: container.kind,
      place: place(container.offset),
      empty: (container.kind === 'list' ? container.parts.length : container.parts.size) === 0,
    },
    key,
    before: place(valueEnd),
    at: place(offset),
  };
};

const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

const COMMENT: SyntaxDiagnostic = {
  code: 'syntax/comment',
  message: 'The file contains comments. Platelayer accepts them, but they are not strict JSON.',
  hint: 'Other programs may reject the file, and comments are lost when it is saved again.',
};

const TRAILING_COMMA: SyntaxDiagnostic = {
  code: 'syntax/trailing-comma',
  message: 'There is a comma after the last entry. Platelayer accepts it, but it is not strict JSON.',
  hint: 'Other programs may reject the file; remove the comma.',
};

const RESERVED: SyntaxDiagnostic = {
  code: 'syntax/reserved-key',
  message: 'The key `__proto__` is ignored.',
  hint: 'Use another name.',
};

const LONELY: SyntaxDiagnostic = {
  code: 'syntax/lone-surrogate',
  message: 'This string contains half of a character (a lone surrogate), which is read as `\uFFFD`.',
  hint: 'Write the character itself, or both halves of its escape.',
};

const duplicate = (name: string, first: Place): SyntaxDiagnostic => ({
  code: 'syntax/duplicate-key',
  message: `The key \`${short(name)}\` appears twice in this object; the last one is used.`,
  hint: `Remove one of them. The first is on line ${first.line}.`,
});

const tooLarge = (written: string): SyntaxDiagnostic => ({
  code: 'syntax/number-size',
  message: `The number \`${written}\` is too large, so it is ignored.`,
  hint: 'Use a smaller number.',
});
