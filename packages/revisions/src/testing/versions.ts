import { components, openArtwork } from '@platelayer/components';
import { type GameDrawings, openDrawings } from '@platelayer/export';
import { type ConfigPart, effectiveConfig, type Json, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { type Comparison, compareVersions } from '../compare.ts';
import type { Item, Version } from '../item.ts';
import { itemsOf } from '../version.ts';

const fonts = await bundledFonts();

/** The drawings of a game file, given as text or as what it says. */
export const drawingsOf = (file: string | object, settings?: ConfigPart): GameDrawings => {
  const { game } = load(typeof file === 'string' ? file : JSON.stringify(file), library);
  if (!game) throw new Error('This is no game.');
  return openDrawings(game, effectiveConfig({ game: game.config, url: settings }), fonts, openArtwork());
};

/** Nothing where the file is no game. */
export const drawingsIfGame = (file: Json): GameDrawings | undefined =>
  load(JSON.stringify(file), library).game && drawingsOf(JSON.stringify(file));

/** Draws a whole game, every variation of its map, and notes what there is. */
export const versionOf = async (drawings: GameDrawings): Promise<Version> => {
  const items: Item[] = [];
  for (const component of components)
    if (component.available(drawings.game)) items.push(...(await itemsOf(component, drawings)));
  return { title: drawings.game.info.title, items };
};

export const compareFiles = async (before: string | object, after: string | object): Promise<Comparison> =>
  compareVersions(await versionOf(drawingsOf(before)), await versionOf(drawingsOf(after)));
