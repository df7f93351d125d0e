import { quotedArgument } from './arguments.ts';

/** Findings that `validate` shows of a file unless it is told how many. */
export const USUAL_FINDINGS = 50;

/** The command that shows all of so many findings in what a user has named. */
export const validateCommand = (argument: string, findings: number): string =>
  `platelayer validate ${quotedArgument(argument)}${findings > USUAL_FINDINGS ? ` --max ${findings}` : ''}`;
