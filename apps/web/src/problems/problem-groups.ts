import type { ComponentMetadata } from '@platelayer/components';
import type { Severity } from '@platelayer/game';
import type { Problem } from './problems.ts';

/** Problems of one kind, which differ only in names, numbers and locations. */
export interface ProblemGroup {
  readonly key: string;
  /** The common message, with an ellipsis for parts that differ. */
  readonly message: string;
  /** Sorted by severity. */
  readonly problems: readonly [Problem, ...Problem[]];
}

/** Quoted names and numbers, which vary between problems of one kind. (Fields, in backquotes, do not.) */
const DETAILS = /"[^"]*"|“[^”]*”|\d+(\.\d+)?/g;

/** Groups problems by kind, in order of first occurrence. */
export const groupProblems = (problems: readonly Problem[]): readonly ProblemGroup[] => {
  const groups = new Map<string, [Problem, ...Problem[]]>();
  for (const problem of problems) {
    const key = `${problem.severity} ${problem.code} ${problem.message.replaceAll(DETAILS, '…')}`;
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return [...groups].map(([key, problems]) => ({ key, message: sharedMessage(problems), problems }));
};

const sharedMessage = ([first, ...others]: readonly [Problem, ...Problem[]]): string => {
  const details = others.map(({ message }) => message.match(DETAILS) ?? []);
  let index = -1;
  return first.message.replaceAll(DETAILS, (detail) => {
    index++;
    return details.every((other) => other[index] === detail) ? detail : '…';
  });
};

export interface ProblemFilter {
  /** Default: all severities. */
  readonly severity?: Severity;
  /** Component id. Default: all components. */
  readonly component?: string;
  /** Words that must all occur. */
  readonly search: string;
}

export const filterProblems = (
  problems: readonly Problem[],
  { severity, component, search }: ProblemFilter,
  components: readonly ComponentMetadata[],
): readonly Problem[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return problems.filter((problem) => {
    if (severity && problem.severity !== severity) return false;
    if (component && (problem.file || componentFor(problem.pointer, components)?.id !== component))
      return false;
    if (words.length === 0) return true;
    const { code, message, file = '', pointer, hint = '', line } = problem;
    const text = `${code} ${message} ${file} ${pointer} ${hint} ${line ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
};

/** The component that draws a location in the file; undefined if none does, as for the whole file. */
export const componentFor = (
  pointer: string,
  components: readonly ComponentMetadata[],
): ComponentMetadata | undefined => {
  const [, field = ''] = pointer.split('/');
  return components.find(({ fields }) => fields.includes(field));
};
