import type { Command } from 'commander';
import { type OnExit, readPort } from '../arguments.ts';
import { printable } from '../format-diagnostic.ts';
import { fileErrorText } from '../read-text.ts';
import { refuse } from '../refuse.ts';
import { type BuiltApp, findBuiltApp } from '../serve/built-app.ts';
import { serveGame } from '../serve/served-game.ts';
import { startServer } from '../serve/server.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';

export interface ServeCommand {
  readonly port?: number;
  readonly open: boolean;
  readonly json: boolean;
}

/** As on the railway that the first of these games is about. */
const DEFAULT_PORT = 1830;

/** Serves the application on this machine, with a game to begin with, until the user stops it. */
export async function runServe(
  game: string | undefined,
  { port, open, json }: ServeCommand,
  terminal: Terminal,
  app: BuiltApp | undefined,
): Promise<ExitStatus> {
  const unusable = (message: string) => refuse({ status: EXIT_STATUS.unusable, message }, json, terminal);
  if (!app) return unusable('The application has not been built; in a checkout, npm start builds it.');
  const served = game === undefined ? undefined : await serveGame(game, terminal);
  if (served && 'message' in served) return refuse(served, json, terminal);
  const signal = terminal.interrupted();
  try {
    const server = await startServer(app, {
      port: port ?? DEFAULT_PORT,
      flexible: port === undefined,
      failed: (path, error) =>
        terminal.err(`${printable(path)} could not be answered: ${printable(fileErrorText(error))}\n`),
      ...(served ? { extra: served.answer, home: served.path, editing: served.editing } : {}),
    });
    served?.follow(signal);
    const address = new URL(served?.path ?? '/', server.address).href;
    if (json) terminal.out(`${JSON.stringify({ address }, undefined, 2)}\n`);
    else terminal.out(`Platelayer is at ${address}   (Ctrl+C stops it)\n`);
    if (open) terminal.browse(address);
    if (!signal.aborted)
      await new Promise<void>((stop) => signal.addEventListener('abort', () => stop(), { once: true }));
    await server.stop();
    return EXIT_STATUS.fine;
  } catch (error) {
    return unusable(
      `The application cannot be served at port ${port ?? DEFAULT_PORT}: ${fileErrorText(error)}`,
    );
  }
}

export const addServe = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('serve')
    .description('Serve the application on this machine, to look at games in a browser.')
    .argument('[game]', 'what to begin with: a game file, folder or zip, or the id of a bundled game')
    .option(
      '-p, --port <number>',
      `where; without it ${DEFAULT_PORT}, or the next one that is free`,
      readPort,
    )
    .option('--open', 'show it in the browser', false)
    .option('--json', 'report for programs', false)
    .addHelpText('after', HELP)
    .action(async (game: string | undefined, options: ServeCommand) =>
      end(await runServe(game, options, terminal, await findBuiltApp())),
    );

const HELP = `
Nothing leaves this machine, and other machines cannot reach the application. In any browser the page shows
every save of your game file, folder or zip within two seconds. Press Ctrl-C to stop.

Exit status: 0 stopped, 1 the file is no game, 2 the game cannot be read or the port is taken.

Example:
  $ platelayer serve game.json --open`;
