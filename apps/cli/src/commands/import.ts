import { stemOf } from '@platelayer/export';
import type { ImportEntry, ImportEntryKind, ImportedTitle, Title } from '@platelayer/import';
import { library } from '@platelayer/library';
import type { Command } from 'commander';
import { collectRepeated, type OnExit, readCommaList } from '../arguments.ts';
import { folderTarget } from '../export/export-target.ts';
import { printable } from '../format-diagnostic.ts';
import type { Refusal } from '../open-game.ts';
import { readPackageFile } from '../package-file.ts';
import { fileErrorText } from '../read-text.ts';
import { refusedByUser } from '../refuse.ts';
import { readSourceFiles } from '../source-files.ts';
import { formatTable } from '../table.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from '../terminal.ts';

export interface ImportCommand {
  /** Name, module or folder of the title. */
  readonly title?: string;
  /** Enabled optional rules. */
  readonly rules: readonly string[];
  /** Constants with other sets of hexes, which become variations of the map. */
  readonly map: readonly string[];
  readonly out: string;
  readonly list: boolean;
  readonly force: boolean;
  readonly json: boolean;
}

async function runImport(
  paths: readonly string[],
  options: ImportCommand,
  terminal: Terminal,
): Promise<ExitStatus> {
  const result = await importFiles(paths, options, terminal);
  if (options.json) terminal.out(`${JSON.stringify(jsonOf(result), undefined, 2)}\n`);
  if ('message' in result) {
    if (!options.json) terminal.err(`${result.message}\n`);
    return result.status;
  }
  const status = result.complete ? EXIT_STATUS.fine : EXIT_STATUS.unusable;
  if ('titles' in result) {
    if (!options.json) {
      terminal.out(formatTable(result.titles.map(({ id, name }) => [id, name])));
      terminal.err(describe(result.findings));
    }
    return status;
  }
  const { file, imported } = result;
  if (!options.json) terminal.err(`${describe(imported.findings)}${file}: ${summary(imported)}\n`);
  return imported.counts.hexes > 0 || imported.counts.tiles > 0 ? status : EXIT_STATUS.failed;
}

/** `complete`: all the given files could be read. */
type Result =
  | Refusal
  | {
      readonly titles: readonly Title[];
      readonly findings: readonly ImportEntry[];
      readonly complete: boolean;
    }
  | { readonly file: string; readonly imported: ImportedTitle; readonly complete: boolean };

const jsonOf = (result: Result): object => {
  if ('message' in result) return { error: result.message };
  if ('titles' in result)
    return { titles: result.titles.map(({ id, name }) => ({ id, name })), findings: result.findings };
  const { file, imported } = result;
  return { file, counts: imported.counts, findings: imported.findings };
};

async function importFiles(
  paths: readonly string[],
  options: ImportCommand,
  terminal: Terminal,
): Promise<Result> {
  const refuse = (message: string, status: ExitStatus = EXIT_STATUS.unusable): Refusal => ({
    status,
    message,
  });
  const { files, unread } = await readSourceFiles(paths, terminal);
  const complete = unread.length === 0;
  if (files.length === 0 && !complete) return refuse(unread.join('\n'));
  // Loaded on demand, because only imports need the parser.
  const { createRubyParser, findTitle, importTitle, openSources } = await import('@platelayer/import');
  const parser = await createRubyParser(await readPackageFile('@ruby/prism/src/prism.wasm'));
  const sources = openSources(files, parser);
  const { titles } = sources;
  const findings = [
    ...unread.map((message): ImportEntry => ({ kind: 'missing', message })),
    ...sources.findings,
  ];
  if (titles.length === 0) return refuse(`${describe(findings)}${NO_TITLES}`, EXIT_STATUS.failed);
  if (options.list) return { titles, findings, complete };
  const onlyTitle = titles.length === 1 ? titles[0] : undefined;
  const title = options.title === undefined ? onlyTitle : findTitle(titles, options.title);
  if (!title) return refuse(explainTitles(titles, options.title));

  const read = importTitle(title, sources, library, { options: options.rules, maps: options.map });
  const imported = { ...read, findings: [...findings, ...read.findings] };
  if (Object.values(imported.counts).every((count) => count === 0))
    return refuse(
      `${describe(imported.findings)}Nothing in ${title.name} could be read.`,
      EXIT_STATUS.failed,
    );
  if (!options.json) terminal.err(`${NOTICE}\n\n`);
  const written = await write(title, imported, options, terminal);
  return typeof written === 'string' ? { file: written, imported, complete } : written;
}

const NO_TITLES = 'No 18xx.games title found. Pass a title’s folder (lib/engine/game/g_…) or files from it.';

const MAX_TITLES_NAMED = 12;

const explainTitles = (titles: readonly Title[], requested: string | undefined): string => {
  const names = titles.slice(0, MAX_TITLES_NAMED).map(({ name }) => printable(name));
  const more =
    titles.length > MAX_TITLES_NAMED
      ? ` and ${titles.length - MAX_TITLES_NAMED} more (use --list to show all)`
      : '';
  const list = `${names.join(', ')}${more}`;
  return requested === undefined
    ? `Several titles were found; choose one with --title: ${list}.`
    : `There is no title "${printable(requested)}". Choose from ${list}.`;
};

/** Shown before a file is written (98.5.1). */
const NOTICE =
  'Important: do not print games you have no licence to print; support designers, developers and publishers.\n' +
  'Personal print-and-play copies are allowed. Questions about a game’s licence go to its publisher or designer.';

/** Writes the game file and returns its path as the user would write it. */
async function write(
  title: Title,
  { game }: ImportedTitle,
  { out, force, json }: ImportCommand,
  terminal: Terminal,
): Promise<string | Refusal> {
  const refuse = (message: string): Refusal => ({ status: EXIT_STATUS.unusable, message });
  const target = folderTarget(out, terminal);
  const name = `${stemOf(title.name)}.json`;
  const [existing] = force ? [] : await target.existing([name]);
  if (existing !== undefined) {
    // A program that reads JSON cannot answer a question.
    if (json || !terminal.ask) return refuse(`${existing} already exists. Use --force to replace it.`);
    const refused = await refusedByUser(`${existing} already exists. Replace it?`, terminal.ask);
    if (refused) return refused;
  }
  const bytes = new TextEncoder().encode(`${JSON.stringify(game, undefined, 2)}\n`);
  const failure = await target
    .prepare()
    .then(() => target.put(name, bytes))
    .then(() => undefined, fileErrorText);
  if (failure !== undefined) return refuse(`Cannot write to ${out}: ${failure}`);
  return out === '.' ? name : `${out.replace(/[/\\]+$/, '')}/${name}`;
}

/** Headings in the order of the report. */
const HEADINGS: Readonly<Record<ImportEntryKind, string>> = {
  read: 'Read',
  missing: 'Missing',
  computed: 'Computed by the title',
  changed: 'Changed',
  repaired: 'Repaired',
  dropped: 'Left out',
};

const describe = (findings: readonly ImportEntry[]): string =>
  Object.entries(HEADINGS)
    .map(([kind, heading]) => {
      const lines = findings.filter((finding) => finding.kind === kind).map(formatEntry);
      return lines.length > 0 ? `${heading}:\n${lines.join('')}\n` : '';
    })
    .join('');

const formatEntry = ({ message, place }: ImportEntry): string =>
  `  ${printable(message)}${place ? ` (${printable(place.file)}:${place.line})` : ''}\n`;

const summary = ({ counts }: ImportedTitle): string =>
  `${counts.hexes} hexes, ${counts.tiles} tiles, ${counts.marketCells} market cells, ${counts.trains} trains, ` +
  `${counts.phases} phases, ${counts.companies} companies, ${counts.privates} private companies.`;

export const addImport = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('import')
    .description('Make a game file from the source files of an 18xx.games title.')
    .argument('<paths...>', 'folders of titles, files from them, or a zip of the repository')
    .option('--title <name>', 'title to import, such as g_1830; needed only if there are several')
    .option('--rules <options>', 'optional rules to enable, comma-separated', readCommaList, [])
    .option(
      '--map <constant>',
      'constant with another set of hexes, imported as a map variation; may be repeated',
      collectRepeated,
      [],
    )
    .option('-o, --out <folder>', 'output folder', '.')
    .option('--list', 'list the titles without importing any', false)
    .option('-f, --force', 'overwrite an existing file', false)
    .option('--json', 'print a JSON report', false)
    .addHelpText('after', HELP)
    .action(async (paths: readonly string[], options: ImportCommand) =>
      end(await runImport(paths, options, terminal)),
    );

const HELP = `
The source files are read but never run. Code that the importer cannot evaluate is reported with its file and line.

Exit status: 0 a map or tiles were read; 1 there was nothing to read; 2 a file could not be read or written;
130 interrupted.

Examples:
  $ platelayer import 18xx/lib/engine/game/g_1830 --out games
  $ platelayer import 18xx-master.zip --list
  $ platelayer import 18xx-master.zip --title 1830`;
