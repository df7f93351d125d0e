import { type GameDrawings, makeExport, planExport } from '@platelayer/export';
import type { JobContext } from './jobs.ts';
import type { Jobs } from './messages.ts';
import { fetchSubsetter } from './subsetter.ts';

/** Names of the files that would be made. */
export const exportNames = async (
  { request }: Jobs['exportNames']['in'],
  drawings: GameDrawings,
): Promise<Jobs['exportNames']['out']> => (await planExport(drawings, request)).files.map(({ name }) => name);

export const exportJob = async (
  { request, zip }: Jobs['export']['in'],
  drawings: GameDrawings,
  { onProgress, signal }: JobContext,
): Promise<Jobs['export']['out']> => {
  const plan = await planExport(drawings, request);
  const press = { fonts: drawings.fonts, subsetter: await fetchSubsetter(), signal };
  return makeExport(plan, press, { zip, onProgress });
};
