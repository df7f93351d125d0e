import { at, type Company, type Game } from '@platelayer/game';
import type { Look } from '../look.ts';
import type { TextOwner } from '../text-setting.ts';
import type { CharterColors } from './charter-colors.ts';
import type { CharterFormat } from './format.ts';

/** What every part of one charter is drawn from. Its pointer is that of the company. */
export interface Charter extends TextOwner {
  readonly company: Company;
  readonly format: CharterFormat;
  readonly colors: CharterColors;
}

/** What charters show of a game besides their companies. */
export type CharterRules = Pick<Game, 'phases' | 'turns'>;

/** Tells that something does not stand where it should; `what` says what becomes of it. */
export const reportMissingRoom = (what: string, look: Look, { kind, pointer }: TextOwner): void =>
  look.report({
    severity: 'warning',
    code: 'layout/overflow',
    message: what,
    pointer,
    hint: `Leave it out, or make the ${kind} larger.`,
  });

/** A text of a charter that stands under a key of the company. */
export const fieldOf = (charter: Charter, key: string): TextOwner => ({
  ...charter,
  pointer: at(charter.pointer, key),
});
