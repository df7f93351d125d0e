import { nodeTerminal } from './node-terminal.ts';
import { run } from './program.ts';
import { fileErrorText } from './read-text.ts';
import { EXIT_STATUS } from './terminal.ts';

/** The whole program: runs the command that it was started with and sets the exit status. */
export async function main(): Promise<void> {
  surviveClosedOutput();
  if (!hasFolder()) {
    process.stderr.write('The folder that this was started in is gone; change to one that is there.\n');
    process.exitCode = EXIT_STATUS.unusable;
    return;
  }
  const status = await run(process.argv.slice(2), nodeTerminal());
  process.exitCode ??= status;
}

/** Node fails where another program has deleted the folder. */
function hasFolder(): boolean {
  try {
    return process.cwd() !== '';
  } catch {
    return false;
  }
}

/** Whoever reads our output may stop early, as `head` does; any other fault of it is told once and sets the exit status. */
function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || process.exitCode === EXIT_STATUS.unusable) return;
      process.exitCode = EXIT_STATUS.unusable;
      process.stderr.write(`The output cannot be written: ${fileErrorText(error)}\n`);
    });
}

/** A thread of an export; calls back when its work is done. */
export async function makeFiles(done: () => void): Promise<void> {
  const { answerTasks } = await import('./export/worker.ts');
  answerTasks(done);
}
