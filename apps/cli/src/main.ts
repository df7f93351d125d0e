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

/** A thread of an export; calls back when its work is done. */
export async function makeFiles(done: () => void): Promise<void> {
  const { answerTasks } = await import('./export/worker.ts');
  answerTasks(done);
}
