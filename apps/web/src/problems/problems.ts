import type { Diagnostic, Severity } from '@platelayer/game';
import { useMemo } from 'react';
import { translateDiagnostic } from '../i18n/diagnostics.ts';
import { type LoadedGame, useApp } from '../state/store.ts';

export interface Problem extends Diagnostic {
  /** Unique in a list of problems. */
  readonly key: string;
}

/** Highest first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** Problems from a broken save, from reading and from drawing, sorted by severity and without duplicates. */
export const problemsOf = (
  game: Pick<LoadedGame, 'broken' | 'diagnostics'> | undefined,
  ...drawn: readonly (readonly Diagnostic[] | undefined)[]
): readonly Problem[] => {
  const problems = new Map<string, Problem>();
  for (const diagnostic of [
    ...(game?.broken?.diagnostics ?? []),
    ...(game?.diagnostics ?? []),
    ...drawn.flatMap((diagnostics) => diagnostics ?? []),
  ]) {
    const problem = translateDiagnostic(diagnostic);
    const key = `${problem.code} ${problem.file ?? ''} ${problem.pointer} ${problem.message}`;
    if (!problems.has(key)) problems.set(key, { ...problem, key });
  }
  return [...problems.values()].sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
};

export const useProblems = (): readonly Problem[] => {
  const game = useApp((state) => state.game);
  const drawn = useApp((state) => state.drawingRemarks);
  const design = useApp((state) => state.designRemarks);
  return useMemo(() => problemsOf(game, drawn, design), [game, drawn, design]);
};

/** Formats a problem as plain text, for the clipboard. */
export const problemText = ({
  severity,
  code,
  message,
  file,
  pointer,
  line,
  column,
  hint,
}: Diagnostic): string =>
  [
    `${severity} ${code}: ${message}`,
    `at ${file === undefined ? '' : `${file} `}${pointer || '/'}${line === undefined ? '' : ` (${line}:${column ?? 1})`}`,
    hint,
  ]
    .filter((part) => part !== undefined)
    .join('\n');
