import { exportPage } from '@platelayer/export';
import { bundledFonts } from './fonts.ts';
import type { JobContext } from './jobs.ts';
import type { Jobs } from './messages.ts';
import { fetchSubsetter } from './subsetter.ts';
import { drawTestPage } from './test-page.ts';

/** The printer's test page as a file. */
export const testPageJob = async (
  { format, options }: Jobs['pressTestPage']['in'],
  { signal, onProgress }: JobContext,
): Promise<Jobs['pressTestPage']['out']> => {
  const press = { fonts: await bundledFonts(), subsetter: await fetchSubsetter(), signal };
  return exportPage(await drawTestPage(), 'platelayer-test-page', format, press, { options, onProgress });
};
