import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser';
import type { Report, Severity } from '../diagnostic.ts';
import { type Container, type Tree, TreeBuilder } from './builder.ts';
import { FAULTS, type Fault, leftOpen, type Stumble } from './faults.ts';
import { firstLeftOpen } from './left-open.ts';
import type { Place } from './parsed.ts';

/** Characters of the text that a message may repeat. */
const SHOWN = 30;

/** Errors of the reader after which nothing of the value is lost. */
const HARMLESS = new Set(['InvalidCharacter', 'InvalidEscapeCharacter']);

/** Half of a pair without the other half. Such a text cannot be written to any file. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Reads a text as JSON with comments and trailing commas, keeping what can be kept after an error.
 * Recursion is as deep as the text is nested: the caller has checked that (see depth.ts).
 */
export const readTree = (
  text: string,
  place: (offset: number) => Place,
  report: Report,
): Tree | undefined => {
  const builder = new TreeBuilder();
  const told = new Set<string>();
  let comma: number | undefined;
  let closed: Container | undefined;
  /** Where the plain value before begins, and where any value before ends. */
  let valueStart = 0;
  let valueEnd = 0;
  // After an error the reader stumbles on until it finds an entry again; that is one fault, not many.
  let stumbling = false;
  // After some it never finds its way again.
  let lost = false;
  /** Where brackets open and close. */
  const pairs: [number, number][] = [];

  const say = (severity: Severity, offset: number, { lost: losing = false, ...fault }: Fault): void => {
    if (!lost) report({ severity, ...fault, pointer: builder.pointer, ...place(offset) });
    lost ||= losing;
  };

  const sayOnce = (severity: Severity, offset: number, fault: Fault): void => {
    if (!told.has(fault.code)) say(severity, offset, fault);
    told.add(fault.code);
  };

  const moveOn = (): void => {
    stumbling = false;
    comma = undefined;
  };

  const wellFormed = (value: string, offset: number): string => {
    if (value.search(LONE_SURROGATE) < 0) return value;
    say('warning', offset, LONELY);
    return value.replace(LONE_SURROGATE, '\uFFFD');
  };

  const begin = (kind: Container['kind']) => (offset: number) => {
    moveOn();
    builder.begin(kind, offset);
  };

  const end = (offset: number, length: number): void => {
    if (comma !== undefined && !stumbling) sayOnce('info', comma, TRAILING_COMMA);
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
      moveOn();
      const name = wellFormed(written, offset);
      const earlier = builder.key(name, offset);
      if (earlier) say('warning', offset, duplicate(name, place(earlier.keyOffset)));
      if (name === '__proto__') say('warning', offset, RESERVED);
    },
    onLiteralValue: (value: string | number | boolean | null, offset, length) => {
      moveOn();
      valueStart = offset;
      valueEnd = offset + length;
      if (typeof value === 'string') builder.literal(wellFormed(value, offset), offset, length);
      else if (typeof value !== 'number' || Number.isFinite(value)) builder.literal(value, offset, length);
      else {
        say('warning', offset, tooLarge(short(text.slice(offset, offset + length))));
        builder.literal(undefined, offset, length);
      }
    },
    onSeparator: (character, offset) => {
      if (character === ',') comma = offset;
    },
    onComment: (offset) => sayOnce('info', offset, COMMENT),
    onError: (error, offset, length) => {
      const name = printParseErrorCode(error);
      const fault = FAULTS[name];
      if (stumbling || !fault) return;
      stumbling = true;
      const atEnd = name.startsWith('Close');
      const container = atEnd ? closed : builder.container;
      const found = fault(
        stumbleAt(text, offset, length, { container, root: builder.root, valueEnd, place }),
      );
      const open = found.code === 'syntax/unclosed' ? firstLeftOpen(text, pairs, place) : undefined;
      if (open)
        return say('error', open.offset, {
          ...leftOpen(open.kind, place(open.offset), open.end),
          lost: true,
        });
      // The comma belongs behind the value before, which is often in another line; a key in a list is that value.
      const elsewhere: Readonly<Record<string, number>> = {
        'syntax/comma-expected': valueEnd,
        'syntax/key-in-list': valueStart,
      };
      const where = elsewhere[found.code] ?? offset;
      (atEnd ? sayOnce : say)(HARMLESS.has(name) ? 'warning' : 'error', where, found);
    },
  };

  visit(text, visitor, { allowTrailingComma: true });
  return builder.root;
};

/** What the reader knows where it stumbles. */
const stumbleAt = (
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
): Stumble => {
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

const COMMENT: Fault = {
  code: 'syntax/comment',
  message: 'The file holds comments. They are accepted, but are not strict JSON.',
  hint: 'Other programs may refuse the file, and comments are lost when it is saved again.',
};

const TRAILING_COMMA: Fault = {
  code: 'syntax/trailing-comma',
  message: 'A comma stands after the last entry. It is accepted, but is not strict JSON.',
  hint: 'Other programs may refuse the file; remove the comma.',
};

const RESERVED: Fault = {
  code: 'syntax/reserved-key',
  message: 'The key `__proto__` is ignored.',
  hint: 'Give it another name.',
};

const LONELY: Fault = {
  code: 'syntax/lone-surrogate',
  message: 'A text holds half of a character (a lone surrogate), which is read as `\uFFFD`.',
  hint: 'Write the character itself, or both halves of its escape.',
};

const duplicate = (name: string, first: Place): Fault => ({
  code: 'syntax/duplicate-key',
  message: `The key \`${short(name)}\` stands twice in this object; the last one counts.`,
  hint: `Remove one of the two; the first is in line ${first.line}.`,
});

const tooLarge = (written: string): Fault => ({
  code: 'syntax/number-size',
  message: `The number \`${written}\` is too large and is left out.`,
  hint: 'Write a number that can be drawn.',
});
