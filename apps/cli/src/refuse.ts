import type { Refusal } from './open-game.ts';
import type { ExitStatus, Terminal } from './terminal.ts';

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
