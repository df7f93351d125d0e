import type { Config } from '@platelayer/game';
import { analytics } from '../analytics/index.ts';
import { download } from '../download.ts';
import { secondEngine } from '../engine/engine.ts';
import type { ExportOrder, ExportSubject, Jobs } from '../engine/messages.ts';
import { i18next } from '../i18n/index.ts';
import { type Alert, type LoadedGame, useApp } from '../state/store.ts';
import { useExport } from './export-state.ts';
import { type OutFolder, reasonOf, writeInto } from './folder.ts';
import { outcomeAlert } from './outcome.ts';

export interface ExportWish {
  readonly game: LoadedGame;
  readonly subject: ExportSubject;
  readonly config: Config;
  readonly dpi: number;
  /** Gets the files; a download where absent. */
  readonly folder?: OutFolder;
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['zip', 'application/zip'],
]);

const t = i18next.getFixedT(null, 'frame', 'export');

/** Leaving the page would throw the work away. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

const orderOf = ({ subject, config, dpi }: ExportWish): ExportOrder => ({
  subject,
  config,
  dpi,
  lettering: 'embed',
});

/** Names of the files that an export would make. */
export const plannedNames = async (wish: ExportWish, signal: AbortSignal): Promise<readonly string[]> => {
  const { run, stop } = await secondEngine(signal);
  try {
    return await run('exportNames', orderOf(wish));
  } finally {
    stop();
  }
};

/** Exports are told apart by their number. */
let count = 0;

/** Makes the files beside the page, tells how far it is, and hands the result over (98.11.4). */
export const runExport = async (wish: ExportWish): Promise<void> => {
  if (useExport.getState().cancel) return;
  const { subject } = wish;
  analytics.event(
    subject.kind === 'game' ? 'exportGame' : 'exportComponent',
    { media: subject.format },
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
    const made = await makeFiles(wish, signal, (done, total, name) =>
      progress(
        Math.min(Math.floor((100 * done) / total) / 100, 0.99),
        t('exporting.message', { done: Math.floor(done), total, name }),
      ),
    );
    const outcome = await deliver(wish, made, signal);
    useExport.setState({ failures: outcome.failures });
    show(outcomeAlert(outcome));
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

type Made = Jobs['export']['out'];

/** An engine of its own makes the files: stopping it ends the work at once and leaves nothing. */
const makeFiles = async (
  wish: ExportWish,
  signal: AbortSignal,
  onProgress: (done: number, total: number, name: string) => void,
): Promise<Made> => {
  const { run, stop } = await secondEngine(signal);
  try {
    const zip = wish.folder ? undefined : zipName(wish);
    return await run('export', { ...orderOf(wish), zip }, { onProgress });
  } finally {
    stop();
  }
};

const zipName = ({ game, subject }: ExportWish): string =>
  [game.facts.stem, subject.kind === 'component' ? subject.id : undefined, subject.format]
    .filter((part) => part !== undefined)
    .join('-')
    .concat('.zip');

const deliver = async ({ game, subject, folder }: ExportWish, made: Made, signal: AbortSignal) => {
  const unwritten = folder ? await writeInto(folder, made.files, signal) : [];
  const lost = new Set(unwritten.map(({ name }) => name));
  const files = made.files.filter(({ name }) => !lost.has(name));
  if (!folder)
    for (const { name, bytes } of files) download(name, bytes, TYPES.get(name.split('.').at(-1)!)!);
  const failures = [...made.failures, ...unwritten];
  const [only] = files;
  if (!only && failures.length === 0) throw new Error(t('nothing'));
  return {
    subject,
    slug: game.meta.slug,
    place: folder?.name ?? only?.name ?? '',
    several: folder !== undefined || made.made > 1,
    made: made.made - unwritten.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    failures,
  };
};
