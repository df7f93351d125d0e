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
  optionsFault,
  type Press,
  pictureProblems,
  planExport,
  runExport,
  stemOf,
} from '@platelayer/export';
import { type Config, type Diagnostic, placed, type Report } from '@platelayer/game';
import { readSettings } from '../cli-settings.ts';
import { openGameDrawings, refuseComponents } from '../drawings.ts';
import { openPress } from '../fonts.ts';
import { type ConfigOptions, readConfig } from '../game-config.ts';
import type { OpenGame, Refusal } from '../open-game.ts';
import { fileErrorText, isDiskFailure } from '../read-text.ts';
import { refusedByUser } from '../refuse.ts';
import { EXIT_STATUS, type Terminal } from '../terminal.ts';
import { validateCommand } from '../validate-command.ts';
import type { ExportMemory } from './export-memory.ts';
import type { ExportSummary } from './export-summary.ts';
import { type ExportTarget, folderTarget, leavingSame, unpackedTarget, zipTarget } from './export-target.ts';
import type { Progress } from './progress.ts';
import { runInThreads } from './threads.ts';

export interface ExportOptions extends ConfigOptions {
  /** Ids of formats. */
  readonly format: readonly string[];
  readonly components?: readonly string[];
  /** Folder for the files. */
  readonly out: string;
  /** One zip instead of a folder. */
  readonly zip?: string;
  /** Zips among the files are unpacked beside themselves, too. */
  readonly unpack?: boolean;
  /** Of the formats. */
  readonly values: OptionValues;
  /** Threads that make files; whatever their number, the files are the same. As many as pay where absent. */
  readonly jobs?: number;
  /** Lets files be replaced that are there already. */
  readonly force: boolean;
  readonly naming?: Naming;
  /** An earlier version: only what differs from it is made. */
  readonly changedSince?: string;
}

/** Files that are named when they stand in the way. */
const MAX_FILES_NAMED = 5;

/** Each thread holds fonts and drawings of its own: more of them would only fight for memory. */
export const MAX_JOBS = 16;

/** Pictures take about as long as the start of a thread, which draws the game anew; documents are made in less. */
export const PICTURES_PER_JOB = 16;

const isPicture = ({ name }: ExportFile): boolean => name.endsWith('.png');

const usualJobs = (files: readonly ExportFile[]): number =>
  Math.max(
    1,
    Math.min(availableParallelism(), MAX_JOBS, Math.floor(files.filter(isPicture).length / PICTURES_PER_JOB)),
  );

/** Makes the files of a game; refuses before it has written anything. */
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
  const target = targetOf(options, memory ? leavingSame(terminal) : terminal);
  const mayReplace = (path: string) => options.force || memory?.written.has(path) === true;
  const refusal = await refuseTarget(files, target, mayReplace, terminal);
  if (refusal) return refusal;

  const { loaded } = opened;
  const found = new Map<string, Diagnostic>();
  const report = (diagnostic: Diagnostic) => void found.set(JSON.stringify(diagnostic), diagnostic);
  opened.remarks.forEach(report);
  const press = { ...(await openPress(drawings.fonts)), signal, made: memory?.made };
  const steps = makeFiles(opened, prepared, options.jobs, press, report);
  try {
    const { brokenOff, ...outcome } = await putFiles(steps, target, progress);
    drawings.diagnostics().forEach(report);
    pictureProblems(opened.assets).forEach(report);
    const isWhole = outcome.failed.length === 0 && outcome.made.length > 0;
    const delivered = brokenOff === undefined && (await target.finish(isWhole));
    const names = outcome.made.map(({ file }) => file.name);
    for (const path of await target.existing(names)) memory?.written.add(path);
    if (brokenOff !== undefined) {
      const count = `${names.length} of ${files.length} files had been written by then`;
      return { status: EXIT_STATUS.unusable, message: `${target.place}: ${brokenOff}; ${count}.` };
    }
    return {
      title: opened.game.info.title,
      path: opened.path,
      check: validateCommand(opened.argument, loaded.diagnostics.length),
      faults: loaded.diagnostics.filter(({ severity }) => severity !== 'info'),
      place: target.place,
      zipped: options.zip !== undefined,
      delivered,
      ...outcome,
      diagnostics: joinMissingLogos([...found.values()]).map((diagnostic) => placed(loaded, diagnostic)),
      warnings,
    };
  } catch (error) {
    if (signal.aborted) return { status: EXIT_STATUS.stopped, message: 'Stopped.' };
    return { status: EXIT_STATUS.unusable, message: `${target.place}: ${fileErrorText(error)}` };
  } finally {
    progress.end();
  }
}

/** All that is settled before a file is made. */
interface PreparedExport {
  readonly config: Config;
  readonly request: ExportRequest;
  readonly drawings: GameDrawings;
  readonly files: readonly ExportFile[];
  /** Whether only what has changed is made; a thread would draw the whole game. */
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
  const settled = await readConfig({ game, assets }, options, terminal);
  if ('message' in settled) return settled;
  const person = await rememberedPerson(options.format, terminal);
  if ('message' in person) return person;
  const values = await readValues(options.values, terminal);
  if ('message' in values) return values;
  const since = await changesSince(opened, options, terminal);
  if (since && 'message' in since) return since;
  const { config, warnings } = settled;
  // What is remembered is compared with the pictures of the next save.
  if (memory) for (const picture of assets.pictures) await readPicture(picture);
  const drawings =
    since?.drawings ??
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
    files: since ? [...files, since.list] : files,
    changesOnly: since !== undefined,
  };
}

/** The files as they are done, by this thread alone or by several. */
function makeFiles(
  { text, assets }: OpenGame,
  { config, request, files, changesOnly }: PreparedExport,
  wanted: number | undefined,
  press: Press & { readonly signal: AbortSignal },
  report: Report,
): AsyncIterable<FileResult> {
  const jobs = changesOnly ? 1 : Math.min(wanted ?? usualJobs(files), files.length);
  // A picture is compressed for as long as the next one is painted.
  if (jobs <= 1) return runExport(files, press, files.some(isPicture) ? 1 : 0);
  const makeHere = (index: number) => makeFile(files[index]!, press);
  return runInThreads(files, makeHere, { text, assets, config, request }, jobs, press.signal, report);
}

interface PutFiles extends Pick<ExportSummary, 'made' | 'skipped' | 'failed'> {
  /** Why no further file was made. */
  readonly brokenOff?: string;
}

/** Puts files where they belong as soon as they are made. */
async function putFiles(
  steps: AsyncIterable<FileResult>,
  target: ExportTarget,
  progress: Progress,
): Promise<PutFiles> {
  const made: { file: ExportFile; bytes: number }[] = [];
  const skipped: ExportFile[] = [];
  const failed: { file: ExportFile; reason: string }[] = [];
  for await (const step of steps) {
    const { file, done, total } = step;
    if ('skipped' in step) skipped.push(file);
    else if ('failure' in step) failed.push({ file, reason: step.failure });
    else {
      const bytes = step.bytes.length;
      const fault = await target.put(file.name, step.bytes).then(
        () => undefined,
        (error: unknown) => ({ reason: fileErrorText(error), ofDisk: isDiskFailure(error) }),
      );
      if (fault?.ofDisk) return { made, skipped, failed, brokenOff: fault.reason };
      if (fault) failed.push({ file, reason: fault.reason });
      else made.push({ file, bytes });
    }
    progress.step(done, total, `${file.name}${'skipped' in step ? ' (nothing to show)' : ''}`);
  }
  return { made, skipped, failed };
}

/** Drawings of what differs from an earlier version, and a file that says what that is and what to throw away. */
async function changesSince(
  opened: OpenGame,
  options: ExportOptions,
  terminal: Terminal,
): Promise<{ readonly drawings: GameDrawings; readonly list: ExportFile } | Refusal | undefined> {
  if (options.changedSince === undefined) return undefined;
  const whole = options.format.map(findFormat).find((format) => format?.whole);
  if (whole)
    return {
      status: EXIT_STATUS.unusable,
      message: `${whole.title}: is not printed and always holds the whole game; leave out --changed-since.`,
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
      status: EXIT_STATUS.faults,
      message: `Nothing changed${where}: there is nothing to print again.`,
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

const targetOf = ({ out, zip, unpack }: ExportOptions, terminal: Terminal): ExportTarget => {
  if (zip !== undefined) return zipTarget(zip, terminal);
  return unpack ? unpackedTarget(out, terminal) : folderTarget(out, terminal);
};

/** An ICC profile is read from its file, and the date of files that must have one may come from the environment (86.6.3). */
async function readValues(
  given: OptionValues,
  terminal: Terminal,
): Promise<{ readonly values: OptionValues } | Refusal> {
  const folder = String(given.imagesFolder ?? '');
  const values = {
    ...given,
    date: given.date || (dateOfEnvironment() ?? ''),
    ...(folder && {
      imagesFolder: isAbsoluteAnywhere(folder) ? folder : resolve(terminal.folder, folder),
    }),
  };
  const refuse = (message: string): Refusal => ({ status: EXIT_STATUS.unusable, message });
  const idle = (['icc', 'date'] as const).find((option) => given[option] && !given.pdfx);
  if (idle) return refuse(`--${idle} is for PDF/X files only; add --pdfx.`);
  if (given.pdfx && !given.date && dateOfEnvironment() === undefined)
    return refuse('SOURCE_DATE_EPOCH is no date; it should be the seconds since 1970.');
  const file = String(given.icc ?? '');
  const profile = file === '' ? '' : await readProfile(file, terminal);
  if (typeof profile !== 'string') return refuse(`${file}: ${profile.reason}`);
  const whole = { ...values, icc: profile };
  // Once and before any work, not with every file.
  const fault = await optionsFault(whole);
  return fault === undefined ? { values: whole } : refuse(fault);
}

/** The bytes of a profile in base 64. */
const readProfile = (
  file: string,
  { read, folder }: Terminal,
): Promise<string | { readonly reason: string }> =>
  read(resolve(folder, file)).then(
    (bytes) => Buffer.from(bytes).toString('base64'),
    (error) => ({ reason: fileErrorText(error) }),
  );

/** The pictures may lie on another machine, with other paths. */
const isAbsoluteAnywhere = (path: string): boolean => posix.isAbsolute(path) || win32.isAbsolute(path);

/** Empty where the variable is not set; nothing where it is no time of a year that files can name. */
const dateOfEnvironment = (): string | undefined => {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  if (!epoch) return '';
  const date = new Date(1000 * Number(epoch));
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString() : undefined;
};

/** Options that name a person, such as the author of a Board18 box: who is remembered, or the user (98.15.2). */
async function rememberedPerson(
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
  if (files.length === 0) return refuse('The game has nothing of what was asked for.');
  const there = await target.existing(files.map(({ name }) => name));
  const existing = there.filter((path) => !mayReplace(path));
  if (existing.length > 0) {
    const more =
      existing.length > MAX_FILES_NAMED ? [`  … and ${existing.length - MAX_FILES_NAMED} more`] : [];
    const list = [...existing.slice(0, MAX_FILES_NAMED).map((path) => `  ${path}`), ...more];
    if (!ask) return refuse(['There already; --force replaces:', ...list].join('\n'));
    const question = `There already:\n${list.join('\n')}\nReplace ${existing.length === 1 ? 'it' : 'them'}?`;
    const refused = await refusedByUser(question, ask);
    if (refused) return refused;
  }
  const reason = await target.prepare().then(() => undefined, fileErrorText);
  return reason === undefined ? undefined : refuse(`${target.place}: cannot be written to: ${reason}`);
}
