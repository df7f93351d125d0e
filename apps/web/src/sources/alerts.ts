import { reasonOf } from '@platelayer/export';
import { sentence } from '@platelayer/game';
import type { Refusal } from '../engine/values.ts';
import { translateDiagnostic } from '../i18n/diagnostics.ts';
import type { sources as texts } from '../i18n/en/sources.ts';
import { translator } from '../i18n/texts.ts';
import { type Alert, useApp } from '../state/store.ts';
import { BrokenFile, isErrorNamed, SourceError } from './source-error.ts';

/** The texts about games and where they come from, in the reader's language. */
export const t = translator('sources');

export const showAlert = (alert: Alert): void => useApp.setState({ alert });

const messageOf = (error: unknown): string =>
  error instanceof SourceError
    ? t(`errors.${error.key}`, { ...error.values, defaultValue: error.message })
    : reasonOf(error);

/** Shows that what was tried failed, and why; the user's own "never mind" is no failure. */
export const alertFailure = (error: unknown, tried: keyof typeof texts.failed = 'opened'): void => {
  if (isErrorNamed(error, 'AbortError')) return;
  if (error instanceof BrokenFile)
    return showAlert(faultAlert(t('broken.notOpened', { file: error.file }), error.refusal));
  showAlert(failureAlert(error, tried));
};

export const failureAlert = (error: unknown, tried: keyof typeof texts.failed): Alert => ({
  type: 'error',
  title: t(`failed.${tried}`),
  message: messageOf(error),
});

/** A file that was not opened, and why. */
export interface Failure {
  readonly file: string;
  readonly error: unknown;
}

/** Files that are named in one alert. */
const MOST_NAMED = 6;

/** What went wrong with several files at once: one alert, for the next would take its place. */
export const alertFailures = (failures: readonly Failure[]): void => {
  const [only, ...others] = failures.filter(({ error }) => !isErrorNamed(error, 'AbortError'));
  if (!only) return;
  if (others.length === 0) return alertFailure(only.error);
  const all = [only, ...others];
  const named = all
    .slice(0, MOST_NAMED)
    .map(({ file, error }) => `${file}: ${sentence(reasonWithPlace(error))}`);
  const more = all.length > MOST_NAMED ? [t('broken.more', { count: all.length - MOST_NAMED })] : [];
  showAlert({
    type: 'error',
    title: t('broken.severalNotOpened', { count: all.length }),
    message: [...named, ...more].join(' '),
  });
};

const reasonWithPlace = (error: unknown): string =>
  error instanceof BrokenFile ? faultReason(error.refusal) : messageOf(error);

/** A fault with its place in one sentence, what to do, and the lines around it. */
export const faultAlert = (title: string, refusal: Refusal): Alert => {
  const { diagnostics, lines } = refusal;
  const hint = diagnostics[0] && translateDiagnostic(diagnostics[0]).hint;
  const reason = faultReason(refusal);
  return {
    type: 'error',
    title,
    message: hint ? `${sentence(reason)} ${hint}` : reason,
    ...(lines.length > 0 ? { lines: { lines, marked: diagnostics[0]?.line } } : {}),
  };
};

const faultReason = ({ diagnostics, lines }: Refusal): string => {
  const [first] = diagnostics;
  const { message = t('errors.notAGame'), line, column = 1 } = first ? translateDiagnostic(first) : {};
  return line !== undefined && lines.length > 0
    ? t('broken.place', { line, column, reason: message })
    : message;
};
