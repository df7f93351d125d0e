import { toPng } from '@platelayer/press';
import type { Page } from '@platelayer/scene';
import type { Press } from '../formats/format.ts';

/** A picture of a pack. It is drawn when it is made, so that only one drawing is in memory. */
export interface PackPicture {
  readonly dpi: number;
  readonly page: () => Promise<Page>;
}

/** Makes pictures one after another, with progress, until the signal aborts. */
export const makePictures = async (
  pictures: ReadonlyMap<string, PackPicture>,
  { onProgress, ...press }: Press,
  put: (file: string, bytes: Uint8Array) => void,
  background?: 'transparent',
): Promise<void> => {
  let made = 0;
  for (const [file, { dpi, page }] of pictures) {
    press.signal?.throwIfAborted();
    put(file, await toPng(await page(), { ...press, dpi, background }));
    onProgress?.(++made, pictures.size);
  }
};
