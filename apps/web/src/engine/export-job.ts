import { findComponent } from '@platelayer/components';
import { type ExportFile, planExport, runExport, type Studio, safeName, stemOf } from '@platelayer/export';
import { createSubsetter, toPdf, toPng, toSvg } from '@platelayer/press';
import { testPage } from '@platelayer/sheets';
import { zipSync } from 'fflate';
import subsetWasm from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import { fetchBytes, loadedFonts } from './fonts.ts';
import type { JobContext } from './jobs.ts';
import type { ExportOrder, Jobs } from './messages.ts';
import { once } from './once.ts';

const subsetter = once(async () => createSubsetter(await fetchBytes(subsetWasm)));

/** Makes what was ordered: one component as one file, or the whole game as a zip (98.11.4). */
export const exportJob = async (
  order: ExportOrder,
  studio: Studio,
  context: JobContext,
): Promise<Jobs['export']['out']> => {
  const files = order.component
    ? [await singleFile(order, studio)]
    : await planExport(studio.game, order.config, studio, { formats: [order.format] });
  const options = {
    fonts: await loadedFonts(),
    subsetter: await subsetter(),
    dpi: order.dpi,
    lettering: order.lettering,
    signal: context.signal,
  };
  const made: Record<string, Uint8Array> = {};
  const failures: string[] = [];
  for await (const step of runExport(files, studio, options)) {
    const { name } = step.file;
    if ('bytes' in step) made[name] = step.bytes;
    else if ('failure' in step) failures.push(`${name}: ${step.failure}`);
    context.onProgress(step.done, step.total, name);
    // Lets a cancel through.
    await new Promise((resume) => setTimeout(resume));
  }
  const [single] = Object.entries(made);
  if (!single) throw new Error(failures[0] ?? 'There is nothing to export here.');
  const [name, bytes] = order.component
    ? single
    : [`${stemOf(studio.game.info.title)}-${order.format}.zip`, zipSync(made, { level: 1 })];
  return { name, bytes: bytes as Uint8Array<ArrayBuffer>, failures };
};

const singleFile = async ({ component: asked, format }: ExportOrder, studio: Studio): Promise<ExportFile> => {
  const component = asked && findComponent(asked.id);
  if (!component) throw new Error(`There is no component "${asked?.id}".`);
  const { id, request, piece } = asked;
  const parts = [
    id,
    studio.game.maps.length > 1 ? request.variation : undefined,
    request.paginated ? 'paginated' : undefined,
  ];
  const stem = stemOf(studio.game.info.title);
  const name = `${stem}-${safeName(piece ?? parts.filter((part) => part !== undefined).join('-'))}.${format}`;
  if (format === 'pdf') return { kind: 'sheets', name, component, request, settings: [] };
  const pieces = await studio.pieces(component);
  const wanted = piece ?? (pieces[request.variation ?? 0] ?? pieces[0])?.name;
  if (wanted === undefined) throw new Error('There is nothing to export here.');
  return { kind: 'piece', name, component, piece: wanted, format };
};

/** The printer's test page as a file. */
export const testPageJob = async (
  { format, dpi, lettering }: Jobs['pressTestPage']['in'],
  { signal, onProgress }: JobContext,
): Promise<Jobs['pressTestPage']['out']> => {
  const [fonts, embed] = [await loadedFonts(), await subsetter()];
  const page = testPage(fonts);
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
        toSvg(page, { fonts, lettering: lettering === 'embed' ? { embed } : 'outlines' }),
      ),
  }[format];
  return { name, bytes: (await make()) as Uint8Array<ArrayBuffer> };
};
