import { translator } from '../i18n/texts.ts';
import { showAlert } from '../sources/alerts.ts';

/** What failed because a part of the build could not be fetched: the connection is gone, or a newer build is in its place. */
const failures = new WeakSet<object>();

export const isMissingPart = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/** A page tells it in its place; what else fails of it, such as the opening of a file, is told in an alert (98.16). */
export const watchMissingParts = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isMissingPart(reason)) return;
    const t = translator('frame');
    showAlert({
      type: 'error',
      title: t('failure.missing'),
      message: `${t('failure.missingWhy')} ${t('failure.hint')}`,
      action: { label: t('failure.reload'), run: () => window.location.reload() },
    });
  });
};
