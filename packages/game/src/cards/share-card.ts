import type { Company } from '../companies/company.ts';
import type { Share } from '../companies/share.ts';

/** A share certificate of a company, ready to draw: who says what is settled (50.5.1). */
export interface ShareCard extends Share {
  readonly company: Company;
  readonly name: string;
}

/**
 * The share cards of companies, one per entry, each with its number of copies (50.2.1). A function
 * and not part of the game, because an override set may have replaced the companies.
 */
export const shareCards = (companies: readonly Company[]): readonly ShareCard[] =>
  companies.flatMap((company) =>
    company.shares.map((share) => ({
      ...share,
      company,
      name: share.name ?? company.name,
      color: share.color ?? company.color,
      subtext: company.subtext ?? share.subtext,
      variant: company.variant ?? share.variant,
    })),
  );
