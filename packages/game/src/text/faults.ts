import { capitalised } from '../capitalised.ts';
import type { Place } from './parsed.ts';

/** Where the reader stumbled. */
export interface Stumble {
  /** The characters found there, shortened; empty at the end of the text. */
  readonly found: string;
  /** All up to the next comma, bracket, quote or line end, shortened, and whether a quote follows at once. */
  readonly phrase: string;
  readonly endsInQuote: boolean;
  /** The next character after what was found that is no blank. */
  readonly next: string;
  /** What the reader was about to find: what the file begins with, what an object or list holds, or nothing more. */
  readonly awaits: 'beginning' | 'key' | 'value' | 'end';
  /** The object or list the place lies in, or that was left unclosed; absent outside all of them. */
  readonly container:
    | { readonly kind: 'object' | 'list'; readonly place: Place; readonly empty: boolean }
    | undefined;
  /** The key read last, where its value is still to come. */
  readonly key: string | undefined;
  /** The two characters right before the place. */
  readonly lead: string;
  /** Where the value before ends, and where the reader stumbled. */
  readonly before: Place;
  readonly at: Place;
}

export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** The reader has lost its way: whatever it says of what follows comes from this. */
  readonly lost?: boolean;
}

/** Sentence for each error of the JSON reader, by the reader's own name for it. */
export const FAULTS: Readonly<Record<string, (at: Stumble) => Fault>> = {
  InvalidSymbol: (at) => SYMBOLS.find(({ form }) => form(at))?.fault(at) ?? strayText(at),
  InvalidNumberFormat: (at) => brokenNumber(at),
  UnexpectedEndOfNumber: (at) => brokenNumber(at),
  PropertyNameExpected: (at) => noKey(at),
  ValueExpected: (at) => missing(at, 'value', 'Write a value here, or remove the key or comma before it.'),
  ColonExpected: (at) =>
    endsInColon(at)
      ? unclosedKey(at)
      : {
          code: 'syntax/colon-expected',
          message: `A colon is expected after the key, but ${shown(at)} was found.`,
          hint: 'Write `"key": value`.',
        },
  CommaExpected: (at) =>
    at.found === ':' ? strayColon(at) : missing(at, 'comma', 'Put a comma between two entries.'),
  CloseBraceExpected: (at) => unclosed(at),
  CloseBracketExpected: (at) => unclosed(at),
  EndOfFileExpected: (at) => afterEnd(at),
  UnexpectedEndOfComment: () => ({
    code: 'syntax/open-comment',
    message: 'A comment is not closed.',
    hint: 'Close it with `*/`.',
    lost: true,
  }),
  UnexpectedEndOfString: () => ({
    code: 'syntax/open-text',
    message: 'A text is not closed on its line.',
    hint: 'Close it with a double quote; write a line break inside a text as `\\n`.',
    lost: true,
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
  readonly form: (at: Stumble) => boolean;
  readonly fault: (at: Stumble) => Fault;
}

const looksLike =
  (form: RegExp) =>
  ({ found }: Stumble): boolean =>
    form.test(found);

/** Whether the key holds its own colon, because a quote is missing before that. */
const endsInColon = ({ key }: Stumble): boolean => key !== undefined && /:\s*$/.test(key);

/** Habits from other notations, most telling first. */
const SYMBOLS: readonly SymbolFault[] = [
  {
    form: looksLike(/^([<=>|])\1{6}$/),
    fault: () => ({
      code: 'syntax/conflict',
      message: 'A conflict of two versions was left here by a merge.',
      hint: 'Keep one of the two versions and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`.',
      lost: true,
    }),
  },
  {
    form: (at) => at.key !== undefined && /^#[\da-f]{3,8}$/i.test(at.found),
    fault: (at) => unquoted('colour', at),
  },
  {
    form: looksLike(/^#/),
    fault: () => ({
      code: 'syntax/symbol',
      message: '`#` does not begin a comment.',
      hint: 'Write `//` before a comment.',
    }),
  },
  {
    form: looksLike(/^[\s\u200B-\u200D\u2060]/),
    fault: ({ found }) => ({
      code: 'syntax/blank',
      message: `A blank that JSON does not know (${codePoint(found)}) stands here.`,
      hint: 'Replace it with a plain blank; it often comes along when text is copied from a page.',
    }),
  },
  { form: ({ awaits }) => awaits === 'beginning', fault: (at) => beginning(at) },
  { form: ({ awaits }) => awaits === 'end', fault: (at) => afterEnd(at) },
  { form: endsInColon, fault: (at) => unclosedKey(at) },
  {
    form: looksLike(/^['‘’“”`]/),
    fault: ({ found }) => ({
      code: 'syntax/quotes',
      message: `${quoted(found)} does not start with a double quote.`,
      hint: 'Texts and keys stand between plain double quotes: `"…"`.',
    }),
  },
  {
    form: looksLike(/^(true|false|null)$/i),
    fault: ({ found }) => ({
      code: 'syntax/symbol',
      message: `${quoted(found)} is not a value that JSON knows.`,
      hint: `Write \`${found.toLowerCase()}\` in small letters.`,
    }),
  },
  {
    form: looksLike(/^(undefined|none|nil)$/i),
    fault: ({ found }) => ({
      code: 'syntax/symbol',
      message: `${quoted(found)} is not a value that JSON knows.`,
      hint: 'Write `null`, or leave the entry out.',
    }),
  },
  {
    form: looksLike(/^[+-]?(nan|infinity)$/i),
    fault: ({ found }) => ({
      code: 'syntax/symbol',
      message: `${quoted(found)} is not a value that JSON knows.`,
      hint: 'Write a number, or leave the entry out.',
    }),
  },
  {
    form: looksLike(/^(yes|no|on|off)$/i),
    fault: ({ found }) => ({
      code: 'syntax/symbol',
      message: `${quoted(found)} is not a value that JSON knows.`,
      hint: `Write \`${/^(yes|on)$/i.test(found)}\`.`,
    }),
  },
  {
    form: looksLike(/^[−–—]\d/),
    fault: ({ found }) => ({
      code: 'syntax/number',
      message: `${quoted(found)} begins with a dash that is no minus sign.`,
      hint: `Write \`-${found.slice(1)}\`.`,
    }),
  },
  {
    form: looksLike(/^[+-]?[.\d]/),
    fault: ({ found }) => ({
      code: 'syntax/number',
      message: `${quoted(found)} is not a number as JSON writes it.`,
      hint: 'Write a digit before the point and no plus sign, as in `0.5`.',
    }),
  },
  {
    form: looksLike(/^;/),
    fault: () => ({
      code: 'syntax/comma-expected',
      message: '`;` does not separate entries.',
      hint: 'Write a comma between two entries.',
    }),
  },
  {
    form: looksLike(/^=>?/),
    fault: ({ found }) => ({
      code: 'syntax/colon-expected',
      message: `${quoted(found)} does not stand between a key and its value.`,
      hint: 'Write `"key": value`.',
    }),
  },
  {
    form: looksLike(/^[()]/),
    fault: () => ({
      code: 'syntax/bracket',
      message: 'Round brackets mean nothing in JSON.',
      hint: 'Write a list as `[…]` and an object as `{…}`.',
      lost: true,
    }),
  },
  {
    form: ({ lead }) => /\d$/.test(lead),
    fault: ({ found }) => ({
      code: 'syntax/number',
      message: `${quoted(found)} stands right after a number.`,
      hint: 'Write the number alone, or all of it in double quotes.',
    }),
  },
  {
    form: ({ lead }) => lead.endsWith('"'),
    fault: ({ found }) => ({
      code: 'syntax/quotes',
      message: `The text ends before ${quoted(found)}.`,
      hint: 'Write a double quote inside a text as `\\"`.',
      lost: true,
    }),
  },
  {
    form: ({ endsInQuote }) => endsInQuote,
    fault: ({ phrase }) => ({
      code: 'syntax/quotes',
      message: `A double quote is missing before ${quoted(phrase)}.`,
      hint: `Write \`"${phrase}"\`.`,
      lost: true,
    }),
  },
  {
    form: ({ awaits, found }) => awaits === 'value' && /^[\p{L}\d$£€¥∞]/u.test(found),
    fault: (at) => unquoted('text', at),
  },
];

const unquoted = (noun: string, { phrase }: Stumble): Fault => ({
  code: 'syntax/quotes',
  message: `The ${noun} ${quoted(phrase)} has no quotes.`,
  hint: `Write \`"${phrase}"\`.`,
});

const beginning = (at: Stumble): Fault => ({
  code: 'syntax/beginning',
  message: `The file begins with ${shown(at)}, not with \`{\`.`,
  hint: 'A game file is one object in curly brackets; remove what stands before it.',
  lost: true,
});

const afterEnd = (at: Stumble): Fault =>
  at.found === ':'
    ? {
        code: 'syntax/beginning',
        message: 'The file begins with a key, not with `{`.',
        hint: 'Put `{` before the first key and `}` after the last entry.',
        lost: true,
      }
    : {
        code: 'syntax/text-after-end',
        message: `The file goes on with ${shown(at)} after its end.`,
        hint: 'A file holds one object; look for a closing bracket too many, or remove what follows.',
        lost: true,
      };

const unclosedKey = ({ key = '' }: Stumble): Fault => ({
  code: 'syntax/quotes',
  message: `The key ${quoted(key.trimEnd())} is not closed before its colon.`,
  hint: `Write \`"${key.replace(/\s*:\s*$/, '')}":\`.`,
  lost: true,
});

const noKey = (at: Stumble): Fault => {
  const fault = (message: string, hint: string): Fault => ({ code: 'syntax/key-expected', message, hint });
  const usual = `A key is expected here, but ${shown(at)} was found`;
  if (at.found === ',') return fault('Two commas follow each other.', 'Remove one of them.');
  if (/^[[{]$/.test(at.found) && at.container)
    return {
      ...fault(
        `${usual}: ${opened(at.container)} is still open.`,
        at.container.empty
          ? 'Remove one of the two brackets, or write a key and a colon between them.'
          : `Close it with \`${CLOSER[at.container.kind]}\` first, or write a key and a colon here.`,
      ),
      lost: true,
    };
  if (/^\d/.test(at.found) && /\d,$/.test(at.lead))
    return fault(`${usual}.`, 'Write a number without commas between its digits, as in `12000`.');
  return fault(
    `${usual}.`,
    'Every entry of an object is a key in double quotes, a colon and a value; a list stands in square brackets.',
  );
};

/** A key where none can be. */
const strayColon = ({ container }: Stumble): Fault =>
  container?.kind === 'list'
    ? {
        code: 'syntax/key-in-list',
        message: `A key stands in a list: ${opened(container)} is still open.`,
        hint: 'Put `{` before the key, or close the list with `]` first.',
        lost: true,
      }
    : {
        code: 'syntax/comma-expected',
        message: 'A second colon follows a value.',
        hint: 'Put a comma between two entries, or `{` before a key inside.',
        lost: true,
      };

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
  if (what === 'comma' && /\d$/.test(at.lead) && /^\d/.test(at.found))
    return {
      code: 'syntax/number',
      message: `A number begins with 0 before ${shown(at)}.`,
      hint: `Write \`${at.found}\`, or put it in double quotes where it is a name.`,
    };
  if (what === 'comma' && at.container?.kind === 'object' && isSecondValue(at))
    return {
      code: 'syntax/second-value',
      message: `${shown(at)} follows a value, without a key.`,
      hint: 'Keep one of the values, or write a comma and `"key":` between them; several values stand in a list, `[…]`.',
      lost: true,
    };
  if (/^[\]}]/.test(at.found) && at.found[0] !== CLOSER[at.container?.kind ?? 'object']) return mismatch(at);
  const where =
    what === 'comma' && at.before.line < at.at.line
      ? `at the end of line ${at.before.line}`
      : `before ${shown(at)}`;
  return { code: `syntax/${what}-expected`, message: `A ${what} is missing ${where}.`, hint };
};

const isSecondValue = ({ found, next }: Stumble): boolean =>
  /^(?:-?\d|true$|false$|null$)/.test(found) || (found.startsWith('"') && next !== ':');

const CLOSER = { object: '}', list: ']' } as const;

const mismatch = (at: Stumble): Fault => ({
  code: 'syntax/bracket',
  message: `${shown(at)} closes nothing here${at.container ? `: ${opened(at.container)} is still open` : ''}.`,
  hint: at.container
    ? `Close it with \`${CLOSER[at.container.kind]}\` first; or take the ${shown(at)} away, or add the bracket that it should close.`
    : 'Remove it.',
  lost: true,
});

const unclosed = ({ container }: Stumble): Fault => ({
  code: 'syntax/unclosed',
  message: `The file ends before ${container ? opened(container) : 'the value'} is closed.`,
  hint: `Add the missing \`${CLOSER[container?.kind ?? 'object']}\`.`,
  lost: true,
});

/** The same where the indentation shows which one was left open: it ends before line `end`. */
export const leftOpen = (kind: 'object' | 'list', place: Place, end: Place): Fault => ({
  code: 'syntax/unclosed',
  message: `${capitalised(opened({ kind, place }))} is not closed.`,
  hint: `Add the missing \`${CLOSER[kind]}\` before line ${end.line}, where something further left is closed.`,
});

const opened = ({ kind, place }: Pick<NonNullable<Stumble['container']>, 'kind' | 'place'>): string =>
  `the ${kind} that starts in line ${place.line}, column ${place.column}`;

const codePoint = (text: string): string =>
  `U+${text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

const quoted = (text: string): string => `\`${text.replace(/\p{Cc}/gu, codePoint)}\``;

const shown = ({ found }: Stumble): string => (found === '' ? 'the end of the file' : quoted(found));
