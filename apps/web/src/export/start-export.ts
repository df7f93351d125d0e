import { type ExportRequest, type ExportResult, formatWord } from '@platelayer/export';
import { pageLocation } from '../address/page-location.ts';
import { hasSlug } from '../address/slug.ts';
import { analytics } from '../analytics/index.ts';
import { desktop } from '../desktop/desktop.ts';
import { secondEngine } from '../engine/engine.ts';
import type { Jobs } from '../engine/messages.ts';
import { loadTexts, translator } from '../i18n/texts.ts';
import { rememberExport } from '../revisions/remember.ts';
import { failureAlert } from '../sources/alerts.ts';
import { type Alert, type LoadedGame, useApp } from '../state/store.ts';
import { download } from '../ui/download.ts';
import { type ExportReport, exportAlert } from './export-alert.ts';
import { useExport } from './export-state.ts';
import { formatOf } from './request.ts';
import { type ExportTask, StoppedWriting, writeInto } from './target.ts';

const t = translator('frame', 'export');

/** What is seldom to be said loads when it is. */
const seldom = async () => {
  await loadTexts('onDemand');
  return translator('onDemand', 'exports');
};

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Leaving the page would throw the work away. The window of the desktop application asks no page before it closes. */
const guardLeaving = (busy: boolean): void => {
  if (busy) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  desktop?.setBusy?.(busy);
};

/** The files that an export would make. */
export const plannedFiles = async (
  { request, config }: ExportTask,
  signal: AbortSignal,
): Promise<Jobs['exportPlan']['out']> => {
  const { run, stop } = await secondEngine(signal);
  try {
    return await run('exportPlan', { request, config });
  } finally {
    stop();
  }
};

/** Counts what is chosen to be exported (98.12). */
export const countExport = ({ scope, formats }: ExportRequest): void =>
  analytics.event(
    scope.kind === 'game' ? 'exportGame' : 'exportComponent',
    { media: formats.map((id) => formatWord(formatOf(id))).join(',') },
    pageLocation(),
  );

/** Exports are told apart by their number. */
let count = 0;

/** Makes the files beside the page, tells how far it is, and hands the result over (98.11.4). */
export const startExport = async (task: ExportTask): Promise<void> => {
  if (useExport.getState().cancel) return;
  countExport(task.request);
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort();
  const work = ++count;
  const show = (alert: Alert) => useApp.setState({ alert: { ...alert, work } });
  const progress = (percent: number, message: string) =>
    show({ type: 'info', title: t('exporting.title'), message, progress: percent, cancel });
  useExport.setState({ cancel, failures: [] });
  guardLeaving(true);
  progress(0, t('exporting.start'));
  const { game } = useApp.getState();
  try {
    const outcome = await exportFiles(task, signal, progress);
    useExport.setState({ failures: outcome.failures });
    show(await withLaterSave(exportAlert(outcome), game));
    // The files are there, whether their place can be shown or not.
    if (outcome.made > 0) await task.target?.open?.().catch(() => undefined);
  } catch (error) {
    show(
      signal.aborted
        ? { type: 'info', title: t('cancelled.title'), message: await cancelledMessage(error) }
        : failureAlert(error, 'exported'),
    );
  } finally {
    guardLeaving(false);
    useExport.setState({ cancel: undefined });
  }
};

/** A save that comes while files are made is on the screen, and not in them. */
const withLaterSave = async (alert: Alert, before: LoadedGame | undefined): Promise<Alert> => {
  const { game } = useApp.getState();
  if (!before || !hasSlug(game?.meta, before.meta.slug) || game?.version === before.version) return alert;
  const detail = [alert.detail, (await seldom())('readAgain')].filter(Boolean).join('. ');
  return { ...alert, detail };
};

/** Files that a folder has got before stay there. */
const cancelledMessage = async (error: unknown): Promise<string> =>
  error instanceof StoppedWriting && error.written > 0
    ? (await seldom())('cancelled', { count: error.written, total: error.total, place: error.place })
    : t('cancelled.message');

type ShowProgress = (percent: number, message: string) => void;

/** What follows the making of files, packing or writing them, is the rest of the work. */
const MAKING_PERCENT = 90;

/**
 * An engine of its own makes the files: stopping it ends the work at once and leaves nothing. Only what was delivered is the
 * last print, with which later ones are compared.
 */
const exportFiles = async (
  task: ExportTask,
  signal: AbortSignal,
  progress: ShowProgress,
): Promise<ExportReport> => {
  const { request, config, target, since } = task;
  const { run, stop } = await secondEngine(signal);
  const onProgress = (done: number, total: number, name: string) =>
    progress(
      Math.floor((MAKING_PERCENT * done) / total),
      done === total && total > 1 && !target
        ? t('exporting.packing')
        : t('exporting.message', { done: Math.floor(done), total, name }),
    );
  try {
    const made = await run('export', { request, config, since, zip: !target }, { onProgress });
    const outcome = await deliverFiles(task, made, signal, progress);
    if (outcome.made > 0) await rememberExport(task, run);
    return outcome;
  } finally {
    stop();
  }
};

const deliverFiles = async (
  { game, request, target }: ExportTask,
  made: ExportResult,
  signal: AbortSignal,
  progress: ShowProgress,
): Promise<ExportReport> => {
  const onWriting = (index: number, total: number, name: string) =>
    progress(
      MAKING_PERCENT + Math.floor(((100 - MAKING_PERCENT) * index) / total),
      t('exporting.writing', { done: index + 1, total, name }),
    );
  const unwritten = target ? await writeInto(target, made.files, signal, onWriting) : [];
  const lost = new Set(unwritten.map(({ name }) => name));
  const files = made.files.filter(({ name }) => !lost.has(name));
  if (!target) for (const { name, bytes, mediaType } of files) download(name, bytes, mediaType);
  const failures = [...made.failures, ...unwritten];
  const [only] = files;
  if (!only && failures.length === 0) throw new Error(t('nothing'));
  return {
    request,
    title: game.details.title || game.meta.slug,
    place: target?.name ?? only?.name ?? '',
    several: target ? !target.single : made.made > 1,
    made: made.made - unwritten.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    failures,
  };
};
