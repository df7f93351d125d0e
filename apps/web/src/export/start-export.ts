import { type ExportRequest, type ExportResult, formatWord, reasonOf } from '@platelayer/export';
import type { Config } from '@platelayer/game';
import { analytics } from '../analytics/index.ts';
import { secondEngine } from '../engine/engine.ts';
import { i18next } from '../i18n/index.ts';
import { type Alert, type LoadedGame, useApp } from '../state/store.ts';
import { download } from '../ui/download.ts';
import { exportAlert } from './export-alert.ts';
import { useExport } from './export-state.ts';
import { type TargetFolder, writeInto } from './folder.ts';
import { formatOf } from './request.ts';

/** A request, of what game, and where to. */
export interface ExportTask {
  readonly game: LoadedGame;
  readonly request: ExportRequest;
  readonly config: Config;
  /** Gets the files; a download where absent. */
  readonly folder?: TargetFolder;
}

const t = i18next.getFixedT(null, 'frame', 'export');

/** Leaving the page would throw the work away. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Names of the files that an export would make. */
export const plannedNames = async (
  { request, config }: ExportTask,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const { run, stop } = await secondEngine(signal);
  try {
    return await run('exportNames', { request, config });
  } finally {
    stop();
  }
};

/** Exports are told apart by their number. */
let count = 0;

/** Makes the files beside the page, tells how far it is, and hands the result over (98.11.4). */
export const startExport = async (task: ExportTask): Promise<void> => {
  if (useExport.getState().cancel) return;
  const { scope, formats } = task.request;
  analytics.event(
    scope.kind === 'game' ? 'exportGame' : 'exportComponent',
    { media: formats.map((id) => formatWord(formatOf(id))).join(',') },
    window.location,
  );
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort();
  const work = ++count;
  const show = (alert: Alert) => useApp.setState({ alert: { ...alert, work } });
  const progress = (share: number, message: string) =>
    show({ type: 'info', title: t('exporting.title'), message, progress: share, cancel });
  useExport.setState({ cancel, failures: [] });
  window.addEventListener('beforeunload', askBeforeLeaving);
  progress(0, t('exporting.start'));
  try {
    const made = await makeFiles(task, signal, (done, total, name) =>
      progress(
        Math.min(Math.floor((100 * done) / total) / 100, 0.99),
        t('exporting.message', { done: Math.floor(done), total, name }),
      ),
    );
    const outcome = await deliverFiles(task, made, signal);
    useExport.setState({ failures: outcome.failures });
    show(exportAlert(outcome));
  } catch (error) {
    show(
      signal.aborted
        ? { type: 'info', title: t('cancelled.title'), message: t('cancelled.message') }
        : { type: 'error', title: 'Error', message: reasonOf(error) },
    );
  } finally {
    window.removeEventListener('beforeunload', askBeforeLeaving);
    useExport.setState({ cancel: undefined });
  }
};

/** An engine of its own makes the files: stopping it ends the work at once and leaves nothing. */
const makeFiles = async (
  { request, config, folder }: ExportTask,
  signal: AbortSignal,
  onProgress: (done: number, total: number, name: string) => void,
): Promise<ExportResult> => {
  const { run, stop } = await secondEngine(signal);
  try {
    return await run('export', { request, config, zip: !folder }, { onProgress });
  } finally {
    stop();
  }
};

const deliverFiles = async (
  { game, request, folder }: ExportTask,
  made: ExportResult,
  signal: AbortSignal,
) => {
  const unwritten = folder ? await writeInto(folder, made.files, signal) : [];
  const lost = new Set(unwritten.map(({ name }) => name));
  const files = made.files.filter(({ name }) => !lost.has(name));
  if (!folder) for (const { name, bytes, mediaType } of files) download(name, bytes, mediaType);
  const failures = [...made.failures, ...unwritten];
  const [only] = files;
  if (!only && failures.length === 0) throw new Error(t('nothing'));
  return {
    request,
    slug: game.meta.slug,
    place: folder?.name ?? only?.name ?? '',
    several: folder !== undefined || made.made > 1,
    made: made.made - unwritten.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    failures,
  };
};
