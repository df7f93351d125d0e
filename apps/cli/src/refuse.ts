import type { Refusal } from './open-game.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from './terminal.ts';

/** Prints why nothing was done, as JSON to the standard output or as text to the error output. */
export const refuse = (
  { status, message }: Refusal,
  json: boolean,
  { out, err }: Pick<Terminal, 'out' | 'err'>,
): ExitStatus => {
  if (json) out(`${JSON.stringify({ error: message }, undefined, 2)}\n`);
  else err(`${message}\n`);
  return status;
};

/** Asks before replacing files. Any answer but yes refuses the command. */
export async function refusedByUser(
  question: string,
  ask: NonNullable<Terminal['ask']>,
): Promise<Refusal | undefined> {
  const answer = await ask(question);
  if (answer === 'yes') return undefined;
  const status = answer === 'stopped' ? EXIT_STATUS.stopped : EXIT_STATUS.unusable;
  return { status, message: 'Nothing was written.' };
}
