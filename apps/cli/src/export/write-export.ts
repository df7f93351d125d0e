import { Buffer } from 'node:buffer';
import { availableParallelism } from 'node:os';
import { posix, resolve, win32 } from 'node:path';
import process from 'node:process';
import { joinMissingLogos, readPicture } from '@platelayer/components';
import {
  type ExportFile,
  type ExportRequest,
  type FileResult,
  findFormat,
  type GameDrawings,
  makeFile,
  type Naming,
  type OptionValues,
  optionsError,
  type Press,
  pictureProblems,
  planExport,
  runExport,
  stemOf,
} from '@platelayer/export';
import { type Config, type Diagnostic, placed, type Report } from '@platelayer/game';
import { readSettings } from '../cli-settings.ts';
import { validateCommand } from '../commands/validate.ts';
import { openGameDrawings, refuseComponents } from '../drawings.ts';
import { openPress } from '../fonts.ts';
import { type ConfigOptions, readConfig } from '../game-config.ts';
import type { OpenGame, Refusal } from '../open-game.ts';
import { fileErrorText, isDiskFailure } from '../read-text.ts';
import { refusedByUser } from '../refuse.ts';
import { EXIT_STATUS, type Terminal } from '../terminal.ts';
import type { ExportMemory } from './export-memory.ts';
import type { ExportSummary } from './export-summary.ts';
import {
  type ExportTarget,
  folderTarget,
  skipUnchangedWrites,
  unpackedTarget,
  zipTarget,
} from './export-target.ts';
import type { Progress } from './progress.ts';
import { runInThreads } from './threads.ts';

export interface ExportOptions extends ConfigOptions {
  /** Ids of formats. */
  readonly format: readonly string[];
  readonly components?: readonly string[];
  /** Output folder. */
  readonly out: string;
  /** Path of a zip to write instead of a folder. */
  readonly zip?: string;
  /** Whether to unpack zips in the output folder as well. */
  readonly unpack?: boolean;
  /** Options of the formats. */
  readonly values: OptionValues;
  /** Number of threads, which does not affect the files. Default: depends on the number of PNG files. */
  readonly jobs?: number;
  /** Whether to overwrite existing files. */
  readonly force: boolean;
  readonly naming?: Naming;
  /** Earlier version; only differences from it are exported. */
  readonly changedSince?: string;
}

/** How many existing files are named. */
const MAX_FILES_NAMED = 5;

/** Each thread has its own fonts and drawings, so more threads would only compete for memory. */
export const MAX_JOBS = 16;

/** Making this many pictures takes about as long as starting a thread, which draws the game again. Documents take less. */
export const PICTURES_PER_JOB = 16;

const isPicture = ({ name }: ExportFile): boolean => name.endsWith('.png');

const defaultJobs = (files: readonly ExportFile[]): number =>
  Math.max(
    1,
    Math.min(availableParallelism(), MAX_JOBS, Math.floor(files.filter(isPicture).length / PICTURES_PER_JOB)),
  );

/** Exports a game. If it refuses, it has not written any file. */
export async function writeExport(
  opened: OpenGame,
  options: ExportOptions,
  terminal: Terminal,
  progress: Progress,
  signal: AbortSignal,
  memory?: ExportMemory,
): Promise<ExportSummary | Refusal> {
  const prepared = await prepareExport(opened, options, terminal, memory);
  if ('message' in prepared) return prepared;
  const { files, drawings, warnings } = prepared;
  const target = createTarget(options, memory ? skipUnchangedWrites(terminal) : terminal);
  const mayReplace = (path: string) => options.force || memory?.written.has(path) === true;
  const refusal = await refuseTarget(files, target, mayReplace, terminal);
  if (refusal) return refusal;

  const { loaded } = opened;
  const reported = new Map<string, Diagnostic>();
  const report = (diagnostic: Diagnostic) => void reported.set(JSON.stringify(diagnostic), diagnostic);
  opened.folderDiagnostics.forEach(report);
  const press = { ...(await openPress(drawings.fonts)), signal, made: memory?.made };
  const results = makeFiles(opened, prepared, options.jobs, press, report);
  try {
    const { diskError, ...outcome } = await putFiles(results, target, progress);
    drawings.diagnostics().forEach(report);
    pictureProblems(opened.assets).forEach(report);
    const isComplete = outcome.failed.length === 0 && outcome.made.length > 0;
    const delivered = diskError === undefined && (await target.finish(isComplete));
    const names = outcome.made.map(({ file }) => file.name);
    for (const path of await target.existing(names)) memory?.written.add(path);
    if (diskError !== undefined) {
      const count = `${names.length} of ${files.length} files were written`;
      return { status: EXIT_STATUS.unusable, message: `${target.place}: ${diskError}; ${count}.` };
    }
    return {
      title: opened.game.info.title,
      path: opened.path,
      check: validateCommand(opened.argument, loaded.diagnostics.length),
      gameDiagnostics: loaded.diagnostics.filter(({ severity }) => severity !== 'info'),
      place: target.place,
      zipped: options.zip !== undefined,
      delivered,
      ...outcome,
      diagnostics: joinMissingLogos([...reported.values()]).map((diagnostic) => placed(loaded, diagnostic)),
      warnings,
    };
  } catch (error) {
    if (signal.aborted) return { status: EXIT_STATUS.stopped, message: 'Stopped.' };
    return { status: EXIT_STATUS.unusable, message: `${target.place}: ${fileErrorText(error)}` };
  } finally {
    progress.end();
  }
}

interface PreparedExport {
  readonly config: Config;
  readonly request: ExportRequest;
  readonly drawings: GameDrawings;
  readonly files: readonly ExportFile[];
  /** Whether only changes are exported. Then there is one thread, because another would draw the whole game. */
  readonly changesOnly: boolean;
  readonly warnings: readonly string[];
}

async function prepareExport(
  opened: OpenGame,
  options: ExportOptions,
  terminal: Terminal,
  memory: ExportMemory | undefined,
): Promise<PreparedExport | Refusal> {
  const { game, id, text, assets } = opened;
  const unknown = refuseComponents(options.components);
  if (unknown) return unknown;
  const readResult = await readConfig({ game, assets }, options, terminal);
  if ('message' in readResult) return readResult;
  const person = await defaultPerson(options.format, terminal);
  if ('message' in person) return person;
  const values = await readValues(options.values, terminal);
  if ('message' in values) return values;
  const changes = await changesSince(opened, options, terminal);
  if (changes && 'message' in changes) return changes;
  const { config, warnings } = readResult;
  // After the next save, the remembered pages are compared by the content of their pictures.
  if (memory) for (const picture of assets.pictures) await readPicture(picture);
  const drawings =
    changes?.drawings ??
    (await openGameDrawings(game, config, { text, assets }, memory?.pages({ config, assets })));
  const request: ExportRequest = {
    scope: options.components ? { kind: 'component', ids: options.components } : { kind: 'game' },
    formats: options.format,
    options: { ...person.values, ...values.values },
    naming: { game: id, ...options.naming },
  };
  const { files } = await planExport(drawings, request);
  return {
    ...{ config, request, drawings, warnings },
    files: changes ? [...files, changes.list] : files,
    changesOnly: changes !== undefined,
  };
}

/** Yields the files as they are made, in one thread or several. */
function makeFiles(
  { text, assets }: OpenGame,
  { config, request, files, changesOnly }: PreparedExport,
  requestedJobs: number | undefined,
  press: Press & { readonly signal: AbortSignal },
  report: Report,
): AsyncIterable<FileResult> {
  const jobs = changesOnly ? 1 : Math.min(requestedJobs ?? defaultJobs(files), files.length);
  // Compressing a picture takes about as long as painting the next one, so both run at the same time.
  if (jobs <= 1) return runExport(files, press, files.some(isPicture) ? 1 : 0);
  const makeHere = (index: number) => makeFile(files[index]!, press);
  return runInThreads(files, makeHere, { text, assets, config, request }, jobs, press.signal, report);
}

interface PutFiles extends Pick<ExportSummary, 'made' | 'skipped' | 'failed'> {
  /** Error that ended the export early. */
  readonly diskError?: string;
}

/** Writes files as soon as they are made. */
async function putFiles(
  results: AsyncIterable<FileResult>,
  target: ExportTarget,
  progress: Progress,
): Promise<PutFiles> {
  const made: { file: ExportFile; bytes: number }[] = [];
  const skipped: ExportFile[] = [];
  const failed: { file: ExportFile; reason: string }[] = [];
  for await (const result of results) {
    const { file, done, total } = result;
    if ('skipped' in result) skipped.push(file);
    else if ('failure' in result) failed.push({ file, reason: result.failure });
    else
      try {
        await target.put(file.name, result.bytes);
        made.push({ file, bytes: result.bytes.length });
      } catch (error) {
        const reason = fileErrorText(error);
        if (isDiskFailure(error)) return { made, skipped, failed, diskError: reason };
        failed.push({ file, reason });
      }
    progress.step(done, total, `${file.name}${'skipped' in result ? ' (nothing to show)' : ''}`);
  }
  return { made, skipped, failed };
}

/** Returns drawings of the differences from an earlier version, and a file that lists them and the pieces to discard. */
async function changesSince(
  opened: OpenGame,
  options: ExportOptions,
  terminal: Terminal,
): Promise<{ readonly drawings: GameDrawings; readonly list: ExportFile } | Refusal | undefined> {
  if (options.changedSince === undefined) return undefined;
  const wholeGameFormat = options.format.map(findFormat).find((format) => format?.whole);
  if (wholeGameFormat)
    return {
      status: EXIT_STATUS.unusable,
      message: `${wholeGameFormat.title}: always contains the whole game; leave out --changed-since.`,
    };
  const [{ compareGames }, { onlyChanged, reportText }] = await Promise.all([
    import('../compare-games.ts'),
    import('@platelayer/revisions'),
  ]);
  const compared = await compareGames(options.changedSince, opened, options, terminal);
  if ('message' in compared) return compared;
  const { before, after, version, report } = compared;
  if (report.changes.length === 0) {
    const where = options.components ? ` in ${options.components.join(', ')}` : '';
    return {
      status: EXIT_STATUS.failed,
      message: `Nothing has changed${where}, so nothing needs reprinting.`,
    };
  }
  const bytes = new TextEncoder().encode(reportText(report));
  return {
    drawings: onlyChanged(after, () => before, version, report),
    list: {
      name: `${options.naming?.stem ?? stemOf(report.title)}-changes.txt`,
      kind: 'changes',
      make: async () => bytes,
    },
  };
}

const createTarget = ({ out, zip, unpack }: ExportOptions, terminal: Terminal): ExportTarget => {
  if (zip !== undefined) return zipTarget(zip, terminal);
  return unpack ? unpackedTarget(out, terminal) : folderTarget(out, terminal);
};

/** Reads the ICC profile from its file, and the date of PDF/X files from the environment if it is not given (86.6.3). */
async function readValues(
  given: OptionValues,
  terminal: Terminal,
): Promise<{ readonly values: OptionValues } | Refusal> {
  const folder = String(given.imagesFolder ?? '');
  const values = {
    ...given,
    date: given.date || (environmentDate() ?? ''),
    ...(folder && {
      imagesFolder: isAbsoluteAnywhere(folder) ? folder : resolve(terminal.folder, folder),
    }),
  };
  const refuse = (message: string): Refusal => ({ status: EXIT_STATUS.unusable, message });
  const unused = (['icc', 'date'] as const).find((option) => given[option] && !given.pdfx);
  if (unused) return refuse(`--${unused} is for PDF/X files only; add --pdfx.`);
  if (given.pdfx && !given.date && environmentDate() === undefined)
    return refuse('SOURCE_DATE_EPOCH is not a valid date. Set it to a number of seconds since 1970.');
  const file = String(given.icc ?? '');
  const profile = file === '' ? '' : await readProfile(file, terminal);
  if (typeof profile !== 'string') return refuse(`${file}: ${profile.reason}`);
  const allValues = { ...values, icc: profile };
  // Checked once before any work, so that not every file reports the same error.
  const error = await optionsError(allValues);
  return error === undefined ? { values: allValues } : refuse(error);
}

/** Returns the profile in base64. */
const readProfile = (
  file: string,
  { read, folder }: Terminal,
): Promise<string | { readonly reason: string }> =>
  read(resolve(folder, file)).then(
    (bytes) => Buffer.from(bytes).toString('base64'),
    (error) => ({ reason: fileErrorText(error) }),
  );

/** The pictures may be on another machine with another kind of path. */
const isAbsoluteAnywhere = (path: string): boolean => posix.isAbsolute(path) || win32.isAbsolute(path);

/** Returns an empty string if the variable is not set, and undefined if it is not a time in the years 0 to 9999. */
const environmentDate = (): string | undefined => {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  if (!epoch) return '';
  const date = new Date(1000 * Number(epoch));
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString() : undefined;
};

/** Fills in options such as the author of a Board18 box from the settings, or else with the user name (98.15.2). */
async function defaultPerson(
  formats: readonly string[],
  terminal: Terminal,
): Promise<{ readonly values: OptionValues } | Refusal> {
  const persons = formats
    .flatMap((id) => findFormat(id)?.options ?? [])
    .filter((option) => option.kind === 'text' && option.person);
  if (persons.length === 0) return { values: {} };
  const settings = await readSettings(terminal);
  if ('message' in settings) return settings;
  const name = settings.get('b18.author') ?? terminal.user;
  return { values: Object.fromEntries(persons.map(({ id }) => [id, name])) };
}

async function refuseTarget(
  files: readonly ExportFile[],
  target: ExportTarget,
  mayReplace: (path: string) => boolean,
  { ask }: Terminal,
): Promise<Refusal | undefined> {
  const refuse = (message: string): Refusal => ({ status: EXIT_STATUS.unusable, message });
  if (files.length === 0) return refuse('The game has nothing to export with these options.');
  const paths = await target.existing(files.map(({ name }) => name));
  const existing = paths.filter((path) => !mayReplace(path));
  if (existing.length > 0) {
    const more =
      existing.length > MAX_FILES_NAMED ? [`  … and ${existing.length - MAX_FILES_NAMED} more`] : [];
    const list = [...existing.slice(0, MAX_FILES_NAMED).map((path) => `  ${path}`), ...more];
    const [pronoun, verb] = existing.length === 1 ? ['it', 'exists'] : ['them', 'exist'];
    if (!ask) return refuse([`Already ${verb}; use --force to replace ${pronoun}:`, ...list].join('\n'));
    const question = `Already ${verb}:\n${list.join('\n')}\nReplace ${pronoun}?`;
    const refused = await refusedByUser(question, ask);
    if (refused) return refused;
  }
  const reason = await target.prepare().then(() => undefined, fileErrorText);
  return reason === undefined ? undefined : refuse(`Cannot write to ${target.place}: ${reason}`);
}
