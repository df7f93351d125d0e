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

/** The best-known 18xx game. */
const DEFAULT_PORT = 1830;

/** Serves the application, optionally with a game, until the user stops it. */
export async function runServe(
  game: string | undefined,
  { port, open, json }: ServeCommand,
  terminal: Terminal,
  app: BuiltApp | undefined,
): Promise<ExitStatus> {
  const unusable = (message: string) => refuse({ status: EXIT_STATUS.unusable, message }, json, terminal);
  if (!app) return unusable('The application has not been built. In a checkout, run npm start to build it.');
  const served = game === undefined ? undefined : await serveGame(game, terminal);
  if (served && 'message' in served) return refuse(served, json, terminal);
  const signal = terminal.interrupted();
  try {
    const server = await startServer(app, {
      port: port ?? DEFAULT_PORT,
      flexible: port === undefined,
      failed: (path, error) =>
        terminal.err(`Could not serve ${printable(path)}: ${printable(fileErrorText(error))}\n`),
      ...(served ? { extra: served.answer, home: served.path, editing: served.editing } : {}),
    });
    served?.follow(signal);
    const address = new URL(served?.path ?? '/', server.address).href;
    if (json) terminal.out(`${JSON.stringify({ address }, undefined, 2)}\n`);
    else terminal.out(`Platelayer is running at ${address}   (press Ctrl+C to stop)\n`);
    if (open) terminal.browse(address);
    if (!signal.aborted)
      await new Promise<void>((stop) => signal.addEventListener('abort', () => stop(), { once: true }));
    await server.stop();
    return EXIT_STATUS.fine;
  } catch (error) {
    return unusable(`Cannot serve the application on port ${port ?? DEFAULT_PORT}: ${fileErrorText(error)}`);
  }
}

export const addServe = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('serve')
    .description('Serve the application locally, to view games in a browser.')
    .argument('[game]', 'game to open: a file, folder or zip, or the id of a bundled game')
    .option('-p, --port <number>', `port (default: ${DEFAULT_PORT}, or the next free one)`, readPort)
    .option('--open', 'open the browser', false)
    .option('--json', 'print the address as JSON', false)
    .addHelpText('after', HELP)
    .action(async (game: string | undefined, options: ServeCommand) =>
      end(await runServe(game, options, terminal, await findBuiltApp())),
    );

const HELP = `
Nothing leaves this machine, and other machines cannot reach the application. In any browser the page shows
every save of your game file, folder or zip within two seconds. Press Ctrl+C to stop.

Exit status: 0 stopped; 1 not a game; 2 the game could not be read, or the port is in use.

Example:
  $ platelayer serve game.json --open`;
