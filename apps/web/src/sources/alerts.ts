import { reasonOf } from '@platelayer/export';
import i18next from 'i18next';
import type { Refusal } from '../engine/values.ts';
import { translateDiagnostic } from '../i18n/diagnostics.ts';
import { type Alert, type SourceType, useApp } from '../state/store.ts';
import { BrokenFile, isErrorNamed, SourceError } from './source-error.ts';

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

const messageOf = (error: unknown): string =>
  error instanceof SourceError
    ? t(`errors.${error.key}`, { ...error.values, defaultValue: error.message })
    : reasonOf(error);

/** Shows a failure; the user's own "never mind" is none. */
export const alertFailure = (error: unknown, title?: string): void => {
  if (isErrorNamed(error, 'AbortError')) return;
  if (error instanceof BrokenFile)
    return showAlert(faultAlert(t('broken.notOpened', { file: error.file }), error.refusal));
  showAlert({
    type: 'error',
    title: title ?? (error instanceof Error ? error.name : 'Error'),
    message: messageOf(error),
  });
};

/** A fault with its place in one sentence, what to do, and the lines around it. */
export const faultAlert = (title: string, { diagnostics, lines }: Refusal): Alert => {
  const [first] = diagnostics;
  const {
    message = t('errors.notAGame'),
    line,
    column = 1,
    hint = '',
  } = first ? translateDiagnostic(first) : {};
  const reason =
    line !== undefined && lines.length > 0 ? t('broken.place', { line, column, reason: message }) : message;
  return {
    type: 'error',
    title,
    message: `${reason} ${hint}`.trim(),
    ...(lines.length > 0 ? { lines: { lines, marked: line } } : {}),
  };
};
