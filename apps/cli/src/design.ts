import { components } from '@platelayer/components';
import { type Diagnostic, effectiveConfig, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { openWorkshop } from './workshop.ts';

/** What only drawing finds out: texts that do not fit, things that cover each other, pictures that are missing. */
export async function designRemarks(text: string): Promise<readonly Diagnostic[]> {
  const { game, parsed } = load(text, library);
  if (!game) return [];
  const { studio } = await openWorkshop(game, effectiveConfig({ game: game.config }));
  for (const component of components) if (component.available(game)) await studio.pages(component, {});
  await studio.checkDesign();
  return studio.diagnostics().map((found) => ({ ...found, ...parsed.locate(found.pointer) }));
}
