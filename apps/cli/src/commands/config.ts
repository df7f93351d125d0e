import { Argument, type Command } from 'commander';
import type { OnExit } from '../arguments.ts';
import {
  type CliSettings,
  readSettings,
  SETTING_KEYS,
  SETTINGS,
  type SettingKey,
  settingsFile,
  writeSetting,
} from '../cli-settings.ts';
import { fileErrorText } from '../read-text.ts';
import { refuse } from '../refuse.ts';
import { formatTable } from '../table.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';

/** Runs `action` with the settings, or reports that they cannot be read. */
const withSettings = async (
  terminal: Terminal,
  action: (settings: CliSettings) => ExitStatus | Promise<ExitStatus>,
  json = false,
): Promise<ExitStatus> => {
  const settings = await readSettings(terminal);
  return 'message' in settings ? refuse(settings, json, terminal) : action(settings);
};

const listSettings = (json: boolean, terminal: Terminal): Promise<ExitStatus> =>
  withSettings(
    terminal,
    (settings) => {
      const rows = SETTING_KEYS.map((key) => ({ key, value: settings.get(key), description: SETTINGS[key] }));
      terminal.out(
        json
          ? `${JSON.stringify({ settings: rows }, undefined, 2)}\n`
          : formatTable(rows.map(({ key, value, description }) => [key, value ?? 'Not Set', description])),
      );
      return EXIT_STATUS.fine;
    },
    json,
  );

/** With `raw`, prints only the value, for scripts. Exits with 1 if there is none. */
const getSetting = (key: SettingKey, raw: boolean, terminal: Terminal): Promise<ExitStatus> =>
  withSettings(terminal, (settings) => {
    const value = settings.get(key);
    if (!raw) terminal.out(`${key}: ${value ?? 'Not Set'}\n`);
    else if (value !== undefined) terminal.out(`${value}\n`);
    return value === undefined ? EXIT_STATUS.failed : EXIT_STATUS.fine;
  });

const setSetting = (key: SettingKey, value: string | undefined, terminal: Terminal): Promise<ExitStatus> =>
  withSettings(terminal, async (settings) => {
    try {
      await writeSetting(key, value, settings, terminal);
      return EXIT_STATUS.fine;
    } catch (error) {
      terminal.err(`${settingsFile(terminal)}: ${fileErrorText(error)}\n`);
      return EXIT_STATUS.unusable;
    }
  });

const key = () => new Argument('<key>', 'setting').choices(SETTING_KEYS);

/** Adds the command for the settings of the command line (98.15.4). */
export const addConfig = (program: Command, terminal: Terminal, end: OnExit): Command => {
  const config = program
    .command('config')
    .description('Show and change the settings of the command line.')
    .addHelpText('after', HELP);
  config
    .command('list')
    .description('show all settings')
    .option('--json', 'print a JSON report', false)
    .action(async ({ json }: { json: boolean }) => end(await listSettings(json, terminal)));
  config
    .command('file')
    .description('show the path of the settings file')
    .action(() => terminal.out(`${settingsFile(terminal)}\n`));
  config
    .command('get')
    .description('show one setting')
    .addArgument(key())
    .option('--raw', 'print only the value', false)
    .action(async (name: SettingKey, { raw }: { raw: boolean }) =>
      end(await getSetting(name, raw, terminal)),
    );
  config
    .command('set')
    .description('set a value, or remove the setting if no value is given')
    .addArgument(key())
    .argument('[value]', 'new value')
    .action(async (name: SettingKey, value: string | undefined) =>
      end(await setSetting(name, value, terminal)),
    );
  return config;
};

const HELP = `
These settings do not change how games look. For that, put a config.json next to the settings file, or use --config.

Exit status: 0 done; 1 the setting has no value; 2 the settings could not be read or written.

Examples:
  $ platelayer config set b18.author "Ada Lovelace"
  $ platelayer config list`;
