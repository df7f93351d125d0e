import { asText, get, type JsonObject, truthy } from '../json.ts';
import type { Company } from './company.ts';

/**
 * Replaces companies by those of an override set, in order (70.10). A selection of positions first
 * re-orders and restricts the set, once (10.20.9); companies without a counterpart stay. It is
 * applied on top of a resolved game because it depends on the configuration.
 */
export const overrideCompanies = (
  companies: readonly Company[],
  set: readonly JsonObject[] | undefined,
  selection: readonly number[] = [],
): readonly Company[] => {
  if (set === undefined) return companies;
  const entries = selection.length === 0 ? set : selection.map((position) => set[position]);
  return companies.map((company, index) => {
    const entry = entries[index];
    return entry === undefined ? company : replace(company, entry);
  });
};

const replace = (company: Company, entry: JsonObject): Company => {
  const text = (key: string) => truthy(asText(get(entry, key)));
  return {
    ...company,
    name: text('name') ?? company.name,
    abbrev: text('abbrev') ?? company.abbrev,
    color: text('color') ?? company.color,
    logo: text('logo'),
    alias: undefined,
    token: {},
  };
};
