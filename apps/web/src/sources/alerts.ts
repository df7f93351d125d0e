import { reasonOf } from '@platelayer/export';
import i18next from 'i18next';
import { type Alert, type SourceType, useApp } from '../state/store.ts';
import { isErrorNamed, SourceError } from './source-error.ts';

/** The texts about games and where they come from, in the reader's language. */
export const t = i18next.getFixedT(null, 'sources');

export const showAlert = (alert: Alert): void => useApp.setState({ alert });

/** `Game Loaded`, `Game Deleted`: what happened to which game (98.9.2). */
export const announce = (what: 'loaded' | 'deleted', type: SourceType, title: string): void =>
  showAlert({
    type: 'success',
    title: t(`${what}.title`),
    message: t(`${what}.message`, { type: t(`types.${type}`), title }),
  });

export const messageOf = (error: unknown): string =>
  error instanceof SourceError
    ? t(`errors.${error.key}`, { ...error.values, defaultValue: error.message })
    : reasonOf(error);

/** Shows a failure; the user's own "never mind" is none. */
export const alertFailure = (error: unknown, title?: string): void => {
  if (isErrorNamed(error, 'AbortError')) return;
  showAlert({
    type: 'error',
    title: title ?? (error instanceof Error ? error.name : 'Error'),
    message: messageOf(error),
  });
};
