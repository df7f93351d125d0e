import { nodeTerminal } from './node-terminal.ts';
import { run } from './program.ts';

/** The whole program: runs the command that it was started with and sets the exit status. */
export async function main(): Promise<void> {
  // Whoever reads our output may stop early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = await run(process.argv.slice(2), nodeTerminal());
}
