import type { Company, Config } from '@platelayer/game';

/** A company as charters and share cards name it: by its name, its second name where it has one, or by both (10.7.1). */
export const nameCompany = (company: Company, { companyNames }: Pick<Config, 'companyNames'>): Company => {
  const { alias } = company;
  if (alias === undefined || companyNames === 'name') return company;
  return companyNames === 'alias' ? { ...company, name: alias } : { ...company, subtext: alias };
};
