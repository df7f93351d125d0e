import type { Amount, Diagnostic, Game } from '@platelayer/game';

/** A problem found by a rule. Its code comes from the rule's name. */
export type DesignDiagnostic = Omit<Diagnostic, 'code'>;

export interface DesignRule {
  /** Last part of the diagnostic code, `design/…`, which is also used to silence it. */
  readonly name: string;
  find(game: Game): readonly DesignDiagnostic[];
}

/** The numbers in an amount: two in `250/325`. */
export const numbersIn = (amount: Amount | undefined): readonly number[] =>
  (
    String(amount ?? '')
      .replaceAll(',', '')
      .match(/\d+(?:\.\d+)?/g) ?? []
  ).map(Number);

export const firstNumber = (amount: Amount | undefined): number | undefined => numbersIn(amount)[0];
