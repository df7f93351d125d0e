import { capitalised } from '../sentence.ts';
import type { Place } from './parsed.ts';

/** The context of a syntax error. */
export interface SyntaxErrorContext {
  /** The unexpected characters, shortened; empty at the end of the text. */
  readonly found: string;
  /**
   * Text up to the next comma, bracket, quote or line end, shortened, and whether a quote follows directly.
   */
  readonly phrase: string;
  readonly endsInQuote: boolean;
  /** The next non-space character after `found`. */
  readonly next: string;
  /** Syntax that the parser expected: the beginning of the file, a key or value, or the end. */
  readonly awaits: 'beginning' | 'key' | 'value' | 'end';
  /** The enclosing object or list, or the one left unclosed; undefined at the top level. */
  readonly container:
    | { readonly kind: 'object' | 'list'; readonly place: Place; readonly empty: boolean }
    | undefined;
  /** The last key, if its value has not followed yet. */
  readonly key: string | undefined;
  /** The two characters before the error. */
  readonly lead: string;
  /** The end of the previous value, and the position of the error. */
  readonly before: Place;
  readonly at: Place;
}

export interface SyntaxDiagnostic {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** Whether the parser cannot recover, so that later errors only follow from this one. */
  readonly lost?: boolean;
}

/** Message for each error code of the JSON parser. */
export const SYNTAX_ERRORS: Readonly<Record<string, (at: SyntaxErrorContext) => SyntaxDiagnostic>> = {
  InvalidSymbol: (at) => SYMBOLS.find(({ matches }) => matches(at))?.diagnostic(at) ?? strayText(at),
  InvalidNumberFormat: (at) => brokenNumber(at),
  UnexpectedEndOfNumber: (at) => brokenNumber(at),
  PropertyNameExpected: (at) => noKey(at),
  ValueExpected: (at) => missing(at, 'value', 'Write a value here, or remove the key or comma before it.'),
  ColonExpected: (at) =>
    endsInColon(at)
      ? unclosedKey(at)
      : {
          code: 'syntax/colon-expected',
          message: `Expected a colon after the key, found ${shown(at)}.`,
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
    message: 'This string is not closed on its line.',
    hint: 'End it with a double quote. For a line break inside a string, write `\\n`.',
    lost: true,
  }),
  InvalidUnicode: () => ({
    code: 'syntax/escape',
    message: 'Invalid escape: `\\u` needs four hexadecimal digits.',
    hint: 'Write all four digits, as in `\\u221E`, or the character itself.',
  }),
  InvalidEscapeCharacter: () => ({
    code: 'syntax/escape',
    message: 'Invalid escape: this character cannot follow a backslash.',
    hint: 'Write `\\\\` for a backslash; only `" \\ / b f n r t u` may follow a single one.',
  }),
  InvalidCharacter: () => ({
    code: 'syntax/control-character',
    message: 'This string contains a control character, such as a tab.',
    hint: 'Write a tab as `\\t`.',
  }),
};

interface SymbolError {
  readonly matches: (at: SyntaxErrorContext) => boolean;
  readonly diagnostic: (at: SyntaxErrorContext) => SyntaxDiagnostic;
}

const looksLike =
  (form: RegExp) =>
  ({ found }: SyntaxErrorContext): boolean =>
    form.test(found);

/** Whether the key includes its own colon because the closing quote is missing. */
const endsInColon = ({ key }: SyntaxErrorContext): boolean => key !== undefined && /:\s*$/.test(key);

/** Notations from other languages, the most specific first. */
const SYMBOLS: readonly SymbolError[] = [
  {
    matches: looksLike(/^([<=>|])\1{6}$/),
    diagnostic: () => ({
      code: 'syntax/conflict',
      message: 'Unresolved merge conflict.',
      hint: 'Keep one version and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`.',
      lost: true,
    }),
  },
  {
    matches: (at) => at.key !== undefined && /^#[\da-f]{3,8}$/i.test(at.found),
    diagnostic: (at) => unquoted('colour', at),
  },
  {
    matches: looksLike(/^#/),
    diagnostic: () => ({
      code: 'syntax/symbol',
      message: '`#` does not begin a comment.',
      hint: 'Write `//` before a comment.',
    }),
  },
  {
    matches: looksLike(/^[\s\u200B-\u200D\u2060]/),
    diagnostic: ({ found }) => ({
      code: 'syntax/blank',
      message: `JSON does not allow this space character (${codePoint(found)}).`,
      hint: 'Replace it with a normal space. Text copied from a web page often contains such characters.',
    }),
  },
  { matches: ({ awaits }) => awaits === 'beginning', diagnostic: (at) => beginning(at) },
  { matches: ({ awaits }) => awaits === 'end', diagnostic: (at) => afterEnd(at) },
  { matches: endsInColon, diagnostic: (at) => unclosedKey(at) },
  {
    matches: looksLike(/^['‘’“”`]/),
    diagnostic: ({ found }) => ({
      code: 'syntax/quotes',
      message: `${quoted(found)} does not start with a double quote.`,
      hint: 'Put strings and keys in plain double quotes: `"…"`.',
    }),
  },
  {
    matches: looksLike(/^(true|false|null)$/i),
    diagnostic: ({ found }) => ({
      code: 'syntax/symbol',
      message: `${quoted(found)} is not a JSON value.`,
      hint: `Write \`${found.toLowerCase()}\` in lower case.`,
    }),
  },
  {
    matches: looksLike(/^(undefined|none|nil)$/i),
    diagnostic: ({ found }) => ({
      code: 'syntax/symbol',
      message: `${quoted(found)} is not a JSON value.`,
      hint: 'Write `null`, or leave the entry out.',
    }),
  },
  {
    matches: looksLike(/^[+-]?(nan|infinity)$/i),
    diagnostic: ({ found }) => ({
      code: 'syntax/symbol',
      message: `${quoted(found)} is not a JSON value.`,
      hint: 'Write a number, or leave the entry out.',
    }),
  },
  {
    matches: looksLike(/^(yes|no|on|off)$/i),
    diagnostic: ({ found }) => ({
      code: 'syntax/symbol',
      message: `${quoted(found)} is not a JSON value.`,
      hint: `Write \`${/^(yes|on)$/i.test(found)}\`.`,
    }),
  },
  {
    matches: looksLike(/^[−–—]\d/),
    diagnostic: ({ found }) => ({
      code: 'syntax/number',
      message: `${quoted(found)} begins with a dash instead of a minus sign.`,
      hint: `Write \`-${found.slice(1)}\`.`,
    }),
  },
  {
    matches: looksLike(/^[+-]?[.\d]/),
    diagnostic: ({ found }) => ({
      code: 'syntax/number',
      message: `${quoted(found)} is not a valid JSON number.`,
      hint: 'Write a digit before the decimal point and no plus sign, as in `0.5`.',
    }),
  },
  {
    matches: looksLike(/^;/),
    diagnostic: () => ({
      code: 'syntax/comma-expected',
      message: '`;` does not separate entries.',
      hint: 'Put a comma between two entries.',
    }),
  },
  {
    matches: looksLike(/^=>?/),
    diagnostic: ({ found }) => ({
      code: 'syntax/colon-expected',
      message: `Expected a colon between key and value, found ${quoted(found)}.`,
      hint: 'Write `"key": value`.',
    }),
  },
  {
    matches: looksLike(/^[()]/),
    diagnostic: () => ({
      code: 'syntax/bracket',
      message: 'JSON does not use round brackets.',
      hint: 'Write a list as `[…]` and an object as `{…}`.',
      lost: true,
    }),
  },
  {
    matches: ({ lead }) => /\d$/.test(lead),
    diagnostic: ({ found }) => ({
      code: 'syntax/number',
      message: `${quoted(found)} directly follows a number.`,
      hint: 'Write only the number, or put the whole value in double quotes.',
    }),
  },
  {
    matches: ({ lead }) => lead.endsWith('"'),
    diagnostic: ({ found }) => ({
      code: 'syntax/quotes',
      message: `The string ends before ${quoted(found)}.`,
      hint: 'Write a double quote inside a string as `"`.',
      lost: true,
    }),
  },
  {
    matches: ({ endsInQuote }) => endsInQuote,
    diagnostic: ({ phrase }) => ({
      code: 'syntax/quotes',
      message: `A double quote is missing before ${quoted(phrase)}.`,
      hint: `Write \`"${phrase}"\`.`,
      lost: true,
    }),
  },
  {
    matches: ({ awaits, found }) => awaits === 'value' && /^[\p{L}\d$£€¥∞]/u.test(found),
    diagnostic: (at) => unquoted('string', at),
  },
];

const unquoted = (noun: string, { phrase }: SyntaxErrorContext): SyntaxDiagnostic => ({
  code: 'syntax/quotes',
  message: `The ${noun} ${quoted(phrase)} has no quotes.`,
  hint: `Write \`"${phrase}"\`.`,
});

const beginning = (at: SyntaxErrorContext): SyntaxDiagnostic => ({
  code: 'syntax/beginning',
  message: `The file begins with ${shown(at)}, not with \`{\`.`,
  hint: 'A game file is one object in curly brackets; remove anything before it.',
  lost: true,
});

const afterEnd = (at: SyntaxErrorContext): SyntaxDiagnostic =>
  at.found === ':'
    ? {
        code: 'syntax/beginning',
        message: 'The file begins with a key, not with `{`.',
        hint: 'Put `{` before the first key and `}` after the last entry.',
        lost: true,
      }
    : {
        code: 'syntax/text-after-end',
        message: `The file continues with ${shown(at)} after its end.`,
        hint: 'A file contains one object. Look for an extra closing bracket, or remove what follows.',
        lost: true,
      };

const unclosedKey = ({ key = '' }: SyntaxErrorContext): SyntaxDiagnostic => ({
  code: 'syntax/quotes',
  message: `The key ${quoted(key.trimEnd())} is not closed before its colon.`,
  hint: `Write \`"${key.replace(/\s*:\s*$/, '')}":\`.`,
  lost: true,
});

const noKey = (at: SyntaxErrorContext): SyntaxDiagnostic => {
  const keyExpected = (message: string, hint: string): SyntaxDiagnostic => ({
    code: 'syntax/key-expected',
    message,
    hint,
  });
  const expected = `Expected a key, found ${shown(at)}`;
  if (at.found === ',') return keyExpected('There are two commas in a row.', 'Remove one of them.');
  if (/^[[{]$/.test(at.found) && at.container)
    return {
      ...keyExpected(
        `${expected}: ${opened(at.container)} is still open.`,
        at.container.empty
          ? 'Remove one of the two brackets, or write a key and a colon between them.'
          : `Close it with \`${CLOSER[at.container.kind]}\` first, or write a key and a colon here.`,
      ),
      lost: true,
    };
  if (/^\d/.test(at.found) && /\d,$/.test(at.lead))
    return keyExpected(`${expected}.`, 'Write a number without commas between its digits, as in `12000`.');
  return keyExpected(
    `${expected}.`,
    'Write each entry of an object as a key in double quotes, a colon and a value. Put a list in square brackets.',
  );
};

/** A colon where no key is allowed. */
const strayColon = ({ container }: SyntaxErrorContext): SyntaxDiagnostic =>
  container?.kind === 'list'
    ? {
        code: 'syntax/key-in-list',
        message: `This key is inside a list: ${opened(container)} is still open.`,
        hint: 'Put `{` before the key, or close the list with `]` first.',
        lost: true,
      }
    : {
        code: 'syntax/comma-expected',
        message: 'There is a second colon after a value.',
        hint: 'Put a comma between two entries, or `{` before a nested key.',
        lost: true,
      };

const strayText = (at: SyntaxErrorContext): SyntaxDiagnostic =>
  at.next === ':'
    ? {
        code: 'syntax/quotes',
        message: `The key ${quoted(at.found)} has no quotes.`,
        hint: `Write \`"${at.found}"\`.`,
      }
    : {
        code: 'syntax/symbol',
        message: `Unexpected ${quoted(at.found)}.`,
        hint: 'Put strings in double quotes and remove stray characters.',
      };

const brokenNumber = ({ found }: SyntaxErrorContext): SyntaxDiagnostic => ({
  code: 'syntax/number',
  message: `The number ${quoted(found)} is incomplete.`,
  hint: 'Write digits after the decimal point and after the `e`, or remove them.',
});

const missing = (at: SyntaxErrorContext, what: 'value' | 'comma', hint: string): SyntaxDiagnostic => {
  if (at.found === '' && at.container === undefined)
    return {
      code: 'syntax/empty',
      message: 'The file is empty.',
      hint: 'A game file contains one object.',
    };
  if (what === 'comma' && /\d$/.test(at.lead) && /^\d/.test(at.found))
    return {
      code: 'syntax/number',
      message: `A number starts with 0 before ${shown(at)}.`,
      hint: `Write \`${at.found}\`, or put it in double quotes if it is a name.`,
    };
  if (what === 'comma' && at.container?.kind === 'object' && isSecondValue(at))
    return {
      code: 'syntax/second-value',
      message: `${shown(at)} follows a value without a key.`,
      hint: 'Keep one of the values, or write a comma and `"key":` between them. Put several values in a list, `[…]`.',
      lost: true,
    };
  if (/^[\]}]/.test(at.found) && at.found[0] !== CLOSER[at.container?.kind ?? 'object']) return mismatch(at);
  const where =
    what === 'comma' && at.before.line < at.at.line
      ? `at the end of line ${at.before.line}`
      : `before ${shown(at)}`;
  return {
    code: what === 'comma' ? 'syntax/comma-expected' : 'syntax/value-expected',
    message: `A ${what} is missing ${where}.`,
    hint,
  };
};

const isSecondValue = ({ found, next }: SyntaxErrorContext): boolean =>
  /^(?:-?\d|true$|false$|null$)/.test(found) || (found.startsWith('"') && next !== ':');

const CLOSER = { object: '}', list: ']' } as const;

const mismatch = (at: SyntaxErrorContext): SyntaxDiagnostic => ({
  code: 'syntax/bracket',
  message: `${shown(at)} does not close anything here${at.container ? `: ${opened(at.container)} is still open` : ''}.`,
  hint: at.container
    ? `Close it with \`${CLOSER[at.container.kind]}\` first. Otherwise remove the ${shown(at)}, or add the bracket that it should close.`
    : 'Remove it.',
  lost: true,
});

const unclosed = ({ container }: SyntaxErrorContext): SyntaxDiagnostic => ({
  code: 'syntax/unclosed',
  message: `The file ends before ${container ? opened(container) : 'the value'} is closed.`,
  hint: `Add the missing \`${CLOSER[container?.kind ?? 'object']}\`.`,
  lost: true,
});

/** An unclosed bracket that the indentation reveals; it should be closed before line `end`. */
export const leftOpen = (kind: 'object' | 'list', place: Place, end: Place): SyntaxDiagnostic => ({
  code: 'syntax/unclosed',
  message: `${capitalised(opened({ kind, place }))} is not closed.`,
  hint: `Add the missing \`${CLOSER[kind]}\` before line ${end.line}, where a bracket with less indentation is closed.`,
});

const opened = ({
  kind,
  place,
}: Pick<NonNullable<SyntaxErrorContext['container']>, 'kind' | 'place'>): string =>
  `the ${kind} that starts on line ${place.line}, column ${place.column}`;

const codePoint = (text: string): string =>
  `U+${text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

const quoted = (text: string): string => `\`${text.replace(/\p{Cc}/gu, codePoint)}\``;

const shown = ({ found }: SyntaxErrorContext): string =>
  found === '' ? 'the end of the file' : quoted(found);
