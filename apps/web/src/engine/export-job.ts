import {
  type ExportRequest,
  type ExportResult,
  type GameDrawings,
  makeExport,
  planExport,
} from '@platelayer/export';
import { fetchSubsetter } from './subsetter.ts';
import type { JobContext } from './values.ts';

export const exportPlan = async (request: ExportRequest, drawings: GameDrawings) =>
  (await planExport(drawings, request)).files.map(({ name, address }) => ({ name, address }));

export const makeFiles = async (
  request: ExportRequest,
  zip: boolean,
  drawings: GameDrawings,
  { onProgress, signal }: JobContext,
): Promise<ExportResult> => {
  const plan = await planExport(drawings, request);
  const press = { fonts: drawings.fonts, subsetter: await fetchSubsetter(), signal };
  return makeExport(plan, press, { zip, onProgress });
};
