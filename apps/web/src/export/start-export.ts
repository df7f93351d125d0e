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

/** Loads rarely used messages on demand. */
const rareMessages = async () => {
  await loadTexts('onDemand');
  return translator('onDemand', 'exports');
};

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before leaving the page during an export. The desktop window needs `setBusy` for that. */
const guardLeaving = (busy: boolean): void => {
  if (busy) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  desktop?.setBusy?.(busy);
};

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

/** Reports the chosen export to analytics (98.12). */
export const countExport = ({ scope, formats }: ExportRequest): void =>
  analytics.event(
    scope.kind === 'game' ? 'exportGame' : 'exportComponent',
    { media: formats.map((id) => formatWord(formatOf(id))).join(',') },
    pageLocation(),
  );

/** Id of the last export. */
let count = 0;

/** Makes the files in a second engine, shows progress, and delivers them (98.11.4). */
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
    // The files are written, even if their folder cannot be shown.
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

/** Says so if the game was reloaded during the export, because the files show the earlier version. */
const withLaterSave = async (alert: Alert, before: LoadedGame | undefined): Promise<Alert> => {
  const { game } = useApp.getState();
  if (!before || !hasSlug(game?.meta, before.meta.slug) || game?.version === before.version) return alert;
  const detail = [alert.detail, (await rareMessages())('readAgain')].filter(Boolean).join('. ');
  return { ...alert, detail };
};

/** Reports files already written to the folder, which stay there. */
const cancelledMessage = async (error: unknown): Promise<string> =>
  error instanceof StoppedWriting && error.written > 0
    ? (await rareMessages())('cancelled', { count: error.written, total: error.total, place: error.place })
    : t('cancelled.message');

type ShowProgress = (percent: number, message: string) => void;

/** Progress when all files are made. Packing or writing them is the rest. */
const MAKING_PERCENT = 90;

/**
 * Makes the files in a second engine, because stopping it ends the work immediately. Only delivered files are remembered as
 * the last print.
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
