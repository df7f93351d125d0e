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

/** Does something with the settings, unless they cannot be read. */
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

/** `raw`: the value alone, for scripts; nothing and status 1 where there is none. */
const getSetting = (key: SettingKey, raw: boolean, terminal: Terminal): Promise<ExitStatus> =>
  withSettings(terminal, (settings) => {
    const value = settings.get(key);
    if (!raw) terminal.out(`${key}: ${value ?? 'Not Set'}\n`);
    else if (value !== undefined) terminal.out(`${value}\n`);
    return value === undefined ? EXIT_STATUS.faults : EXIT_STATUS.fine;
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

const key = () => new Argument('<key>', 'which setting').choices(SETTING_KEYS);

/** Settings of the command line itself (98.15.4). */
export const addConfig = (program: Command, terminal: Terminal, end: OnExit): Command => {
  const config = program
    .command('config')
    .description('Show and change what the command line remembers.')
    .addHelpText('after', HELP);
  config
    .command('list')
    .description('show every setting')
    .option('--json', 'report for programs', false)
    .action(async ({ json }: { json: boolean }) => end(await listSettings(json, terminal)));
  config
    .command('file')
    .description('show where the settings are kept')
    .action(() => terminal.out(`${settingsFile(terminal)}\n`));
  config
    .command('get')
    .description('show one setting')
    .addArgument(key())
    .option('--raw', 'the value alone', false)
    .action(async (name: SettingKey, { raw }: { raw: boolean }) =>
      end(await getSetting(name, raw, terminal)),
    );
  config
    .command('set')
    .description('remember a value; without one, forget it')
    .addArgument(key())
    .argument('[value]', 'what to remember')
    .action(async (name: SettingKey, value: string | undefined) =>
      end(await setSetting(name, value, terminal)),
    );
  return config;
};

const HELP = `
How games look is not set here but in a file config.json, beside these settings or named by --config.

Exit status: 0 done, 1 the setting has no value, 2 the settings could not be read or written.

Examples:
  $ platelayer config set b18.author "Ada Lovelace"
  $ platelayer config list`;
