import { parentPort, workerData } from 'node:worker_threads';
import { makeFile, pictureProblems, planExport } from '@platelayer/export';
import { load } from '@platelayer/game';
import { libraryWith } from '@platelayer/library';
import { openGameDrawings } from '../drawings.ts';
import { openPress } from '../fonts.ts';
import type { Task, ThreadInput, ThreadReply } from './threads.ts';

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

  const answer = async (task: Task): Promise<ThreadReply> => {
    const { drawings, plan, press } = await ready;
    if (task === 'finish')
      return { task, diagnostics: [...drawings.diagnostics(), ...pictureProblems(assets)] };
    return { task, outcome: await makeFile(plan.files[task]!, press) };
  };

  parentPort?.on('message', async (task: Task) => {
    const reply = await answer(task);
    if (task === 'finish') finished();
    // Handed over, not copied: pictures are large.
    const bytes = 'outcome' in reply && 'bytes' in reply.outcome ? reply.outcome.bytes : undefined;
    parentPort?.postMessage(reply, bytes ? [bytes.buffer as ArrayBuffer] : []);
  });
}
