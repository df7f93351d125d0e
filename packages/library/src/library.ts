import type { Library } from '@platelayer/game';
import { parseColor } from '@platelayer/scene';
import { ICONS } from './art/index.ts';
import { companySet } from './company-sets.ts';
import { logoIds } from './pictures/logos.ts';
import { TRAIN_IMAGES } from './pictures/train-images.ts';
import { PUBLISHERS } from './publishers.ts';
import { COLOR_ALIASES } from './themes/color.ts';
import { colorWords } from './themes/color-words.ts';
import { COMPANY_THEMES } from './themes/company-themes.ts';
import { MAP_THEMES } from './themes/map-themes.ts';
import { canonicalColorName } from './themes/palette.ts';
import { tile } from './tiles/catalogue.ts';

/** Keys that hold the colours of a context, and are no colours themselves. */
const CONTEXTS: ReadonlySet<string> = new Set(['map', 'tile']);

let names: ReadonlySet<string> | undefined;

/** All names that some theme defines, as written and as meant, and the aliases (90.2.2). */
const themeColorNames = (): ReadonlySet<string> => {
  names ??= new Set([
    ...[...MAP_THEMES, ...COMPANY_THEMES]
      .flatMap((theme) => Object.keys(theme.colors))
      .filter((name) => !CONTEXTS.has(name))
      .flatMap((name) => [name, canonicalColorName(name)]),
    ...COLOR_ALIASES.keys(),
  ]);
  return names;
};

/** What reading a game asks of the library. Tiles, logos and colour names are made when first asked for. */
export const library: Library = {
  tile,
  companySet: (id) => companySet(id)?.companies,
  icons: new Set(ICONS),
  get logos() {
    return logoIds();
  },
  publishers: new Set(PUBLISHERS.keys()),
  trainImages: new Set(TRAIN_IMAGES.keys()),
  isColor: (text, isName = () => false) => {
    const isKnown = (name: string) => isName(name) || parseColor(name) !== undefined;
    const { spellings, base } = colorWords(text);
    return isKnown(text) || spellings.some(isKnown) || base.some(isKnown);
  },
  get colors() {
    return themeColorNames();
  },
};

/** The library and the pictures that a game brings along, by their names. */
export const libraryWith = (own: {
  readonly logos: { keys(): Iterable<string> };
  readonly icons: { keys(): Iterable<string> };
}): Library => ({
  ...library,
  icons: new Set([...library.icons, ...own.icons.keys()]),
  logos: new Set([...own.logos.keys(), ...library.logos]),
});
