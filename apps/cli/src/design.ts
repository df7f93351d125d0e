import { components, loadArtwork } from '@platelayer/components';
import { openStudio } from '@platelayer/export';
import { type Diagnostic, effectiveConfig, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { readFonts } from './tools.ts';

/** What only drawing finds out: texts that do not fit, things that cover each other, pictures that are missing. */
export async function designRemarks(text: string): Promise<readonly Diagnostic[]> {
  const { game, parsed } = load(text, library);
  if (!game) return [];
  const config = effectiveConfig({ game: game.config });
  const [fonts, artwork] = await Promise.all([readFonts(), loadArtwork({ trains: config.trains.images })]);
  const studio = openStudio(game, config, fonts, artwork);
  for (const component of components) if (component.available(game)) studio.pages(component, {});
  studio.checkDesign();
  return studio.diagnostics().map((found) => ({ ...found, ...parsed.locate(found.pointer) }));
}
