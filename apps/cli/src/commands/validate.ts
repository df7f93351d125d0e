import { basename, dirname, relative, resolve } from 'node:path';
import { components } from '@platelayer/components';
import { type Assets, CONFIG_FILE } from '@platelayer/export';
import {
  checkCompanySet,
  checkConfigFile,
  checkPublishers,
  checkTheme,
  type Diagnostic,
  effectiveConfig,
  errorAt,
  type FileKind,
  fileKind,
  fileLayer,
  type Json,
  load,
  type Parsed,
  parse,
  placed,
  readTileLibrary,
} from '@platelayer/game';
import { libraryWith } from '@platelayer/library';
import { type Command, Option } from 'commander';
import { type OnExit, quoteArgument, readCount } from '../arguments.ts';
import { hasUnwritable, openGameDrawings } from '../drawings.ts';
import { expandPattern } from '../expand-pattern.ts';
import { createStyler, formatDiagnostic, printable } from '../format-diagnostic.ts';
import { diagnosticSource, type GameFiles, type NoGame, readGameFiles } from '../game-files.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';

export interface ValidateOptions {
  readonly format: 'text' | 'json';
  /** Whether warnings make a file invalid. */
  readonly strict: boolean;
  /** Whether to draw games and report design problems. */
  readonly design: boolean;
  /** How many diagnostics to show per file. Old files can have thousands. */
  readonly max: number;
}

/** Result for a file. `error`: it could not be read or parsed (10.2.4). */
export interface Verdict {
  readonly file: string;
  readonly status: 'valid' | 'invalid' | 'error';
  readonly kind?: FileKind;
  /** Why the file could not be read. */
  readonly reason?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** How many diagnostics of a file are shown by default. */
const DEFAULT_MAX = 50;

/** Returns the command that shows all `count` diagnostics of a file. */
export const validateCommand = (argument: string, count: number): string =>
  `platelayer validate ${quoteArgument(argument)}${count > DEFAULT_MAX ? ` --max ${count}` : ''}`;

async function runValidate(
  files: readonly string[],
  options: ValidateOptions,
  terminal: Terminal,
): Promise<ExitStatus> {
  const paths = (await Promise.all(files.map((file) => expandPattern(file, terminal)))).flat();
  const verdicts: Verdict[] = [];
  for (const path of paths) {
    const source = await readGameFiles(path, terminal, { pictures: 'all' });
    const verdict: Verdict =
      'text' in source
        ? await checkFile(source, options)
        : { file: path, status: 'error', reason: source.reason, diagnostics: [] };
    verdicts.push(verdict);
    if (options.format === 'text') terminal.out(describe(verdict, source, options, terminal));
  }
  if (options.format === 'json') terminal.out(`${JSON.stringify({ files: verdicts }, null, 2)}\n`);
  if (verdicts.some(({ reason }) => reason !== undefined)) return EXIT_STATUS.unusable;
  return verdicts.every(({ status }) => status === 'valid') ? EXIT_STATUS.fine : EXIT_STATUS.failed;
}

async function checkFile(
  { path: file, text, assets, folderDiagnostics }: GameFiles,
  { strict, design }: ValidateOptions,
): Promise<Verdict> {
  const parsed = parse(text);
  const { value } = parsed;
  if (value === undefined || parsed.diagnostics.some(({ severity }) => severity === 'error'))
    return { file, status: 'error', diagnostics: parsed.diagnostics };
  const kind = detectKind(file, value);
  if (kind === undefined) return { file, status: 'invalid', diagnostics: [NOT_AN_OBJECT] };
  const checked =
    kind === 'configuration' && basename(file) === CONFIG_FILE
      ? checkPartialConfig(value)
      : fileChecks[kind].check(parsed, value, assets);
  // The check of a game already includes the diagnostics of parsing it.
  const found =
    kind === 'game'
      ? [...checked, ...(await checkDrawings(parsed, assets, design)), ...folderDiagnostics]
      : [...parsed.diagnostics, ...checked];
  const diagnostics = found.map((diagnostic) => placed({ parsed }, diagnostic));
  const isInvalid = diagnostics.some(
    ({ severity }) => severity === 'error' || (strict && severity === 'warning'),
  );
  return { file, status: isInvalid ? 'invalid' : 'valid', kind, diagnostics };
}

/**
 * Draws a game and returns the diagnostics of the drawings, such as text that does not fit, overlaps and missing pictures.
 * Without `design`, a game is drawn only if some font may lack a character, and only diagnostics about text are returned.
 */
async function checkDrawings(
  { text, value }: Parsed,
  assets: Assets,
  design: boolean,
): Promise<readonly Diagnostic[]> {
  if (!design && !(await hasUnwritable(value, { text, assets }))) return [];
  const loaded = load(text, libraryWith(assets));
  const { game } = loaded;
  if (!game) return [];
  const drawings = await openGameDrawings(
    game,
    effectiveConfig({ folder: assets.config, game: game.config }),
    { text, assets },
  );
  for (const component of components) if (component.available(game)) await drawings.pages(component, {});
  if (design) await drawings.checkDesign();
  return drawings
    .diagnostics()
    .filter(({ code }) => design || code.startsWith('text/'))
    .map((diagnostic) => placed(loaded, diagnostic));
}

interface FileCheck {
  /** The kind in the report, at most 11 letters (10.2.4). */
  readonly word: string;
  /** Checks the content of a file whose syntax is valid. */
  readonly check: (parsed: Parsed, root: Json, assets: Assets) => readonly Diagnostic[];
}

const fileChecks: Readonly<Record<FileKind, FileCheck>> = {
  game: { word: 'game', check: ({ text }, _, assets) => load(text, libraryWith(assets)).diagnostics },
  configuration: { word: 'config', check: (_, root) => checkConfigFile(root) },
  theme: {
    word: 'theme',
    check: (_, root, assets) => checkTheme(root, libraryWith(assets).isCssColor),
  },
  'company set': { word: 'companies', check: (_, root) => checkCompanySet(root) },
  'publishers table': { word: 'publishers', check: (_, root) => checkPublishers(root) },
  'tile library': { word: 'tiles', check: (parsed) => readTileLibrary(parsed).diagnostics },
  // Schemas are for other programs, so only their syntax is checked.
  schema: { word: 'schema', check: () => [] },
};

/** Returns the kind of a file, which its content or its place in a game folder determines (10.21). */
const detectKind = (file: string, value: Json): FileKind | undefined => {
  const kind = fileKind(value);
  if (kind !== 'tile library') return kind;
  if (basename(file) === CONFIG_FILE) return 'configuration';
  return basename(dirname(file)) === 'publishers' ? 'publishers table' : kind;
};

/** The configuration of a user or of a game folder may leave out settings. */
const checkPartialConfig = (value: Json): readonly Diagnostic[] =>
  fileLayer(value).diagnostics.map((diagnostic) => ({ ...diagnostic, severity: 'error' }));

const NOT_AN_OBJECT = errorAt(
  'file/unknown',
  '',
  'This is not a Platelayer file: its root is neither an object nor a list of tiles.',
);

const STATUS_STYLES = { valid: 'green', invalid: 'red', error: 'red' } as const;

/** Formats the line of a file (10.2.4) and the diagnostics below it. */
function describe(
  { file, status, kind, reason, diagnostics }: Verdict,
  source: GameFiles | NoGame,
  { max }: ValidateOptions,
  { colors, folder }: Terminal,
): string {
  const style = createStyler(colors);
  const sourceOf = (diagnostic: Diagnostic) =>
    'text' in source ? diagnosticSource(source, diagnostic) : ([file, []] as const);
  const line = [
    style(STATUS_STYLES[status], status.padEnd(6)),
    (kind ? fileChecks[kind].word : '').padEnd(11),
    printable(basename(file)),
    printable(relative(folder, dirname(resolve(folder, file))) || '.'),
  ].join(' ');
  const shown = diagnostics
    .slice(0, max)
    .map((diagnostic) => formatDiagnostic(...sourceOf(diagnostic), diagnostic, style));
  const rest = diagnostics.length - shown.length;
  return [
    `${line}\n`,
    ...(reason === undefined ? [] : [`  ${printable(reason)}\n`]),
    ...shown,
    ...(rest > 0 ? [`  … and ${rest} more. Use --max ${diagnostics.length} to show all.\n`] : []),
    ...(diagnostics.some(({ code }) => code.startsWith('upgrade/'))
      ? [`  ${upgradeHint(file, source)}\n`]
      : []),
  ].join('');
}

const upgradeHint = (file: string, source: GameFiles | NoGame): string => {
  const inZip = 'origin' in source && source.origin === 'zip';
  const command = `platelayer upgrade ${printable(quoteArgument(inZip ? basename(file) : file))} --write`;
  return `${inZip ? 'Unpack the zip and update' : 'Update'} the old spellings with: ${command}`;
};

export const addValidate = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('validate')
    .description('Check game files, themes, configurations, company sets, publishers and tile libraries.')
    .argument('<files...>', 'files, game folders, zips, or patterns such as games/*.json')
    .addOption(new Option('--format <format>', 'report format').choices(['text', 'json']).default('text'))
    .addOption(new Option('--json', 'short for --format json').implies({ format: 'json' }))
    .option('--strict', 'treat warnings as errors', false)
    .option('--design', 'also draw the games and report overflow, overlaps and design problems', false)
    .option('--max <number>', 'problems to show per file', readCount, DEFAULT_MAX)
    .addHelpText('after', HELP)
    .action(async (files: string[], options: ValidateOptions) =>
      end(await runValidate(files, options, terminal)),
    );

const HELP = `
Exit status: 0 all files are valid; 1 a file is invalid; 2 a file could not be read.

Example:
  $ platelayer validate games/*.json --strict`;
