import { drawWhenLoaded, type Page } from '@platelayer/scene';
import { testPage } from '@platelayer/sheets';
import { bundledFonts } from './fonts.ts';

/** The sheet to try a printer with. */
export const drawTestPage = async (): Promise<Page> => {
  const fonts = await bundledFonts();
  return drawWhenLoaded([fonts], () => testPage(fonts));
};
