import { reasonOf } from '@platelayer/export';
import { sentence } from '@platelayer/game';
import { translator } from '../i18n/texts.ts';
import { showAlert } from '../sources/alerts.ts';

/** What failed because a part of the build could not be fetched: the connection is gone, or a newer build is in its place. */
const failures = new WeakSet<object>();

export const isMissingPart = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/** Tells in an alert that something beside the page could not be loaded, or has stopped (98.16). */
export const tellFailure = (error: unknown): void => {
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

/** A page tells it in its place; what else fails of it, such as the opening of a file, is told in an alert (98.16). */
export const watchMissingParts = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isMissingPart(reason)) tellFailure(reason);
  });
};
