import type { Refusal } from './open-game.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from './terminal.ts';

/** Says why nothing was done: to people as an error, to programs on the standard output. */
export const refuse = (
  { status, message }: Refusal,
  json: boolean,
  { out, err }: Pick<Terminal, 'out' | 'err'>,
): ExitStatus => {
  if (json) out(`${JSON.stringify({ error: message }, undefined, 2)}\n`);
  else err(`${message}\n`);
  return status;
};

/** Asks before something is replaced; without a yes nothing is written. */
export async function refusedByUser(
  question: string,
  ask: NonNullable<Terminal['ask']>,
): Promise<Refusal | undefined> {
  const answer = await ask(question);
  if (answer === 'yes') return undefined;
  const status = answer === 'stopped' ? EXIT_STATUS.stopped : EXIT_STATUS.unusable;
  return { status, message: 'Nothing was written.' };
}
