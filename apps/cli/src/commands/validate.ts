import { basename, dirname, relative, resolve } from 'node:path';
import { components } from '@platelayer/components';
import { type Assets, CONFIG_FILE } from '@platelayer/export';
import {
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
} from '@platelayer/game';
import { libraryWith } from '@platelayer/library';
import { type Command, Option } from 'commander';
import { type OnExit, quotedArgument, readCount } from '../arguments.ts';
import { hasUnwritable, openGameDrawings } from '../drawings.ts';
import { expandPattern } from '../expand-pattern.ts';
import { fileChecks } from '../file-checks.ts';
import { createStyler, formatDiagnostic, printable } from '../format-diagnostic.ts';
import { diagnosticSource, type GameFiles, type NoGame, readGameFiles } from '../game-files.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';
import { USUAL_FINDINGS } from '../validate-command.ts';

export interface ValidateOptions {
  readonly format: 'text' | 'json';
  /** Warnings count as faults. */
  readonly strict: boolean;
  /** Draws games too and reports what does not fit. */
  readonly design: boolean;
  /** Findings shown per file; an old file may have thousands. */
  readonly max: number;
}

/** What was found in a file. `error`: not found or not parsable (10.2.4). */
export interface Verdict {
  readonly file: string;
  readonly status: 'valid' | 'invalid' | 'error';
  readonly kind?: FileKind;
  /** Why the file could not be read at all. */
  readonly reason?: string;
  readonly diagnostics: readonly Diagnostic[];
}

async function runValidate(
  files: readonly string[],
  options: ValidateOptions,
  terminal: Terminal,
): Promise<ExitStatus> {
  const paths = (await Promise.all(files.map((file) => expandPattern(file, terminal)))).flat();
  const verdicts: Verdict[] = [];
  for (const path of paths) {
    const found = await readGameFiles(path, terminal, { pictures: 'all' });
    const verdict: Verdict =
      'text' in found
        ? await checkFile(found, options)
        : { file: path, status: 'error', reason: found.reason, diagnostics: [] };
    verdicts.push(verdict);
    if (options.format === 'text') terminal.out(describe(verdict, found, options, terminal));
  }
  if (options.format === 'json') terminal.out(`${JSON.stringify({ files: verdicts }, null, 2)}\n`);
  if (verdicts.some(({ reason }) => reason !== undefined)) return EXIT_STATUS.unusable;
  return verdicts.every(({ status }) => status === 'valid') ? EXIT_STATUS.fine : EXIT_STATUS.faults;
}

async function checkFile(
  { path: file, text, assets, remarks }: GameFiles,
  { strict, design }: ValidateOptions,
): Promise<Verdict> {
  const parsed = parse(text);
  const { value } = parsed;
  if (value === undefined || parsed.diagnostics.some(({ severity }) => severity === 'error'))
    return { file, status: 'error', diagnostics: parsed.diagnostics };
  const kind = kindOf(file, value);
  if (kind === undefined) return { file, status: 'invalid', diagnostics: [NOT_AN_OBJECT] };
  const drawn = kind === 'game' ? await drawingRemarks(parsed, assets, design) : [];
  const around = kind === 'game' ? remarks : [];
  const found =
    kind === 'configuration' && basename(file) === CONFIG_FILE
      ? checkPartOfConfig(value)
      : fileChecks[kind].check(parsed, value, assets);
  const own = [...found, ...drawn, ...around];
  // Loading a game repeats what reading it found.
  const diagnostics = (kind === 'game' ? own : [...parsed.diagnostics, ...own]).map((found) =>
    placed({ parsed }, found),
  );
  const faulty = diagnostics.some(
    ({ severity }) => severity === 'error' || (strict && severity === 'warning'),
  );
  return { file, status: faulty ? 'invalid' : 'valid', kind, diagnostics };
}

/**
 * What only drawing finds out: texts that do not fit, things that cover each other, pictures that are missing. Without
 * `design`, a game is drawn only if it has characters that may be missing, and what is said is said of them.
 */
async function drawingRemarks(
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
    .map((found) => placed(loaded, found));
}

/** Where what a file holds says nothing, its place in the folder of a game does (10.21). */
const kindOf = (file: string, value: Json): FileKind | undefined => {
  const kind = fileKind(value);
  if (kind !== 'tile library') return kind;
  if (basename(file) === CONFIG_FILE) return 'configuration';
  return basename(dirname(file)) === 'publishers' ? 'publishers table' : kind;
};

/** The settings of a user or of a game's folder are never all of them. */
const checkPartOfConfig = (value: Json): readonly Diagnostic[] =>
  fileLayer(value).diagnostics.map((found) => ({ ...found, severity: 'error' }));

const NOT_AN_OBJECT = errorAt(
  'file/unknown',
  '',
  'This is not a file of Platelayer: its root is neither an object nor a list of tiles.',
);

const STATUS_STYLES = { valid: 'green', invalid: 'red', error: 'red' } as const;

/** The line of 10.2.4 and, below it, the findings. */
function describe(
  { file, status, kind, reason, diagnostics }: Verdict,
  source: GameFiles | NoGame,
  { max }: ValidateOptions,
  { colors, folder }: Terminal,
): string {
  const style = createStyler(colors);
  const sourceOf = (found: Diagnostic) =>
    'text' in source ? diagnosticSource(source, found) : ([file, []] as const);
  const line = [
    style(STATUS_STYLES[status], status.padEnd(6)),
    (kind ? fileChecks[kind].word : '').padEnd(11),
    printable(basename(file)),
    printable(relative(folder, dirname(resolve(folder, file))) || '.'),
  ].join(' ');
  const findings = diagnostics
    .slice(0, max)
    .map((found) => formatDiagnostic(...sourceOf(found), found, style));
  const rest = diagnostics.length - findings.length;
  return [
    `${line}\n`,
    ...(reason === undefined ? [] : [`  ${printable(reason)}\n`]),
    ...findings,
    ...(rest > 0 ? [`  … and ${rest} more; --max ${diagnostics.length} shows them all.\n`] : []),
    ...(diagnostics.some(({ code }) => code.startsWith('upgrade/'))
      ? [`  ${rewriting(file, source)}\n`]
      : []),
  ].join('');
}

const rewriting = (file: string, source: GameFiles | NoGame): string => {
  const inZip = 'origin' in source && source.origin === 'zip';
  const command = `platelayer upgrade ${printable(quotedArgument(inZip ? basename(file) : file))} --write`;
  return `${inZip ? 'Unpack the zip and rewrite' : 'Rewrite'} old spellings with: ${command}`;
};

export const addValidate = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('validate')
    .description('Check game files, themes, configurations, company sets, publishers and tile libraries.')
    .argument('<files...>', 'files, folders or zips of games, or patterns such as games/*.json')
    .addOption(new Option('--format <format>', 'how to report').choices(['text', 'json']).default('text'))
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .option('--strict', 'count warnings as faults', false)
    .option('--design', 'draw games too: what does not fit, what covers what, what does not add up', false)
    .option('--max <number>', 'findings to show of each file', readCount, USUAL_FINDINGS)
    .addHelpText('after', HELP)
    .action(async (files: string[], options: ValidateOptions) =>
      end(await runValidate(files, options, terminal)),
    );

const HELP = `
Exit status: 0 all files are valid, 1 faults were found, 2 a file could not be read.

Example:
  $ platelayer validate games/*.json --strict`;
