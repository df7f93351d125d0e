import { reasonOf } from '@platelayer/export';
import { sentence } from '@platelayer/game';
import { translator } from '../i18n/texts.ts';
import { showAlert } from '../sources/alerts.ts';

/** Errors from parts of the build that could not be fetched: offline, or replaced by a newer build. */
const failures = new WeakSet<object>();

export const isMissingPart = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/** Shows an alert that a panel or dialog could not be loaded, or has crashed (98.16). */
export const alertPartFailure = (error: unknown): void => {
  const t = translator('frame', 'failure');
  const missing = isMissingPart(error);
  const reason = missing ? t('missingWhy') : sentence(t('part', { reason: reasonOf(error) }));
  showAlert({
    type: 'error',
    title: t(missing ? 'missing' : 'title'),
    message: `${reason} ${t('hint')}`,
    action: { label: t('reload'), run: () => window.location.reload() },
  });
};

/** Shows an alert for missing parts outside of pages, such as code for opening a file; pages show their own (98.16). */
export const watchMissingParts = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissingPart(reason)) alertPartFailure(reason);
  });
};
