import type { Amount, Diagnostic, Game } from '@platelayer/game';

/** What a check found; its code is that of the check. */
export type Finding = Omit<Diagnostic, 'code'>;

export interface DesignRule {
  /** Ends the code of its remarks, `design/…`, by which they are silenced. */
  readonly name: string;
  find(game: Game): readonly Finding[];
}

/** The numbers in an amount: two in `250/325`. */
export const figuresIn = (amount: Amount | undefined): readonly number[] =>
  (
    String(amount ?? '')
      .replaceAll(',', '')
      .match(/\d+(?:\.\d+)?/g) ?? []
  ).map(Number);

export const figure = (amount: Amount | undefined): number | undefined => figuresIn(amount)[0];
