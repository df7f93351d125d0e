import { parentPort, workerData } from 'node:worker_threads';
import { planExport, runExport } from '@platelayer/export';
import { load } from '@platelayer/game';
import { libraryWith } from '@platelayer/library';
import { openGameDrawings } from '../drawings.ts';
import { openPress } from '../fonts.ts';
import type { Task, TaskResult, ThreadInput, WorkerReply } from './threads.ts';

/**
 * A thread that makes files of an export. It draws the game itself: drawings are larger than what they are made of.
 * Calls back before its last answer, after which it is ended.
 */
export function answerTasks(finished: () => void): void {
  const { text, assets, config, request } = workerData as ThreadInput;

  const ready = (async () => {
    const { game } = load(text, libraryWith(assets));
    if (!game) throw new Error('The game could be read a moment ago.');
    const drawings = await openGameDrawings(game, config, { text, assets });
    const press = await openPress(drawings.fonts);
    return { drawings, press, plan: await planExport(drawings, request) };
  })();

  const makeFile = async (index: number): Promise<TaskResult> => {
    const { plan, press } = await ready;
    for await (const made of runExport(plan.files.slice(index, index + 1), press)) {
      if ('bytes' in made) return { bytes: made.bytes };
      return 'failure' in made ? { failure: made.failure } : { skipped: true };
    }
    return { skipped: true };
  };

  parentPort?.on('message', async (task: Task) => {
    const answer: WorkerReply =
      task === 'finish' ? { diagnostics: (await ready).drawings.diagnostics() } : await makeFile(task);
    if (task === 'finish') finished();
    // Handed over, not copied: pictures are large.
    parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer as ArrayBuffer] : []);
  });
}
