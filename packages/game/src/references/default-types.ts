import { at, type Report } from '../diagnostic.ts';
import { asList, asObject, asText, get, isObject, type Json, truthy } from '../json.ts';

const KINDS = [
  { types: 'shareTypes', own: 'shares', noun: 'share types', lost: 'shares' },
  { types: 'tokenTypes', own: 'tokens', noun: 'token types', lost: 'station tokens' },
] as const;

/** Types that companies take without naming them (10.7.4). */
const TAKEN_BY_DEFAULT = ['default', 'minor'];

/** Reports types of shares and station tokens of which no company takes any, though some have none of their own. */
export const checkDefaultTypes = (root: Json, report: Report): void => {
  const companies = asList(get(root, 'companies')).filter(isObject);
  for (const { types, own, noun, lost } of KINDS) {
    const known = Object.keys(asObject(get(root, types)));
    const bare = companies.filter((company) => !truthy(get(company, own)));
    const named = companies.map((company) => asText(get(company, own)));
    if (known.length === 0 || bare.length === 0) continue;
    if (known.some((type) => TAKEN_BY_DEFAULT.includes(type) || named.includes(type))) continue;
    report({
      severity: 'warning',
      code: `reference/${noun.replace(' ', '-')}`,
      message: `No company takes any of the ${noun}, so ${bare.length === 1 ? 'one company has' : `${bare.length} companies have`} no ${lost}.`,
      pointer: at('', types),
      hint: `Call one of them "default", or name it as "${own}" of the companies.`,
    });
  }
};
