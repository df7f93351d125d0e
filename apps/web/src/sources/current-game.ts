import type { Diagnostic } from '@platelayer/game';
import { hasSlug } from '../address/slug.ts';
import type { GameFont, OpenResult } from '../engine/values.ts';
import { type Alert, type LoadedGame, type Meta, useApp } from '../state/store.ts';
import { brokenFileAlert, showAlert, t } from './alerts.ts';
import { summaryOf } from './source.ts';

export type OpenedGame = OpenResult & Required<Pick<OpenResult, 'details'>>;

/** Version of the loaded game, never reused, so that drawings of different versions are not mixed up. */
let version = 0;

/** Makes a game the current one and updates its entry in the list. */
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

/** Logs retired track types to the console, as designers expect (20.8.4.4). Other problems are only in the list. */
const logRetiredTrack = (diagnostics: readonly Diagnostic[]): void => {
  const retired = diagnostics.filter(({ code }) => code === 'upgrade/track-type');
  // biome-ignore lint/suspicious/noConsole: these messages belong in the console
  for (const message of new Set(retired.map(({ message }) => message))) console.warn(message);
};

/** Whether the engine could open the game. */
export const hasGame = (opened: OpenResult): opened is OpenedGame => opened.details !== undefined;

let registered: readonly FontFace[] = [];

/** Registers the fonts of the loaded game with the page, and removes those of the previous game. */
const registerGameFonts = (fonts: readonly GameFont[]): void => {
  for (const font of registered) document.fonts.delete(font);
  registered = fonts.map(
    ({ typeface, weight, slant, bytes }) =>
      new FontFace(typeface, bytes, { weight: String(weight), style: slant }),
  );
  for (const font of registered) {
    document.fonts.add(font);
    // If the browser cannot read a font, it uses a fallback.
    font.loaded.catch(() => undefined);
  }
};

/** Alert about the last broken save. */
let brokenAlert: Alert | undefined;

/** Marks the last save of the loaded game as broken: keeps the previous version, and shows an alert and the broken lines. */
export const markBroken = (
  meta: Meta,
  { diagnostics, lines = [] }: Pick<OpenResult, 'diagnostics' | 'lines'>,
): void => {
  const { game } = useApp.getState();
  if (!game || !hasSlug(game.meta, meta.slug)) return;
  const broken = { diagnostics, lines };
  useApp.setState({ game: { ...game, broken } });
  const { type, title, message } = brokenFileAlert(t('broken.title'), broken);
  brokenAlert = { type, title, message: `${message} ${t('broken.still')}` };
  showAlert(brokenAlert);
};

/** Closes the alert about a broken save, after a save that could be read. */
const clearBroken = (): void => {
  if (brokenAlert && useApp.getState().alert === brokenAlert) useApp.setState({ alert: undefined });
  brokenAlert = undefined;
};
