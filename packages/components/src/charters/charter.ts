import { at, type Company } from '@platelayer/game';
import type { TextOwner } from '../text-setting.ts';
import type { CharterColors } from './charter-colors.ts';
import type { CharterFormat } from './format.ts';

/** What every part of one charter is drawn from. Its pointer is that of the company. */
export interface Charter extends TextOwner {
  readonly company: Company;
  readonly format: CharterFormat;
  readonly colors: CharterColors;
}

/** A text of a charter that stands under a key of the company. */
export const fieldOf = (charter: Charter, key: string): TextOwner => ({
  ...charter,
  pointer: at(charter.pointer, key),
});
