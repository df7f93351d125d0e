import { COLOR_ALIASES } from './color.ts';
import { COMPANY_THEMES } from './company-themes.ts';
import { MAP_THEMES } from './map-themes.ts';
import { spelt } from './palette.ts';

/** Keys that hold the colours of a context, and are no colours themselves. */
const CONTEXTS: ReadonlySet<string> = new Set(['map', 'tile']);

let names: ReadonlySet<string> | undefined;

/** All names that some theme defines, as written and as meant, and the aliases (90.2.2). */
export const colorNames = (): ReadonlySet<string> => {
  names ??= new Set([
    ...[...MAP_THEMES, ...COMPANY_THEMES]
      .flatMap((theme) => Object.keys(theme.colors))
      .filter((name) => !CONTEXTS.has(name))
      .flatMap((name) => [name, spelt(name)]),
    ...COLOR_ALIASES.keys(),
  ]);
  return names;
};
