import type { Company } from '../companies/company.ts';
import type { Share } from '../companies/share.ts';

/** A share certificate of a company, ready to draw, with inherited values resolved (50.5.1). */
export interface ShareCard extends Share {
  readonly company: Company;
  readonly name: string;
  /**
   * Whether it is the president's share: the explicit one, or else the labelled share that is larger than any
   * other.
   */
  readonly president: boolean;
}

/**
 * The share cards of companies, one per entry, with the number of copies (50.2.1). A function instead of a
 * part of the game, because an override set may have replaced the companies.
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
      president: isPresident(share, company.shares),
    })),
  );

const isPresident = (share: Share, shares: readonly Share[]): boolean =>
  share.president ?? (!shares.some(({ president }) => president) && isLargest(share, shares));

const isLargest = (share: Share, shares: readonly Share[]): boolean =>
  share.label !== undefined &&
  shares.length > 1 &&
  shares.every((other) => other === share || isSmaller(other, share));

/** Whether a share is a smaller part of its company than another, judging by the numbers in the file. */
const isSmaller = (one: Share, other: Share): boolean => {
  const [inShares, inPercent] = (['shares', 'percent'] as const).map((measure) =>
    [one, other].map((share) => Number.parseFloat(String(share[measure])) || 0),
  ) as [[number, number], [number, number]];
  const comparable = [inShares, inPercent].find((both) => both.every((portion) => portion > 0));
  const [less, more] = comparable ?? [inShares[0] || inPercent[0], inShares[1] || inPercent[1]];
  return less < more;
};
