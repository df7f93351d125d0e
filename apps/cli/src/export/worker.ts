import { parentPort, workerData } from 'node:worker_threads';
import { makeFile, pictureProblems, planExport } from '@platelayer/export';
import { load } from '@platelayer/game';
import { libraryWith } from '@platelayer/library';
import { openGameDrawings } from '../drawings.ts';
import { openPress } from '../fonts.ts';
import type { Task, ThreadInput, ThreadReply } from './threads.ts';

/**
 * Makes files in a thread. The thread draws the game itself, because drawings are larger to copy than a game. Calls `finished`
 * before the last answer, after which the thread is terminated.
 */
export function answerTasks(finished: () => void): void {
  const { text, assets, config, request } = workerData as ThreadInput;

  const ready = (async () => {
    const { game } = load(text, libraryWith(assets));
    if (!game) throw new Error('The main thread could read this game, but the worker cannot.');
    const drawings = await openGameDrawings(game, config, { text, assets });
    const press = await openPress(drawings.fonts);
    return { drawings, press, plan: await planExport(drawings, request) };
  })();

  const answer = async (task: Task): Promise<ThreadReply> => {
    const { drawings, plan, press } = await ready;
    if (task === 'finish')
      return { task, diagnostics: [...drawings.diagnostics(), ...pictureProblems(assets)] };
    return { task, outcome: await makeFile(plan.files[task]!, press) };
  };

  parentPort?.on('message', async (task: Task) => {
    const reply = await answer(task);
    if (task === 'finish') finished();
    // Transferred instead of copied, because pictures are large.
    const bytes = 'outcome' in reply && 'bytes' in reply.outcome ? reply.outcome.bytes : undefined;
    parentPort?.postMessage(reply, bytes ? [bytes.buffer as ArrayBuffer] : []);
  });
}
