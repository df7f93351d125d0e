import { nodeTerminal } from './node-terminal.ts';
import { run } from './program.ts';
import { fileErrorText } from './read-text.ts';
import { EXIT_STATUS } from './terminal.ts';

/** Runs the command in the arguments and sets the exit status. */
export async function main(): Promise<void> {
  handleOutputErrors();
  if (!hasWorkingFolder()) {
    process.stderr.write('The current folder no longer exists. Change to another one.\n');
    process.exitCode = EXIT_STATUS.unusable;
    return;
  }
  const status = await run(process.argv.slice(2), nodeTerminal());
  process.exitCode ??= status;
}

/** `process.cwd()` throws if another program has deleted the folder. */
function hasWorkingFolder(): boolean {
  try {
    return process.cwd() !== '';
  } catch {
    return false;
  }
}

/** Ignores a reader that stops early, such as `head`. Any other output error is reported once and sets the exit status. */
function handleOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || process.exitCode === EXIT_STATUS.unusable) return;
      process.exitCode = EXIT_STATUS.unusable;
      process.stderr.write(`Cannot write the output: ${fileErrorText(error)}\n`);
    });
}

/** Runs an export thread, and calls back when its work is done. */
export async function makeFiles(done: () => void): Promise<void> {
  const { answerTasks } = await import('./export/worker.ts');
  answerTasks(done);
}
