import { currencyCode } from './currency.ts';
import { hexRules } from './hex.ts';
import { ipo } from './ipo.ts';
import { listRules } from './lists.ts';
import { phaseCells, phaseLimit, phaseNumber, phasePhase } from './phases.ts';
import { PLACES } from './places.ts';
import { elsewhere, renamed, type UpgradeRule } from './rule.ts';
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
  elsewhere('title-font-size', PLACES.info, 'titleFontSize', 'titleSize'),
  elsewhere('subtitle-font-size', PLACES.info, 'subtitleFontSize', 'subtitleSize'),
  elsewhere('designer-font-size', PLACES.info, 'designerFontSize', 'designerSize'),
  elsewhere('number-cards', PLACES.root, 'numberCards', 'number_cards'),
  elsewhere('quantity-label', PLACES.trains, 'quantityLabel', 'quantity_label'),
  elsewhere('buy-companies', PLACES.phases, 'buyCompanies', 'buy_companies'),
  elsewhere('close-companies', PLACES.events, 'closeCompanies', 'close_companies'),
  elsewhere('remove-tokens', PLACES.events, 'removeTokens', 'remove_tokens'),
  currencyCode,
  trainInfo,
  phaseLimit,
  ...hexRules,
  ...trackRules,
  // After the others, which may bring such lists into being.
  ...listRules,
];
