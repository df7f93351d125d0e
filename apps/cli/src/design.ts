import { components } from '@platelayer/components';
import type { Assets } from '@platelayer/export';
import { type Diagnostic, effectiveConfig, load } from '@platelayer/game';
import { libraryWith } from '@platelayer/library';
import { drawingsOf } from './drawings.ts';

/** What only drawing finds out: texts that do not fit, things that cover each other, pictures that are missing. */
export async function designRemarks(text: string, assets: Assets): Promise<readonly Diagnostic[]> {
  const { game, parsed } = load(text, libraryWith(assets));
  if (!game) return [];
  const drawings = await drawingsOf(game, effectiveConfig({ game: game.config }), assets);
  for (const component of components) if (component.available(game)) await drawings.pages(component, {});
  await drawings.checkDesign();
  return drawings.diagnostics().map((found) => ({ ...found, ...parsed.locate(found.pointer) }));
}
