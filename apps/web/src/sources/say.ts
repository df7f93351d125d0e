import i18next from 'i18next';
import { type Alert, type SourceType, useApp } from '../state/store.ts';
import { isNamed, reasonOf, SourceError } from './source-error.ts';

/** A text of this namespace in the reader's language. */
export const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  i18next.t(key, { ns: 'sources', ...values });

export const alert = (alert: Alert): void => useApp.setState({ alert });

/** `Game Loaded`, `Game Deleted`: what happened to which game (98.9.2). */
export const announce = (what: 'loaded' | 'deleted', type: SourceType, title: string): void =>
  alert({
    type: 'success',
    title: say(`${what}.title`),
    message: say(`${what}.message`, { type: say(`types.${type}`), title }),
  });

export const messageOf = (error: unknown): string =>
  error instanceof SourceError ? say(`errors.${error.key}`, error.values) : reasonOf(error);

/** Shows a failure; the user's own "never mind" is none. */
export const alertFailure = (error: unknown, title?: string): void => {
  if (isNamed(error, 'AbortError')) return;
  alert({
    type: 'error',
    title: title ?? (error instanceof Error ? error.name : 'Error'),
    message: messageOf(error),
  });
};
