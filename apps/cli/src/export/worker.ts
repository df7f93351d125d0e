import { parentPort, workerData } from 'node:worker_threads';
import { planExport, runExport } from '@platelayer/export';
import { load } from '@platelayer/game';
import { libraryWith } from '@platelayer/library';
import { readSubsetter } from '../tools.ts';
import { openWorkshop } from '../workshop.ts';
import type { Answer, Order, Result, Task } from './crew.ts';

/** A thread that makes files of an export. It draws the game itself: drawings are larger than what they are made of. */
const { text, assets, config, choice, making } = workerData as Order;

const ready = (async () => {
  const { game } = load(text, libraryWith(assets));
  if (!game) throw new Error('The game could be read a moment ago.');
  const { studio, fonts } = await openWorkshop(game, config, assets);
  const options = { ...making, fonts, subsetter: await readSubsetter() };
  return { studio, options, files: await planExport(game, config, studio, choice) };
})();

const make = async (index: number): Promise<Result> => {
  const { files, studio, options } = await ready;
  for await (const made of runExport(files.slice(index, index + 1), studio, options)) {
    if ('bytes' in made) return { bytes: made.bytes };
    return 'failure' in made ? { failure: made.failure } : { skipped: true };
  }
  return { skipped: true };
};

parentPort?.on('message', async (task: Task) => {
  const answer: Answer =
    task === 'finish' ? { diagnostics: (await ready).studio.diagnostics() } : await make(task);
  parentPort?.postMessage(answer);
});
