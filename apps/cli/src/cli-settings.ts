import { join } from 'node:path';
import { isObject, type Json, parse } from '@platelayer/game';
import { formatDiagnostics } from './format-diagnostic.ts';
import type { Refusal } from './open-game.ts';
import { readTextFile } from './read-text.ts';
import { EXIT_STATUS, type Terminal } from './terminal.ts';

/** Settings of the command line (98.15.4). */
export const SETTINGS = { 'b18.author': 'author of Board18 boxes' } as const;

export type SettingKey = keyof typeof SETTINGS;

export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[];

export const settingsFile = ({ home }: Terminal): string => join(home, 'settings.json');

export interface CliSettings {
  /** The whole file, including settings of other versions of the program. */
  readonly all: Readonly<Record<string, Json>>;
  get(key: SettingKey): string | undefined;
}

/** Returns empty settings if there is no file. */
export async function readSettings(terminal: Terminal): Promise<CliSettings | Refusal> {
  const path = settingsFile(terminal);
  if (!(await terminal.exists(path))) return createSettings({});
  const source = await readTextFile(path, terminal);
  if ('reason' in source) return { status: EXIT_STATUS.unusable, message: `${path}: ${source.reason}` };
  const { value, diagnostics } = parse(source.text);
  if (isObject(value) && diagnostics.every(({ severity }) => severity !== 'error'))
    return createSettings(value);
  const message = formatDiagnostics(path, source.text, diagnostics) || `${path}: is not a settings file`;
  return { status: EXIT_STATUS.unusable, message };
}

const createSettings = (all: CliSettings['all']): CliSettings => ({
  all,
  get: (key) => {
    const value = Object.hasOwn(all, key) ? all[key] : undefined;
    return typeof value === 'string' ? value : undefined;
  },
});

/** Saves a value, or removes the setting if the value is undefined. */
export async function writeSetting(
  key: SettingKey,
  value: string | undefined,
  { all }: CliSettings,
  terminal: Terminal,
): Promise<void> {
  const { [key]: _, ...rest } = all;
  const next = value === undefined ? rest : { ...rest, [key]: value };
  await terminal.write(settingsFile(terminal), `${JSON.stringify(next, undefined, 2)}\n`);
}
