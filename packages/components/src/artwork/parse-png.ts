import { sizeOfPng } from '@platelayer/scene';
import type { OwnBack } from './artwork.ts';

/** Nothing for a file that is no picture, or a damaged one. */
export const parsePng = (id: string, data: Uint8Array): OwnBack | undefined => {
  const size = sizeOfPng(data);
  return size && { kind: 'image', source: { id, mime: 'image/png', data }, ...size };
};
