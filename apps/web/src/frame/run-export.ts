import type { Format } from '@platelayer/export';
import type { Config } from '@platelayer/game';
import { analytics } from '../analytics/index.ts';
import { download } from '../download.ts';
import { engine } from '../engine/engine.ts';
import { i18next } from '../i18n/index.ts';
import { type Alert, type LoadedGame, useApp } from '../state/store.ts';
import type { Shown } from './frame-state.ts';

/** The whole game as a zip, or what the page shows as one file (98.11.4). */
export interface ExportWish {
  readonly game: LoadedGame;
  readonly format: Format;
  readonly config: Config;
  readonly dpi: number;
  /** The whole game where absent. */
  readonly shown?: Shown;
}

const TYPES: Readonly<Record<Format | 'zip', string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  zip: 'application/zip',
};

const text = (key: string, values: object = {}): string =>
  i18next.t(`export.${key}`, { ns: 'frame', ...values });

const show = (alert: Alert | undefined) => useApp.setState({ alert });

/** Leaving the page would throw the work away. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Makes the files in the engine, tells how far it is, and hands the result over as a download. */
export const runExport = async ({ game, format, config, dpi, shown }: ExportWish): Promise<void> => {
  if (shown && format === 'png' && !shown.picture) {
    show({ type: 'error', title: 'Error', message: text('noPicture') });
    return;
  }
  if (shown) analytics.event('exportComponent', { media: format }, window.location);
  else analytics.event('exportGame', { media: format }, window.location);
  const controller = new AbortController();
  const progress = (share: number, message: string) =>
    show({
      type: 'info',
      title: text('exporting.title'),
      message,
      progress: share,
      cancel: () => controller.abort(),
    });
  progress(0, text('exporting.start'));
  window.addEventListener('beforeunload', askBeforeLeaving);
  try {
    const { name, bytes, failures } = await engine(
      'export',
      {
        format,
        config,
        dpi,
        lettering: 'embed',
        component: shown && { id: shown.component, request: shown.request, piece: shown.piece },
      },
      {
        signal: controller.signal,
        onProgress: (done, total, file) =>
          progress(
            Math.floor((100 * done) / total) / 100,
            text('exporting.message', { done, total, name: file }),
          ),
      },
    );
    download(name, bytes, TYPES[shown ? format : 'zip']);
    show(outcome({ game, format, shown }, name, failures));
  } catch (error) {
    show(
      controller.signal.aborted
        ? { type: 'info', title: text('cancelled.title'), message: text('cancelled.message') }
        : { type: 'error', title: 'Error', message: error instanceof Error ? error.message : String(error) },
    );
  } finally {
    window.removeEventListener('beforeunload', askBeforeLeaving);
  }
};

/** The messages of 98.9.2; files that failed are named. */
const outcome = (
  { game, format, shown }: Pick<ExportWish, 'game' | 'format' | 'shown'>,
  name: string,
  failures: readonly string[],
): Alert => {
  if (failures.length > 0)
    return {
      type: 'warning',
      title: text('incomplete.title'),
      message: text('incomplete.message', { name, count: failures.length, failures: failures.join('; ') }),
    };
  if (shown)
    return {
      type: 'success',
      title: text('created.title', { format: format.toUpperCase() }),
      message: name,
    };
  return {
    type: 'success',
    title: text('exported.title'),
    message: text('exported.message', { slug: game.meta.slug, name, format }),
  };
};
