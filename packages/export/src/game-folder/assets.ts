import type { OwnPictures } from '@platelayer/components';
import { type FaceFile, type Fonts, joinFonts, loadFonts } from '@platelayer/scene';

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

export const noAssets: Assets = { logos: new Map(), icons: new Map(), fonts: [] };

/** The fonts that come with a game in front of the bundled ones. */
export const fontsWith = async ({ fonts }: Assets, bundled: Fonts): Promise<Fonts> => {
  if (fonts.length === 0) return bundled;
  const files = fonts.map(({ face, bytes }) => ({ ...face, bytes }));
  return joinFonts(await loadFonts(files, async ({ bytes }) => bytes), bundled);
};
