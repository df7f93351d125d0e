import { win32 } from 'node:path';

/** What has a meaning for the shell of Windows outside its own quotes. */
const SPECIAL = /[()[\]%!^"`<>&|;, *?]/g;

const plain = (text: string): string => text.replace(SPECIAL, '^$&');

/** A word as programs on Windows take it from their command line: in quotes, backslashes doubled before a quote. */
const quoted = (word: string): string =>
  `"${word.replace(/(\\*)("|$)/g, (_, slashes, end) => slashes + slashes + (end && '\\"'))}"`;

/**
 * The arguments for `cmd` that start a program which may be a script, to be handed over as they are
 * (`windowsVerbatimArguments`). Node would leave `&` and `%` in a path to the shell, which takes them for its own.
 */
export const throughCmd = (program: string, args: readonly string[]): readonly string[] => [
  '/d',
  '/s',
  '/c',
  `"${[win32.normalize(program), ...args.map(quoted)].map(plain).join(' ')}"`,
];
