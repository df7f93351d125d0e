import { components, openArtwork } from '@platelayer/components';
import { type GameDrawings, openDrawings } from '@platelayer/export';
import { type ConfigPart, effectiveConfig, type Json, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { type Comparison, compareVersions } from '../compare.ts';
import type { Item, Version } from '../item.ts';
import { itemsOf } from '../version.ts';

const fonts = await bundledFonts();

/** Drawings of a game file, given as text or as JSON. */
export const drawingsOf = (file: string | object, settings?: ConfigPart): GameDrawings => {
  const { game } = load(typeof file === 'string' ? file : JSON.stringify(file), library);
  if (!game) throw new Error('This is not a valid game.');
  return openDrawings(game, effectiveConfig({ game: game.config, url: settings }), fonts, openArtwork());
};

/** Returns undefined if the file is not a valid game. */
export const drawingsIfGame = (file: Json): GameDrawings | undefined =>
  load(JSON.stringify(file), library).game && drawingsOf(JSON.stringify(file));

/** Draws a game with all map variations. */
export const versionOf = async (drawings: GameDrawings): Promise<Version> => {
  const items: Item[] = [];
  for (const component of components)
    if (component.available(drawings.game)) items.push(...(await itemsOf(component, drawings)));
  return { title: drawings.game.info.title, items };
};

export const compareFiles = async (before: string | object, after: string | object): Promise<Comparison> =>
  compareVersions(await versionOf(drawingsOf(before)), await versionOf(drawingsOf(after)));
