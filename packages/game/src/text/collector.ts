import type { Diagnostic, Report } from '../diagnostic.ts';

/** Nobody reads more; the rest is counted. */
const MAX_DIAGNOSTICS = 1000;

/** Keeps the first `limit` diagnostics of each severity and only counts the rest, so that a broken file stays readable. */
export interface Collector {
  readonly report: Report;
  /** What was kept, and one closing remark of the given code when there was more. */
  finish(code: string): readonly Diagnostic[];
}

export const collector = (limit = MAX_DIAGNOSTICS): Collector => {
  const kept: Diagnostic[] = [];
  const counts = { error: 0, warning: 0, info: 0 };
  let surplus = 0;
  return {
    report: (found) => {
      // Of each severity: no number of remarks may hide an error.
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
              hint: 'Mend the listed ones first; most of the others are likely to be of the same kind.',
            },
          ],
  };
};
