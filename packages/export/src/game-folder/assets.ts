import type { OwnPicture, OwnPictures } from '@platelayer/components';
import type { ConfigPart } from '@platelayer/game';
import type { OwnLibrary } from '@platelayer/library';
import { type FaceFile, type Fonts, joinFonts, loadFonts } from '@platelayer/scene';

/** Files that come with a game. */
export interface Assets extends OwnPictures, OwnLibrary {
  /** All picture files in order, including broken ones. Logos, icons and backs are some of them. */
  readonly pictures: readonly OwnPicture[];
  readonly fonts: readonly OwnFont[];
  /** Default settings of the game, which the user's own override (95.2.1). */
  readonly config: ConfigPart;
  /** Source of the JSON files, by path. */
  readonly texts: ReadonlyMap<string, string>;
}

export interface OwnFont {
  /** Path in `fonts/`. */
  readonly file: string;
  readonly face: FaceFile;
  readonly bytes: Uint8Array;
}

export const noAssets: Assets = {
  logos: new Map(),
  icons: new Map(),
  pictures: [],
  fonts: [],
  backs: new Map(),
  tiles: new Map(),
  mapThemes: new Map(),
  companyThemes: new Map(),
  companySets: new Map(),
  publishers: new Map(),
  config: {},
  texts: new Map(),
};

export const hasNoAssets = ({ logos, icons, fonts, backs, texts }: Assets): boolean =>
  logos.size + icons.size + fonts.length + (backs?.size ?? 0) + texts.size === 0;

/** Adds the fonts of a game before the bundled ones. */
export const fontsWith = async ({ fonts }: Assets, bundled: Fonts): Promise<Fonts> => {
  if (fonts.length === 0) return bundled;
  const files = fonts.map(({ face, bytes }) => ({ ...face, bytes }));
  return joinFonts(await loadFonts(files, async ({ bytes }) => bytes), bundled);
};
