import { type GameDrawings, makeGameList, previewPack } from '@platelayer/export';
import { smallPicture } from './glance.ts';
import type { Jobs } from './messages.ts';
import type { PackPicture } from './values.ts';

/** Every piece of a game, for the page and as a file (86.7). */
export const pieceList = async (drawings: GameDrawings): Promise<Jobs['pieceList']['out']> => {
  const { rows, totals, csv = new Uint8Array() } = await makeGameList(drawings);
  return { rows, totals, csv: csv as Uint8Array<ArrayBuffer> };
};

/** What a pack will hold. Pictures are made one after another; whatever is asked for meanwhile comes first. */
export const packPreview = async (
  { request, pixels }: Jobs['packPreview']['in'],
  drawings: GameDrawings,
  signal: AbortSignal,
): Promise<Jobs['packPreview']['out']> => {
  const seen = await previewPack(drawings, request);
  if (!seen) return undefined;
  const pictures: PackPicture[] = [];
  for (const { title, page } of seen.pictures) {
    await new Promise((resume) => setTimeout(resume));
    signal.throwIfAborted();
    const drawn = await page();
    const bytes = await smallPicture(drawn, drawings.fonts, pixels);
    if (bytes) pictures.push({ title, bytes, width: drawn.width, height: drawn.height });
  }
  return { ...seen, pictures, format: request.formats.join() };
};
