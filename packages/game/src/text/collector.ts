import type { Diagnostic, Report } from '../diagnostic.ts';

/** No one reads more; further diagnostics are only counted. */
const MAX_DIAGNOSTICS = 1000;

/**
 * Keeps the first `limit` diagnostics of each severity and only counts the rest, so that the list for a
 * broken file stays readable.
 */
export interface Collector {
  readonly report: Report;
  /** Returns the diagnostics, with a final one of the given code if there were more. */
  finish(code: string): readonly Diagnostic[];
}

export const collector = (limit = MAX_DIAGNOSTICS): Collector => {
  const kept: Diagnostic[] = [];
  const counts = { error: 0, warning: 0, info: 0 };
  let surplus = 0;
  return {
    report: (found) => {
      // A limit for each severity, so that warnings cannot hide an error.
      if (++counts[found.severity] <= limit) kept.push(found);
      else surplus++;
    },
    finish: (code) =>
      surplus === 0
        ? kept
        : [
            ...kept,
            {
              severity: 'warning',
              code,
              message: `${surplus} more problems in this file are not listed.`,
              pointer: '',
              hint: 'Fix the listed ones first: the rest are probably of the same kind.',
            },
          ],
  };
};
