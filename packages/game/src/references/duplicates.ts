import { at, type Report } from '../diagnostic.ts';
import { asList, asText, get, type Json } from '../json.ts';

/** Lists whose entries are told apart by one of their fields. */
const LISTS = [
  { list: 'companies', key: 'abbrev', noun: 'company', effect: 'references find the first' },
  { list: 'trains', key: 'name', noun: 'train', effect: 'references find the first' },
  { list: 'privates', key: 'id', noun: 'private', effect: 'they cannot be told apart' },
] as const;

/** Reports companies, trains and privates that share their name with an earlier one (10.7.1). */
export const checkDuplicates = (root: Json, report: Report): void => {
  for (const { list, key, noun, effect } of LISTS) {
    const seen = new Set<string>();
    asList(get(root, list)).forEach((entry, index) => {
      const name = asText(get(entry, key));
      if (name === undefined || name === '') return;
      if (seen.has(name))
        report({
          severity: 'warning',
          code: `duplicate/${noun}`,
          message: `Another ${noun} has the ${key} "${name}" too, so ${effect}.`,
          pointer: at('', list, index, key),
          hint: `Give each ${noun} its own ${key}.`,
        });
      seen.add(name);
    });
  }
};
