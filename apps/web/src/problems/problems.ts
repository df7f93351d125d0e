import type { Diagnostic, Severity } from '@platelayer/game';
import { useMemo } from 'react';
import { translateDiagnostic } from '../i18n/diagnostics.ts';
import { type LoadedGame, useApp } from '../state/store.ts';

/** A problem, and how it is told apart from others in a list. */
export interface Problem extends Diagnostic {
  readonly key: string;
}

/** The gravest first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** What a broken save, reading and drawing have found, the gravest first, each once. */
export const problemsOf = (
  game: Pick<LoadedGame, 'broken' | 'diagnostics'> | undefined,
  ...drawn: readonly (readonly Diagnostic[] | undefined)[]
): readonly Problem[] => {
  const found = new Map<string, Problem>();
  for (const diagnostic of [
    ...(game?.broken?.diagnostics ?? []),
    ...(game?.diagnostics ?? []),
    ...drawn.flatMap((remarks) => remarks ?? []),
  ]) {
    const problem = translateDiagnostic(diagnostic);
    const key = `${problem.code} ${problem.file ?? ''} ${problem.pointer} ${problem.message}`;
    if (!found.has(key)) found.set(key, { ...problem, key });
  }
  return [...found.values()].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
};

/** The problems of the loaded game. */
export const useProblems = (): readonly Problem[] => {
  const game = useApp((state) => state.game);
  const drawn = useApp((state) => state.drawingRemarks);
  const design = useApp((state) => state.designRemarks);
  return useMemo(() => problemsOf(game, drawn, design), [game, drawn, design]);
};

/** One problem as text, for a note or a message to a friend. */
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
