import type { Diagnostic, Game } from '@platelayer/game';
import { COMPANY_RULES } from './companies.ts';
import { MAP_RULES } from './map.ts';
import { MONEY_RULES } from './money.ts';
import type { DesignRule } from './rule.ts';
import { TILE_RULES } from './tiles.ts';
import { TRAIN_RULES } from './trains.ts';

/** All checks of a design beyond its syntax (87.6). */
export const DESIGN_RULES: readonly DesignRule[] = [
  ...MAP_RULES,
  ...TILE_RULES,
  ...TRAIN_RULES,
  ...COMPANY_RULES,
  ...MONEY_RULES,
];

/** Runs all rules except silenced ones: `shares`, or only at one location `shares@/companies/3` (87.6). */
export const checkRules = (game: Game, silenced: string): readonly Diagnostic[] => {
  const quiet = new Set(silenced.split(/[\s,]+/).map((word) => word.replace(/^design\//, '')));
  return DESIGN_RULES.filter(({ name }) => !quiet.has(name)).flatMap(({ name, find }) =>
    find(game)
      .filter(({ pointer }) => !quiet.has(`${name}@${pointer}`))
      .map(({ severity, message, pointer, hint }) => ({
        severity,
        code: `design/${name}`,
        message,
        pointer,
        hint,
      })),
  );
};
