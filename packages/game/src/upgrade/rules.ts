import { currencyCode } from './currency.ts';
import { hexRules } from './hex.ts';
import { ipo } from './ipo.ts';
import { listRules } from './lists.ts';
import { phaseCells, phaseLimit, phaseNumber, phasePhase } from './phases.ts';
import { PLACES } from './places.ts';
import { renamed, type UpgradeRule } from './rule.ts';
import { trackRules } from './track.ts';
import { trainInfo } from './train-info.ts';

/**
 * Every old spelling there is. Rules of one place are applied in this order, and those of a place
 * before those of the places inside it.
 */
export const rules: readonly UpgradeRule[] = [
  ipo,
  phaseNumber,
  phasePhase,
  phaseCells,
  renamed('subtitle-size', PLACES.info, 'subTitleSize', 'subtitleSize'),
  currencyCode,
  trainInfo,
  phaseLimit,
  ...hexRules,
  ...trackRules,
  // After the others, which may bring such lists into being.
  ...listRules,
];
