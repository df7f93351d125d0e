import { exportPage } from '@platelayer/export';
import { drawWhenLoaded, type Page } from '@platelayer/scene';
import { testPage } from '@platelayer/sheets';
import { bundledFonts } from './fonts.ts';
import type { JobContext } from './jobs.ts';
import type { Jobs } from './messages.ts';
import { fetchSubsetter } from './subsetter.ts';

/** The sheet to try a printer with. */
export const drawTestPage = async (): Promise<Page> => {
  const fonts = await bundledFonts();
  return drawWhenLoaded([fonts], () => testPage(fonts));
};

/** The printer's test page as a file. */
export const pressTestPage = async (
  { format, options }: Jobs['pressTestPage']['in'],
  { signal, onProgress }: JobContext,
): Promise<Jobs['pressTestPage']['out']> => {
  const press = { fonts: await bundledFonts(), subsetter: await fetchSubsetter(), signal };
  return exportPage(await drawTestPage(), 'platelayer-test-page', format, press, { options, onProgress });
};
