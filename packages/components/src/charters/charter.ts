import { at, type Company, type Game } from '@platelayer/game';
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

/** A text of a charter that stands under a key of the company. */
export const fieldOf = (charter: Charter, key: string): TextOwner => ({
  ...charter,
  pointer: at(charter.pointer, key),
});
