import { currencyCode } from './currency.ts';
import { hexRules } from './hex.ts';
import { ipo } from './ipo.ts';
import { listRules } from './lists.ts';
import { phaseCells, phaseLimit, phaseNumber, phasePhase } from './phases.ts';
import { PLACES } from './places.ts';
import { renamed, type UpgradeRule } from './rule.ts';
import { trackRules } from './track.ts';
import { trainInfo } from './train-info.ts';

const QUIET = { quiet: true } as const;

/**
 * All old spellings. Rules for one path are applied in this order; rules for an object come before rules for
 * its contents.
 */
export const rules: readonly UpgradeRule[] = [
  ipo,
  phaseNumber,
  phasePhase,
  phaseCells,
  renamed('subtitle-size', PLACES.info, 'subTitleSize', 'subtitleFontSize'),
  renamed('title-font-size', PLACES.info, 'titleSize', 'titleFontSize', QUIET),
  renamed('subtitle-font-size', PLACES.info, 'subtitleSize', 'subtitleFontSize', QUIET),
  renamed('designer-font-size', PLACES.info, 'designerSize', 'designerFontSize', QUIET),
  renamed('number-cards', PLACES.root, 'number_cards', 'numberCards', QUIET),
  renamed('quantity-label', PLACES.trains, 'quantity_label', 'quantityLabel', QUIET),
  renamed('trade-in', PLACES.trains, 'tradeInPrice', 'tradeIn', QUIET),
  renamed('buy-companies', PLACES.phases, 'buy_companies', 'buyCompanies', QUIET),
  renamed('close-companies', PLACES.events, 'close_companies', 'closeCompanies', QUIET),
  renamed('remove-tokens', PLACES.events, 'remove_tokens', 'removeTokens', QUIET),
  currencyCode,
  trainInfo,
  phaseLimit,
  ...hexRules,
  ...trackRules,
  // Last, because the other rules may create such lists.
  ...listRules,
];
