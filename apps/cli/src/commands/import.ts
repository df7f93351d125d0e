import { stemOf } from '@platelayer/export';
import type { ImportEntry, ImportEntryKind, ImportedTitle, Title } from '@platelayer/import';
import { library } from '@platelayer/library';
import type { Command } from 'commander';
import { collect, type OnExit, readList } from '../arguments.ts';
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
  /** Optional rules in force. */
  readonly rules: readonly string[];
  /** Further sets of hexes that become variations of the map. */
  readonly map: readonly string[];
  /** Folder for the game file. */
  readonly out: string;
  /** Only says which titles there are. */
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
  return imported.counts.hexes > 0 || imported.counts.tiles > 0 ? status : EXIT_STATUS.faults;
}

/** `complete`: everything that was named could be read. */
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
  // The parser is loaded by those who import only.
  const { createRubyParser, findTitle, importTitle, openSources } = await import('@platelayer/import');
  const parser = await createRubyParser(await readPackageFile('@ruby/prism/src/prism.wasm'));
  const sources = openSources(files, parser);
  const { titles } = sources;
  const findings = [
    ...unread.map((message): ImportEntry => ({ kind: 'missing', message })),
    ...sources.findings,
  ];
  if (titles.length === 0) return refuse(`${describe(findings)}${NO_TITLES}`, EXIT_STATUS.faults);
  if (options.list) return { titles, findings, complete };
  const title = options.title === undefined ? onlyOf(titles) : findTitle(titles, options.title);
  if (!title) return refuse(whichTitle(titles, options.title));

  const imported = importTitle(title, sources, library, { options: options.rules, maps: options.map });
  const told = { ...imported, findings: [...findings, ...imported.findings] };
  if (Object.values(imported.counts).every((count) => count === 0))
    return refuse(`${describe(told.findings)}Nothing of ${title.name} could be read.`, EXIT_STATUS.faults);
  if (!options.json) terminal.err(`${NOTICE}\n\n`);
  const written = await write(title, told, options, terminal);
  return typeof written === 'string' ? { file: written, imported: told, complete } : written;
}

const onlyOf = (titles: readonly Title[]): Title | undefined => (titles.length === 1 ? titles[0] : undefined);

const NO_TITLES =
  'No title of 18xx.games was found. Bring the folder of one, lib/engine/game/g_…, or files of it.';

const MOST_NAMED = 12;

const whichTitle = (titles: readonly Title[], wanted: string | undefined): string => {
  const named = titles.slice(0, MOST_NAMED).map(({ name }) => printable(name));
  const more = titles.length > MOST_NAMED ? ` and ${titles.length - MOST_NAMED} more (--list shows all)` : '';
  const there = `${named.join(', ')}${more}`;
  return wanted === undefined
    ? `Several titles were found; choose one with --title: ${there}.`
    : `There is no title "${printable(wanted)}" among ${there}.`;
};

/** Shown before a file is written (98.5.1). */
const NOTICE =
  'Important: do not print games you have no licence to print; support designers, developers and publishers.\n' +
  'Personal print-and-play copies are allowed. Questions about a game’s licence go to its publisher or designer.';

/** Writes the game file, and gives its path as the user would write it. */
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
    // Programs cannot answer.
    if (json || !terminal.ask) return refuse(`${existing}: is there already; --force replaces it.`);
    const refused = await refusedByUser(`${existing} is there already. Replace it?`, terminal.ask);
    if (refused) return refused;
  }
  const bytes = new TextEncoder().encode(`${JSON.stringify(game, undefined, 2)}\n`);
  const fault = await target
    .prepare()
    .then(() => target.put(name, bytes))
    .then(() => undefined, fileErrorText);
  if (fault !== undefined) return refuse(`${out}: cannot be written to: ${fault}`);
  return out === '.' ? name : `${out.replace(/[/\\]+$/, '')}/${name}`;
}

/** Headings of the report, in its order. */
const HEADINGS: Readonly<Record<ImportEntryKind, string>> = {
  read: 'Read',
  missing: 'Missing',
  computed: 'Worked out by the title itself',
  changed: 'Changed',
  repaired: 'Repaired',
  dropped: 'Left out',
};

const describe = (findings: readonly ImportEntry[]): string =>
  Object.entries(HEADINGS)
    .map(([kind, heading]) => {
      const lines = findings.filter((finding) => finding.kind === kind).map(line);
      return lines.length > 0 ? `${heading}:\n${lines.join('')}\n` : '';
    })
    .join('');

const line = ({ message, place }: ImportEntry): string =>
  `  ${printable(message)}${place ? ` (${printable(place.file)}:${place.line})` : ''}\n`;

const summary = ({ counts }: ImportedTitle): string =>
  `${counts.hexes} hexes, ${counts.tiles} tiles, ${counts.marketCells} market cells, ${counts.trains} trains, ` +
  `${counts.phases} phases, ${counts.companies} companies, ${counts.privates} private companies.`;

export const addImport = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('import')
    .description('Make a game file from the source files of a title of 18xx.games.')
    .argument('<paths...>', 'folders of titles, files of them, or a zip of the repository')
    .option('--title <name>', 'which title, such as g_1830; not needed where there is only one')
    .option('--rules <options>', 'optional rules in force, with commas', readList, [])
    .option(
      '--map <constant>',
      'another set of hexes as a variation of the map; may be repeated',
      collect,
      [],
    )
    .option('-o, --out <folder>', 'where the game file goes', '.')
    .option('--list', 'only list the titles that were found', false)
    .option('-f, --force', 'replace a file that is there already', false)
    .option('--json', 'report for programs', false)
    .addHelpText('after', HELP)
    .action(async (paths: readonly string[], options: ImportCommand) =>
      end(await runImport(paths, options, terminal)),
    );

const HELP = `
The files are read and never run. What cannot be followed is told with its file and line, not guessed.

Exit status: 0 a map or tiles were read, 1 there was nothing to read, 2 a file could not be read or written,
130 stopped.

Examples:
  $ platelayer import 18xx/lib/engine/game/g_1830 --out games
  $ platelayer import 18xx-master.zip --list
  $ platelayer import 18xx-master.zip --title 1830`;
