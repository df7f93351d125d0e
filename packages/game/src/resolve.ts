import type { Diagnostic } from './diagnostic.ts';
import type { Game } from './game.ts';
import { asObject, get, type Json } from './json.ts';
import type { Library } from './library.ts';
import { checkDuplicates, checkReferences } from './references/check.ts';
import { checkColorTexts, withoutUnknownColors } from './references/colors.ts';
import { checkConfigNames } from './references/config-names.ts';
import { checkDefaultTypes, checkPlayerRanges, checkTrainCounts } from './references/consistency.ts';
import { namesIn } from './references/find.ts';
import { colorNames, knownNames } from './references/names.ts';
import { resolveGame } from './resolve-game.ts';
import { collector } from './text/collector.ts';

export interface Resolved {
  readonly game: Game;
  readonly diagnostics: readonly Diagnostic[];
}

/** Resolves an upgraded game file, whatever its state, and reports unknown names. */
export const resolve = (value: Json, library: Library): Resolved => {
  const { report, finish } = collector();
  const written = asObject(value);
  const references = namesIn(written);
  const root = withoutUnknownColors(written, references, colorNames(library, get(written, 'colors')));
  const { game, pictures } = resolveGame(root, library, report);
  checkConfigNames(game.config, '/config', library, report);
  checkDuplicates(root, report);
  checkPlayerRanges(root, game.players.range, report);
  checkDefaultTypes(root, report);
  checkTrainCounts(root, report);
  checkColorTexts(game.colors, '/colors', library.isCssColor).forEach(report);
  checkReferences(written, references, knownNames(game, root, library, pictures), report);
  return { game, diagnostics: finish('resolve/more') };
};
