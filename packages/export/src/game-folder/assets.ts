import type { OwnPictures } from '@platelayer/components';
import type { FaceFile } from '@platelayer/scene';

/** What lies beside a game's file and belongs to it. */
export interface Assets extends OwnPictures {
  readonly fonts: readonly OwnFont[];
}

export interface OwnFont {
  /** Below `fonts/`. */
  readonly file: string;
  readonly face: FaceFile;
  readonly bytes: Uint8Array;
}

export const noAssets: Assets = { logos: new Map(), icons: new Map(), fonts: [], backs: new Map() };
