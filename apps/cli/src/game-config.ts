import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Config,
  type ConfigPart,
  checkConfigNames,
  effectiveConfig,
  fileLayer,
  parse,
  settingsLayer,
} from '@platelayer/game';
import { libraryWith } from '@platelayer/library';
import { formatDiagnostics } from './format-diagnostic.ts';
import type { OpenGame, Refusal } from './open-game.ts';
import { readTextFile } from './read-text.ts';
import { EXIT_STATUS, type Terminal } from './terminal.ts';

export interface ConfigOptions {
  /** The user's configuration file. */
  readonly config?: string;
  /** Values written as `path=value`. */
  readonly set: readonly string[];
}

export interface ReadConfig {
  readonly config: Config;
  /** Ignored entries of the user's file, and unknown names. */
  readonly warnings: readonly string[];
}

/** Reads the configuration: defaults, game folder, user's file, `--set`, game file, each overriding the ones before (95.2.1). */
export async function readConfig(
  { game, assets }: Pick<OpenGame, 'game' | 'assets'>,
  options: ConfigOptions,
  terminal: Terminal,
): Promise<ReadConfig | Refusal> {
  const user = await readUserFile(options.config ?? (await findUserFile(terminal)), terminal);
  if ('message' in user) return user;
  const nameless = options.set.find((text) => /^=|^$/.test(text));
  if (nameless !== undefined)
    return {
      status: EXIT_STATUS.unusable,
      message: `--set "${nameless}": write it as path=value, such as paper.width=827.`,
    };
  const settings = settingsLayer(options.set.map(readSetting));
  const errors = settings.diagnostics.map(
    ({ message, hint }) => `--set: ${message}${hint ? ` ${hint}` : ''}`,
  );
  if (errors.length > 0) return { status: EXIT_STATUS.unusable, message: errors.join('\n') };
  const config = effectiveConfig({
    folder: assets.config,
    user: user.part,
    url: settings.part,
    game: game.config,
  });
  const library = libraryWith(assets);
  const unknownNames = (part: ConfigPart, source: string): readonly string[] => {
    const warnings: string[] = [];
    checkConfigNames(part, '', library, ({ message, hint }) =>
      warnings.push(`${source}: ${message} ${hint}`),
    );
    return warnings;
  };
  return {
    config,
    warnings: [
      ...user.warnings,
      ...unknownNames(user.part, options.config ?? 'config.json'),
      ...unknownNames(settings.part, '--set'),
    ],
  };
}

/** Finds the default configuration file: next to the settings, or in a checkout the application's (95.2.1). */
const findUserFile = async ({ home, exists }: Terminal): Promise<string | undefined> => {
  const inCheckout = fileURLToPath(new URL('../../web/config.json', import.meta.url));
  for (const path of [join(home, 'config.json'), inCheckout]) if (await exists(path)) return path;
  return undefined;
};

async function readUserFile(
  path: string | undefined,
  terminal: Terminal,
): Promise<{ readonly part: ConfigPart; readonly warnings: readonly string[] } | Refusal> {
  if (path === undefined) return { part: {}, warnings: [] };
  const source = await readTextFile(path, terminal);
  if ('reason' in source) return { status: EXIT_STATUS.unusable, message: `${path}: ${source.reason}` };
  const { value, diagnostics, locate } = parse(source.text);
  if (diagnostics.some(({ severity }) => severity === 'error'))
    return { status: EXIT_STATUS.unusable, message: formatDiagnostics(path, source.text, diagnostics) };
  const layer = fileLayer(value);
  const placed = layer.diagnostics.map((diagnostic) => ({ ...diagnostic, ...locate(diagnostic.pointer) }));
  return {
    part: layer.part,
    warnings: placed.length > 0 ? [formatDiagnostics(path, source.text, placed)] : [],
  };
}

const readSetting = (text: string): readonly [string, string] => {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};
