import type { Diagnostic } from '@platelayer/game';
import { hasSlug } from '../address/slug.ts';
import type { GameFont, OpenResult } from '../engine/values.ts';
import { type LoadedGame, type Meta, useApp } from '../state/store.ts';
import { clearBroken } from './broken-save.ts';
import { summaryOf } from './source.ts';

export type OpenedGame = OpenResult & Required<Pick<OpenResult, 'details'>>;

/** Never the same twice: whoever has drawn one version never takes another for it. */
let version = 0;

/** Makes a game the loaded one and enters it in the list. */
export const setCurrentGame = (meta: Meta, { details, diagnostics, fonts = [] }: OpenedGame): LoadedGame => {
  registerGameFonts(fonts);
  logRetiredTrack(diagnostics);
  clearBroken();
  const isUpdate = hasSlug(useApp.getState().game?.meta, meta.slug);
  const game: LoadedGame = {
    meta,
    details,
    diagnostics,
    version: ++version,
    ...(isUpdate ? { updatedAt: Date.now() } : {}),
  };
  useApp.setState(({ summaries }) => ({
    game,
    designRemarks: undefined,
    summaries: [...summaries.filter(({ slug }) => slug !== meta.slug), summaryOf(meta, details)],
  }));
  return game;
};

/** The one thing that designers look for in the console (20.8.4.4); everything else is in the list of problems alone. */
const logRetiredTrack = (diagnostics: readonly Diagnostic[]): void => {
  const retired = diagnostics.filter(({ code }) => code === 'upgrade/track-type');
  // biome-ignore lint/suspicious/noConsole: it is meant for there
  for (const message of new Set(retired.map(({ message }) => message))) console.warn(message);
};

/** Whether the engine has found a game in a text. */
export const hasGame = (opened: OpenResult): opened is OpenedGame => opened.details !== undefined;

let shown: readonly FontFace[] = [];

/** Makes the fonts of the loaded game known to the page, and those of the game before unknown. */
const registerGameFonts = (fonts: readonly GameFont[]): void => {
  for (const font of shown) document.fonts.delete(font);
  shown = fonts.map(
    ({ typeface, weight, slant, bytes }) =>
      new FontFace(typeface, bytes, { weight: String(weight), style: slant }),
  );
  for (const font of shown) {
    document.fonts.add(font);
    // A font that this browser cannot read is shown in another one.
    font.loaded.catch(() => undefined);
  }
};
