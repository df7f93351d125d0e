import {
  type ExportFile,
  type ExportRequest,
  findFormat,
  type Naming,
  type OptionValues,
  planExport,
  runExport,
} from '@platelayer/export';
import type { Diagnostic } from '@platelayer/game';
import { readSettings } from '../cli-settings.ts';
import { drawingsOf, refuseComponents } from '../drawings.ts';
import { readSubsetter } from '../fonts.ts';
import { type ConfigOptions, readConfig } from '../game-config.ts';
import type { OpenGame, Refusal } from '../open-game.ts';
import { whyNot } from '../read-text.ts';
import { exitStatus, type Terminal } from '../terminal.ts';
import type { Outcome } from './export-summary.ts';
import { type Delivery, toFolder, toZip } from './export-target.ts';
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
  /** Of the formats. */
  readonly values: OptionValues;
  /** Threads that make files; whatever their number, the files are the same. */
  readonly jobs: number;
  /** Lets files be replaced that are there already. */
  readonly force: boolean;
  readonly naming?: Naming;
}

/** Files that are named when they stand in the way. */
const SHOWN = 5;

/** Each thread holds fonts and drawings of its own: more of them would only fight for memory. */
const MOST_JOBS = 16;

/** Makes the files of a game; refuses before it has written anything. */
export async function makeExport(
  { game, id, text, assets, remarks }: OpenGame,
  options: ExportOptions,
  terminal: Terminal,
  progress: Progress,
  signal: AbortSignal,
): Promise<Outcome | Refusal> {
  const unknown = refuseComponents(options.components);
  if (unknown) return unknown;
  const settled = await readConfig(game, options, terminal);
  if ('message' in settled) return settled;

  const person = await rememberedPerson(options.format, terminal);
  if ('message' in person) return person;
  const { config } = settled;
  const drawings = await drawingsOf(game, config, assets);
  const request: ExportRequest = {
    scope: options.components ? { kind: 'component', ids: options.components } : { kind: 'game' },
    formats: options.format,
    options: { ...person.values, ...options.values },
    naming: { game: id, ...options.naming },
  };
  const { files } = await planExport(drawings, request);
  const delivery = options.zip === undefined ? toFolder(options.out, terminal) : toZip(options.zip, terminal);
  const refusal = await refuseDelivery(files, delivery, options.force, terminal);
  if (refusal) return refusal;

  const found = new Map<string, Diagnostic>();
  const report = (diagnostic: Diagnostic) => void found.set(JSON.stringify(diagnostic), diagnostic);
  remarks.forEach(report);
  const jobs = Math.min(options.jobs, files.length, MOST_JOBS);
  const steps =
    jobs > 1
      ? runInThreads(files, { text, assets, config, request }, jobs, signal, report)
      : runExport(files, { fonts: drawings.fonts, subsetter: await readSubsetter(), signal });
  const made: { file: ExportFile; bytes: number }[] = [];
  const skipped: ExportFile[] = [];
  const failed: { file: ExportFile; reason: string }[] = [];
  try {
    for await (const step of steps) {
      const { file, done, total } = step;
      if ('skipped' in step) skipped.push(file);
      else if ('failure' in step) failed.push({ file, reason: step.failure });
      else {
        const reason = await delivery.put(file.name, step.bytes).then(() => undefined, whyNot);
        if (reason === undefined) made.push({ file, bytes: step.bytes.length });
        else failed.push({ file, reason });
      }
      progress.step(done, total, `${file.name}${'skipped' in step ? ' (nothing to show)' : ''}`);
    }
    drawings.diagnostics().forEach(report);
    const delivered = await delivery.finish(failed.length === 0);
    return {
      title: game.info.title,
      place: delivery.place,
      zipped: options.zip !== undefined,
      delivered,
      ...{ made, skipped, failed },
      diagnostics: [...found.values()],
      warnings: settled.warnings,
    };
  } catch (error) {
    if (signal.aborted) return { status: exitStatus.stopped, message: 'Stopped.' };
    return { status: exitStatus.unusable, message: `${delivery.place}: ${whyNot(error)}` };
  } finally {
    progress.end();
  }
}

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

async function refuseDelivery(
  files: readonly ExportFile[],
  delivery: Delivery,
  force: boolean,
  { ask }: Terminal,
): Promise<Refusal | undefined> {
  const refuse = (message: string): Refusal => ({ status: exitStatus.unusable, message });
  if (files.length === 0) return refuse('The game has nothing of what was asked for.');
  const taken = force ? [] : await delivery.taken(files.map(({ name }) => name));
  if (taken.length > 0) {
    const more = taken.length > SHOWN ? [`  … and ${taken.length - SHOWN} more`] : [];
    const list = [...taken.slice(0, SHOWN).map((path) => `  ${path}`), ...more];
    if (!ask) return refuse(['There already; --force replaces:', ...list].join('\n'));
    const question = `There already:\n${list.join('\n')}\nReplace ${taken.length === 1 ? 'it' : 'them'}?`;
    if (!(await ask(question))) return refuse('Nothing was written.');
  }
  const reason = await delivery.prepare().then(() => undefined, whyNot);
  return reason === undefined ? undefined : refuse(`${delivery.place}: cannot be written to: ${reason}`);
}
