import { exportPage, type MadeFile, type OptionValues } from '@platelayer/export';
import { drawWhenLoaded, type Page } from '@platelayer/scene';
import { testPage } from '@platelayer/sheets';
import { bundledFonts } from './fonts.ts';
import { fetchSubsetter } from './subsetter.ts';
import type { JobContext } from './values.ts';

export const drawTestPage = async (): Promise<Page> => {
  const fonts = await bundledFonts();
  return drawWhenLoaded([fonts], () => testPage(fonts));
};

export const pressTestPage = async (
  format: string,
  options: OptionValues,
  { signal, onProgress }: JobContext,
): Promise<MadeFile> => {
  const press = { fonts: await bundledFonts(), subsetter: await fetchSubsetter(), signal };
  return exportPage(await drawTestPage(), 'platelayer-test-page', format, press, { options, onProgress });
};
