import type { Config, Game } from '@platelayer/game';
import { companySet } from '@platelayer/library';

/** The logos that a game names anywhere, and those of the companies that stand in for its own (10.7.5). */
export const usedLogos = (game: Game, { overrideCompanies }: Config): ReadonlySet<string> => {
  const found = new Set<string>();
  const seen = new Set<object>();
  const search = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, inner] of Object.entries(value))
      if (key === 'logo' && typeof inner === 'string') found.add(inner);
      else search(inner);
  };
  search(game);
  search(companySet(overrideCompanies)?.companies);
  return found;
};
