import type { OwnPicture, OwnPictures } from '@platelayer/components';
import type { ConfigPart } from '@platelayer/game';
import type { OwnLibrary } from '@platelayer/library';
import type { FaceFile } from '@platelayer/scene';

/** What lies beside a game's file and belongs to it. */
export interface Assets extends OwnPictures, OwnLibrary {
  /** All picture files in order, including broken ones. Logos, icons and backs are some of them. */
  readonly pictures: readonly OwnPicture[];
  readonly fonts: readonly OwnFont[];
  /** Settings that the game wants, below the user's own (95.2.1). */
  readonly config: ConfigPart;
  /** The JSON files among them, by their paths and as they are written. */
  readonly texts: ReadonlyMap<string, string>;
}

export interface OwnFont {
  /** Below `fonts/`. */
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

/** Whether a game brings nothing along. */
export const hasNoAssets = ({ logos, icons, fonts, backs, texts }: Assets): boolean =>
  logos.size + icons.size + fonts.length + (backs?.size ?? 0) + texts.size === 0;
