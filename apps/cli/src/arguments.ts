import process from 'node:process';
import { InvalidArgumentError } from 'commander';
import type { ExitStatus } from './terminal.ts';

/** Receives the exit status of a command. */
export type OnExit = (status: ExitStatus) => void;

export function readCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Use a whole number.');
  return Number(text);
}

export const readCountFrom =
  (min: number, max: number) =>
  (text: string): number => {
    const count = readCount(text);
    if (count < min || count > max) throw new InvalidArgumentError(`Choose ${min} to ${max}.`);
    return count;
  };

export function readPort(text: string): number {
  const port = readCount(text);
  if (port > 65_535) throw new InvalidArgumentError('The highest port is 65535.');
  return port;
}

/** Quotes an argument so that it can be pasted into a shell. */
export const quoteArgument = (text: string, platform = process.platform): string => {
  // A leading hyphen would make it an option.
  const word = text.startsWith('-') ? `./${text}` : text;
  if (platform === 'win32') return /^[\w./\\:@+-]+$/.test(word) ? word : `"${word}"`;
  if (/^[\w./:@%+-]+$/.test(word)) return word;
  // A shell expands variables and commands even inside double quotes.
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
};

export const readCommaList = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

export const collectRepeated = (text: string, all: readonly string[]): readonly string[] => [...all, text];
