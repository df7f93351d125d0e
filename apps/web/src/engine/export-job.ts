import { type GameDrawings, makeExport, planExport } from '@platelayer/export';
import type { JobContext } from './jobs.ts';
import type { Jobs } from './messages.ts';
import { fetchSubsetter } from './subsetter.ts';

/** The files that would be made. */
export const exportPlan = async (
  { request }: Jobs['exportPlan']['in'],
  drawings: GameDrawings,
): Promise<Jobs['exportPlan']['out']> =>
  (await planExport(drawings, request)).files.map(({ name, address }) => ({ name, address }));

export const exportJob = async (
  { request, zip }: Jobs['export']['in'],
  drawings: GameDrawings,
  { onProgress, signal }: JobContext,
): Promise<Jobs['export']['out']> => {
  const plan = await planExport(drawings, request);
  const press = { fonts: drawings.fonts, subsetter: await fetchSubsetter(), signal };
  return makeExport(plan, press, { zip, onProgress });
};
