import { join } from 'node:path';
import { isObject, type Json, parse } from '@platelayer/game';
import { formatDiagnostics } from './format-diagnostic.ts';
import type { Refusal } from './open-game.ts';
import { readTextFile } from './read-text.ts';
import { EXIT_STATUS, type Terminal } from './terminal.ts';

/** What the command line remembers for its user (98.15.4). */
export const SETTINGS = { 'b18.author': 'author of Board18 boxes' } as const;

export type SettingKey = keyof typeof SETTINGS;

export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[];

export const settingsFile = ({ home }: Terminal): string => join(home, 'settings.json');

/** Everything in the file, also what another version of the program has put there. */
export interface CliSettings {
  readonly all: Readonly<Record<string, Json>>;
  get(key: SettingKey): string | undefined;
}

/** The remembered settings: none where there is no file, a refusal where it cannot be read. */
export async function readSettings(terminal: Terminal): Promise<CliSettings | Refusal> {
  const path = settingsFile(terminal);
  if (!(await terminal.exists(path))) return settingsOf({});
  const source = await readTextFile(path, terminal);
  if ('reason' in source) return { status: EXIT_STATUS.unusable, message: `${path}: ${source.reason}` };
  const { value, diagnostics } = parse(source.text);
  if (isObject(value) && diagnostics.every(({ severity }) => severity !== 'error')) return settingsOf(value);
  const message = formatDiagnostics(path, source.text, diagnostics) || `${path}: holds no settings`;
  return { status: EXIT_STATUS.unusable, message };
}

const settingsOf = (all: CliSettings['all']): CliSettings => ({
  all,
  get: (key) => {
    const value = Object.hasOwn(all, key) ? all[key] : undefined;
    return typeof value === 'string' ? value : undefined;
  },
});

/** Remembers a value, or forgets it where there is none. */
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
