import type { ConfigPart } from '../config/config.ts';
import { getValue } from '../config/path.ts';
import { at, type Report } from '../diagnostic.ts';
import type { Library } from '../library.ts';
import { nearest } from '../nearest.ts';

/** Settings with a name from the library (95.10, 95.11). */
export const CONFIG_NAMES = [
  { path: 'theme', noun: 'map theme', all: 'mapThemes', effect: 'maps and tiles use the colours of `gmt`' },
  {
    path: 'companiesTheme',
    noun: 'company theme',
    all: 'companyThemes',
    effect: 'companies use the colours of `rob`',
  },
  {
    path: 'overrideCompanies',
    noun: 'list of companies',
    all: 'companySets',
    effect: 'no company is replaced',
  },
] as const;

/** Reports unknown names in the settings of a game or its folder. */
export const checkConfigNames = (
  part: ConfigPart,
  pointer: string,
  library: Library,
  report: Report,
): void => {
  for (const { path, noun, all, effect } of CONFIG_NAMES) {
    const name = getValue(part, path);
    if (typeof name !== 'string' || name === 'none' || library[all].has(name)) continue;
    const meant = nearest(name, library[all]);
    report({
      severity: 'warning',
      code: `reference/${noun.replaceAll(' ', '-')}`,
      message: `There is no ${noun} "${name}", so ${effect}.`,
      pointer: at(pointer, path),
      hint: meant === undefined ? `Use one of ${[...library[all]].join(', ')}.` : `Did you mean "${meant}"?`,
    });
  }
};
