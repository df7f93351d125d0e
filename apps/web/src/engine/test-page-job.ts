import { toPdf, toPng, toSvg } from '@platelayer/press';
import { bundledFonts } from './fonts.ts';
import type { JobContext } from './jobs.ts';
import type { Jobs } from './messages.ts';
import { fetchSubsetter } from './subsetter.ts';
import { drawTestPage } from './test-page.ts';

/** The printer's test page as a file. */
export const testPageJob = async (
  { format, dpi, lettering }: Jobs['pressTestPage']['in'],
  { signal, onProgress }: JobContext,
): Promise<Jobs['pressTestPage']['out']> => {
  const [fonts, embed] = [await bundledFonts(), await fetchSubsetter()];
  const page = await drawTestPage();
  const name = `platelayer-test-page.${format}`;
  const options = {
    fonts,
    signal,
    onProgress: (done: number, total: number) => onProgress(done, total, name),
  };
  const make = {
    pdf: () => toPdf({ title: page.title ?? '', pages: [page] }, { ...options, subsetter: embed }),
    png: () => toPng(page, { ...options, dpi }),
    svg: async () =>
      new TextEncoder().encode(
        toSvg(page, { fonts, textMode: lettering === 'embed' ? { embed } : 'outlines' }),
      ),
  }[format];
  return { name, bytes: (await make()) as Uint8Array<ArrayBuffer> };
};
