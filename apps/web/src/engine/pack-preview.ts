import { type ExportRequest, type GameDrawings, previewPack } from '@platelayer/export';
import { smallPicture } from './glance.ts';

/** A picture of something in a pack. */
export interface PackPicture {
  readonly title: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In units of 1/100 inch. */
  readonly width: number;
  readonly height: number;
}

/** Undefined if the requested format is not a pack. */
type PackPreview =
  | {
      /** Id of the format. */
      readonly format: string;
      readonly pictures: readonly PackPicture[];
      readonly messages: readonly string[];
      readonly refusal?: string;
    }
  | undefined;

/** The contents of a pack. Other jobs run between its pictures. */
export const packPreview = async (
  drawings: GameDrawings,
  request: ExportRequest,
  pixels: number,
  signal: AbortSignal,
): Promise<PackPreview> => {
  const preview = await previewPack(drawings, request);
  if (!preview) return undefined;
  const pictures: PackPicture[] = [];
  for (const { title, page } of preview.pictures) {
    await new Promise((resume) => setTimeout(resume));
    signal.throwIfAborted();
    const drawn = await page();
    const bytes = await smallPicture(drawn, drawings.fonts, pixels);
    if (bytes) pictures.push({ title, bytes, width: drawn.width, height: drawn.height });
  }
  return { ...preview, pictures, format: request.formats.join() };
};
