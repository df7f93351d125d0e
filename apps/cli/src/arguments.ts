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
export const quotedArgument = (text: string): string =>
  /^[\w./\\:@%+-]+$/.test(text) ? text : `"${text.replaceAll('"', '\\"')}"`;

/** Words with commas between them. */
export const readList = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** All values of an option that may be repeated. */
export const collect = (text: string, all: readonly string[]): readonly string[] => [...all, text];
