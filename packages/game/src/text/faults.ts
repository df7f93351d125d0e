import type { Place } from './parsed.ts';

/** Where the reader stumbled. */
export interface Stumble {
  /** The characters found there, shortened; empty at the end of the text. */
  readonly found: string;
  /** The next character after them that is no blank. */
  readonly next: string;
  /** The object or list the place lies in, or that was left unclosed; absent outside all of them. */
  readonly container: { readonly kind: 'object' | 'list'; readonly place: Place } | undefined;
  /** Where the value before ends, and where the reader stumbled. */
  readonly before: Place;
  readonly at: Place;
}

export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

/** Sentence for each error of the JSON reader, by the reader's own name for it. */
export const FAULTS: Readonly<Record<string, (at: Stumble) => Fault>> = {
  InvalidSymbol: (at) => SYMBOLS.find(({ form }) => form.test(at.found))?.fault(at) ?? strayText(at),
  InvalidNumberFormat: (at) => brokenNumber(at),
  UnexpectedEndOfNumber: (at) => brokenNumber(at),
  PropertyNameExpected: (at) => ({
    code: 'syntax/key-expected',
    message: `A key is expected here, but ${shown(at)} was found.`,
    hint: /^\d/.test(at.found)
      ? 'Write a number without commas between its digits, as in `12000`.'
      : 'Every entry of an object is a key in double quotes, a colon and a value.',
  }),
  ValueExpected: (at) => missing(at, 'value', 'Write a value here, or remove the key or comma before it.'),
  ColonExpected: (at) => ({
    code: 'syntax/colon-expected',
    message: `A colon is expected after the key, but ${shown(at)} was found.`,
    hint: 'Write `"key": value`.',
  }),
  CommaExpected: (at) => missing(at, 'comma', 'Put a comma between two entries.'),
  CloseBraceExpected: (at) => unclosed(at),
  CloseBracketExpected: (at) => unclosed(at),
  EndOfFileExpected: (at) => ({
    code: 'syntax/text-after-end',
    message: `The file goes on with ${shown(at)} after its end.`,
    hint: 'A file holds one object; look for a closing bracket too many, or remove what follows.',
  }),
  UnexpectedEndOfComment: () => ({
    code: 'syntax/open-comment',
    message: 'A comment is not closed.',
    hint: 'Close it with `*/`.',
  }),
  UnexpectedEndOfString: () => ({
    code: 'syntax/open-text',
    message: 'A text is not closed on its line.',
    hint: 'Close it with a double quote; write a line break inside a text as `\\n`.',
  }),
  InvalidUnicode: () => ({
    code: 'syntax/escape',
    message: 'A text holds `\\u` without four hexadecimal digits after it.',
    hint: 'Write all four digits, as in `\\u221E`, or the character itself.',
  }),
  InvalidEscapeCharacter: () => ({
    code: 'syntax/escape',
    message: 'A text holds a backslash before a character that needs none.',
    hint: 'Write `\\\\` for a backslash; only `" \\ / b f n r t u` may follow a single one.',
  }),
  InvalidCharacter: () => ({
    code: 'syntax/control-character',
    message: 'A text holds a control character, such as a tab.',
    hint: 'Write a tab as `\\t`.',
  }),
};

interface SymbolFault {
  readonly form: RegExp;
  readonly fault: (at: Stumble) => Fault;
}

/** Habits from other notations, most telling first. */
const SYMBOLS: readonly SymbolFault[] = [
  {
    form: /^#/,
    fault: () => ({
      code: 'syntax/symbol',
      message: '`#` does not begin a comment.',
      hint: 'Write `//` before a comment.',
    }),
  },
  {
    form: /^[\s\u200B-\u200D\u2060]/,
    fault: ({ found }) => ({
      code: 'syntax/blank',
      message: `A blank that JSON does not know (${codePoint(found)}) stands here.`,
      hint: 'Replace it with a plain blank; it often comes along when text is copied from a page.',
    }),
  },
  {
    form: /^['‘’“”`]/,
    fault: ({ found }) => ({
      code: 'syntax/quotes',
      message: `${quoted(found)} does not start with a double quote.`,
      hint: 'Texts and keys stand between plain double quotes: `"…"`.',
    }),
  },
  {
    form: /^(true|false|null)$/i,
    fault: ({ found }) => ({
      code: 'syntax/symbol',
      message: `${quoted(found)} is not a value that JSON knows.`,
      hint: `Write \`${found.toLowerCase()}\` in small letters.`,
    }),
  },
  {
    form: /^(undefined|none|nil)$/i,
    fault: ({ found }) => ({
      code: 'syntax/symbol',
      message: `${quoted(found)} is not a value that JSON knows.`,
      hint: 'Write `null`, or leave the entry out.',
    }),
  },
  {
    form: /^[+-]?(nan|infinity)$/i,
    fault: ({ found }) => ({
      code: 'syntax/symbol',
      message: `${quoted(found)} is not a value that JSON knows.`,
      hint: 'Write a number, or leave the entry out.',
    }),
  },
  {
    form: /^[+-]?[.\d]/,
    fault: ({ found }) => ({
      code: 'syntax/number',
      message: `${quoted(found)} is not a number as JSON writes it.`,
      hint: 'Write a digit before the point and no plus sign, as in `0.5`.',
    }),
  },
];

const strayText = (at: Stumble): Fault =>
  at.next === ':'
    ? {
        code: 'syntax/quotes',
        message: `The key ${quoted(at.found)} has no quotes.`,
        hint: `Write \`"${at.found}"\`.`,
      }
    : {
        code: 'syntax/symbol',
        message: `${quoted(at.found)} makes no sense here.`,
        hint: 'Put texts in double quotes and remove stray characters.',
      };

const brokenNumber = ({ found }: Stumble): Fault => ({
  code: 'syntax/number',
  message: `The number ${quoted(found)} is not complete.`,
  hint: 'Write digits after the point and after the `e`, or leave them off.',
});

const missing = (at: Stumble, what: 'value' | 'comma', hint: string): Fault => {
  if (at.found === '' && at.container === undefined)
    return {
      code: 'syntax/empty',
      message: 'The file holds nothing.',
      hint: 'A game file holds one object.',
    };
  const touching = at.before.line === at.at.line && at.before.column === at.at.column;
  if (what === 'comma' && touching && /^\d/.test(at.found))
    return {
      code: 'syntax/number',
      message: `A number begins with 0 before ${shown(at)}.`,
      hint: `Write \`${at.found}\`, or put it in double quotes where it is a name.`,
    };
  if (/^[\]}]/.test(at.found) && at.found[0] !== CLOSER[at.container?.kind ?? 'object']) return mismatch(at);
  const where =
    what === 'comma' && at.before.line < at.at.line
      ? `at the end of line ${at.before.line}`
      : `before ${shown(at)}`;
  return { code: `syntax/${what}-expected`, message: `A ${what} is missing ${where}.`, hint };
};

const CLOSER = { object: '}', list: ']' } as const;

const mismatch = (at: Stumble): Fault => ({
  code: 'syntax/bracket',
  message: `${shown(at)} closes nothing here${at.container ? `: ${opened(at.container)} is still open` : ''}.`,
  hint: at.container ? `Close it with \`${CLOSER[at.container.kind]}\` first.` : 'Remove it.',
});

const unclosed = ({ container }: Stumble): Fault => ({
  code: 'syntax/unclosed',
  message: `The file ends before ${container ? opened(container) : 'the value'} is closed.`,
  hint: `Add the missing \`${CLOSER[container?.kind ?? 'object']}\`.`,
});

const opened = ({ kind, place }: NonNullable<Stumble['container']>): string =>
  `the ${kind} that starts in line ${place.line}, column ${place.column}`;

const codePoint = (text: string): string =>
  `U+${text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

const quoted = (text: string): string => `\`${text}\``;

const shown = ({ found }: Stumble): string => (found === '' ? 'the end of the file' : quoted(found));
