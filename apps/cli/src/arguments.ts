import process from 'node:process';
import { InvalidArgumentError } from 'commander';
import type { ExitStatus } from './terminal.ts';

/** Takes the status that a command ends with. */
export type OnExit = (status: ExitStatus) => void;

export function readCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It should be a whole number.');
  return Number(text);
}

export const readCountFrom =
  (least: number, most: number) =>
  (text: string): number => {
    const count = readCount(text);
    if (count < least || count > most) throw new InvalidArgumentError(`Choose ${least} to ${most}.`);
    return count;
  };

export function readPort(text: string): number {
  const port = readCount(text);
  if (port > 65_535) throw new InvalidArgumentError('Ports end at 65535.');
  return port;
}

/** An argument as it is written on the command line. */
export const quotedArgument = (text: string, platform = process.platform): string => {
  // What begins like an option would be taken for one.
  const word = text.startsWith('-') ? `./${text}` : text;
  if (platform === 'win32') return /^[\w./\\:@+-]+$/.test(word) ? word : `"${word}"`;
  if (/^[\w./:@%+-]+$/.test(word)) return word;
  // Between double quotes a shell still finds variables and commands.
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
};

/** Words with commas between them. */
export const readList = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** All values of an option that may be repeated. */
export const collect = (text: string, all: readonly string[]): readonly string[] => [...all, text];
