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

/** Draws an earlier version of a game that is open and says what changed since, in all components or in some. */
export async function compareGames(
  old: string,
  now: OpenGame,
  options: ConfigOptions & { readonly components?: readonly string[] },
  terminal: Terminal,
): Promise<ComparedGames | Refusal> {
  // A zip is no place where Git has a file.
  const then = await openVersion(old, now.origin === 'zip' ? now.argument : now.path, terminal);
  if ('message' in then) return then;
  const [before, after] = [await draw(then, options, terminal), await draw(now, options, terminal)];
  if ('message' in before) return before;
  if ('message' in after) return after;
  const sameMaterials = hasNoAssets(then.assets) && hasNoAssets(now.assets);
  const earlier = { title: then.game.info.title, drawings: () => before };
  const versions = await versionsOf(earlier, after, sameMaterials);
  const { components } = options;
  const wanted = (version: Version): Version =>
    components
      ? { ...version, items: version.items.filter(({ component }) => components.includes(component)) }
      : version;
  const report: Report = {
    ...compareVersions(wanted(versions.before), wanted(versions.after)),
    unrelated: areUnrelated(versions.before, versions.after),
    title: now.game.info.title,
    before: nameOf(old),
    // A folder is called by its own name, not by that of the file in it.
    after: now.origin === 'file' ? nameOf(now.path) : now.id,
    fields: fieldChanges(parse(then.text).value, parse(now.text).value),
    settings: fieldChanges(before.config as unknown as Json, after.config as unknown as Json),
  };
  return { before, after, version: versions.after, report };
}

/** Revisions as they are written, files without their folders. */
const nameOf = (version: string): string => (version.startsWith('git:') ? version : basename(version));

const draw = async (
  game: OpenGame,
  options: ConfigOptions,
  terminal: Terminal,
): Promise<GameDrawings | Refusal> => {
  const settled = await readConfig(game, options, terminal);
  return 'message' in settled ? settled : openGameDrawings(game.game, settled.config, game);
};
