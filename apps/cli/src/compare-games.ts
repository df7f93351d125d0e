import { basename } from 'node:path';
import { type GameDrawings, hasNoAssets } from '@platelayer/export';
import { type Json, parse } from '@platelayer/game';
import {
  areUnrelated,
  compareVersions,
  fieldChanges,
  type Report,
  type Version,
  versionsOf,
} from '@platelayer/revisions';
import { openGameDrawings } from './drawings.ts';
import { type ConfigOptions, readConfig } from './game-config.ts';
import type { OpenGame, Refusal } from './open-game.ts';
import { openVersion } from './open-version.ts';
import type { Terminal } from './terminal.ts';

export interface ComparedGames {
  readonly before: GameDrawings;
  readonly after: GameDrawings;
  readonly version: Version;
  readonly report: Report;
}

/** Compares a game with an earlier version of it, in all components or in the selected ones. */
export async function compareGames(
  old: string,
  opened: OpenGame,
  options: ConfigOptions & { readonly components?: readonly string[] },
  terminal: Terminal,
): Promise<ComparedGames | Refusal> {
  // The path of a zip continues inside the zip, where Git has no files.
  const earlier = await openVersion(old, opened.origin === 'zip' ? opened.argument : opened.path, terminal);
  if ('message' in earlier) return earlier;
  const [before, after] = [await draw(earlier, options, terminal), await draw(opened, options, terminal)];
  if ('message' in before) return before;
  if ('message' in after) return after;
  const sameMaterials = hasNoAssets(earlier.assets) && hasNoAssets(opened.assets);
  const versions = await versionsOf(
    { title: earlier.game.info.title, drawings: () => before },
    after,
    sameMaterials,
  );
  const { components } = options;
  const selectComponents = (version: Version): Version =>
    components
      ? { ...version, items: version.items.filter(({ component }) => components.includes(component)) }
      : version;
  const report: Report = {
    ...compareVersions(selectComponents(versions.before), selectComponents(versions.after)),
    unrelated: areUnrelated(versions.before, versions.after),
    title: opened.game.info.title,
    before: versionName(old),
    // A folder goes by its own name, not by the name of the game file in it.
    after: opened.origin === 'file' ? versionName(opened.path) : opened.id,
    fields: fieldChanges(parse(earlier.text).value, parse(opened.text).value),
    settings: fieldChanges(before.config as unknown as Json, after.config as unknown as Json),
  };
  return { before, after, version: versions.after, report };
}

/** Returns revisions unchanged, and files without their folder. */
const versionName = (version: string): string => (version.startsWith('git:') ? version : basename(version));

const draw = async (
  game: OpenGame,
  options: ConfigOptions,
  terminal: Terminal,
): Promise<GameDrawings | Refusal> => {
  const read = await readConfig(game, options, terminal);
  return 'message' in read ? read : openGameDrawings(game.game, read.config, game);
};
