import { faces } from '@platelayer/library';
import { createSubsetter, type PressOptions, type Subsetter, toPdf, toPng, toSvg } from '@platelayer/press';
import { type Document, type Fonts, loadFonts } from '@platelayer/scene';
import { testPage } from '@platelayer/sheets';
import subsetWasm from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import { fontUrls } from './font-files.ts';
import type { FromWorker, Job, Picture, Results, ToWorker } from './jobs.ts';

const fetchBytes = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
};

/** Loaded when first needed, and tried again after a failure. */
const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
};

const fonts = once((): Promise<Fonts> => loadFonts(faces, ({ id }) => fetchBytes(fontUrls[id])));
const subsetter = once(async (): Promise<Subsetter> => createSubsetter(await fetchBytes(subsetWasm)));

const openDocument = async (): Promise<Document> => ({
  title: 'Platelayer test page',
  pages: [testPage(await fonts())],
});

const run = async (job: Job, options: Omit<PressOptions, 'fonts'>): Promise<Results[keyof Results]> => {
  const loaded = await fonts();
  const document = await openDocument();
  const [page] = document.pages;
  if (!page) throw new Error('There is no page.');
  switch (job.kind) {
    case 'show':
      return document.pages.map(
        (shown, i): Picture => ({
          svg: toSvg(shown, { fonts: loaded, lettering: 'reference', idPrefix: `p${i + 1}-` }),
          title: shown.title ?? '',
          width: shown.width,
          height: shown.height,
        }),
      );
    case 'pdf':
      return (await toPdf(document, {
        ...options,
        fonts: loaded,
        subsetter: await subsetter(),
      })) as Results['pdf'];
    case 'png':
      return (await toPng(page, { ...options, fonts: loaded, dpi: job.dpi })) as Results['png'];
    case 'svg':
      return toSvg(page, {
        fonts: loaded,
        lettering: job.lettering === 'embed' ? { embed: await subsetter() } : 'outlines',
      });
  }
};

const running = new Map<number, AbortController>();
const answer = (message: FromWorker, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  const { id } = data;
  if ('cancel' in data) return running.get(id)?.abort();
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const onProgress = (done: number, total: number) => answer({ id, done, total });
    const result = await run(data.job, { signal: controller.signal, onProgress });
    controller.signal.throwIfAborted();
    answer({ id, result }, result instanceof Uint8Array ? [result.buffer] : []);
  } catch (error) {
    answer({
      id,
      error: error instanceof Error ? error.message : String(error),
      cancelled: controller.signal.aborted,
    });
  } finally {
    running.delete(id);
  }
});
