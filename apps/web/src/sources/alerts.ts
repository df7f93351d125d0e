import { reasonOf } from '@platelayer/export';
import { sentence } from '@platelayer/game';
import type { Refusal } from '../engine/values.ts';
import { translateDiagnostic } from '../i18n/diagnostics.ts';
import type { sources as texts } from '../i18n/en/sources.ts';
import { translator } from '../i18n/texts.ts';
import { type Alert, useApp } from '../state/store.ts';
import { BrokenFile, isErrorNamed, SourceError } from './source-error.ts';

/** Translates strings about games and their sources. */
export const t = translator('sources');

export const showAlert = (alert: Alert): void => useApp.setState({ alert });

const messageOf = (error: unknown): string =>
  error instanceof SourceError
    ? t(`errors.${error.key}`, { ...error.values, defaultValue: error.message })
    : reasonOf(error);

/** Shows an alert for a failure, unless the user cancelled. */
export const alertFailure = (error: unknown, tried: keyof typeof texts.failed = 'opened'): void => {
  if (isErrorNamed(error, 'AbortError')) return;
  if (error instanceof BrokenFile)
    return showAlert(brokenFileAlert(t('broken.notOpened', { file: error.file }), error.refusal));
  showAlert(failureAlert(error, tried));
};

export const failureAlert = (error: unknown, tried: keyof typeof texts.failed): Alert => ({
  type: 'error',
  title: t(`failed.${tried}`),
  message: messageOf(error),
});

/** A file that could not be opened. */
export interface Failure {
  readonly file: string;
  readonly error: unknown;
}

/** Files listed in one alert. */
const MAX_LISTED = 6;

/** Shows the failures of several files in one alert, because a second alert would replace the first. */
export const alertFailures = (failures: readonly Failure[]): void => {
  const [only, ...others] = failures.filter(({ error }) => !isErrorNamed(error, 'AbortError'));
  if (!only) return;
  if (others.length === 0) return alertFailure(only.error);
  const all = [only, ...others];
  const listed = all
    .slice(0, MAX_LISTED)
    .map(({ file, error }) => `${file}: ${sentence(reasonWithLocation(error))}`);
  const more = all.length > MAX_LISTED ? [t('broken.more', { count: all.length - MAX_LISTED })] : [];
  showAlert({
    type: 'error',
    title: t('broken.severalNotOpened', { count: all.length }),
    message: [...listed, ...more].join(' '),
  });
};

const reasonWithLocation = (error: unknown): string =>
  error instanceof BrokenFile ? refusalReason(error.refusal) : messageOf(error);

/** An alert with the first error of a file, its location, a hint and the lines around it. */
export const brokenFileAlert = (title: string, refusal: Refusal): Alert => {
  const { diagnostics, lines } = refusal;
  const hint = diagnostics[0] && translateDiagnostic(diagnostics[0]).hint;
  const reason = refusalReason(refusal);
  return {
    type: 'error',
    title,
    message: hint ? `${sentence(reason)} ${hint}` : reason,
    ...(lines.length > 0 ? { lines: { lines, marked: diagnostics[0]?.line } } : {}),
  };
};

const refusalReason = ({ diagnostics, lines }: Refusal): string => {
  const [first] = diagnostics;
  const { message = t('errors.notAGame'), line, column = 1 } = first ? translateDiagnostic(first) : {};
  return line !== undefined && lines.length > 0
    ? t('broken.place', { line, column, reason: message })
    : message;
};
