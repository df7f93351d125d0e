import { components, designChecks, openArtwork, withLook } from '@platelayer/components';
import { type Diagnostic, effectiveConfig, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import type { Page } from '@platelayer/scene';
import { bundledFonts } from './fonts.ts';

export interface Everything {
  readonly pages: readonly Page[];
  readonly found: readonly Diagnostic[];
  /** Processor time. */
  readonly seconds: number;
}

const artwork = openArtwork();

/** Draws every component of a game file, plain and on paper, and runs every check. Returns undefined if it is not a game. */
export const drawEverything = async (text: string): Promise<Everything | undefined> => {
  const fonts = await bundledFonts();
  const drawings = await Promise.all(components.map((component) => component.drawings()));
  const start = process.cpuUsage();
  const { game } = load(text, library);
  if (!game) return undefined;
  const found: Diagnostic[] = [];
  const report = (remark: Diagnostic) => void found.push(remark);
  const config = effectiveConfig({ game: game.config });
  const pages = await withLook(game, { config, fonts, artwork, report }, (look) => {
    for (const check of designChecks(game)) check(look);
    return drawings.flatMap(({ pages }) =>
      [false, true].flatMap((paginated) => pages(game, look, { paginated })),
    );
  });
  const { user, system } = process.cpuUsage(start);
  return { pages, found, seconds: (user + system) / 1e6 };
};
