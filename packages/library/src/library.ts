import type { Library } from '@platelayer/game';
import { parseColor } from '@platelayer/scene';
import { ICONS } from './art/index.ts';
import { COMPANY_SET_IDS } from './companies/company-sets.ts';
import { BUNDLED_FACES } from './fonts/faces.ts';
import { logoIds } from './pictures/logos.ts';
import { TRAIN_IMAGES } from './pictures/train-images.ts';
import { PUBLISHERS } from './publishers.ts';
import { COLOR_ALIASES } from './themes/color.ts';
import { colorWords } from './themes/color-words.ts';
import { canonicalColorName } from './themes/palette.ts';
import { COMPANY_THEMES, MAP_THEMES, type Theme } from './themes/themes.ts';
import { tile, tileIds } from './tiles/catalogue.ts';

/** Keys that hold the colours of a context, and are no colours themselves. */
const CONTEXTS: ReadonlySet<string> = new Set(['map', 'tile', 'companies']);

/** The names of all colours of some themes. */
export const colorNamesOf = (themes: readonly Theme[]): readonly string[] =>
  themes
    .flatMap(({ colors }) =>
      Object.entries(colors).flatMap(([name, color]) =>
        CONTEXTS.has(name) && typeof color !== 'string' ? Object.keys(color) : [name],
      ),
    )
    .filter((name) => name !== 'default')
    .flatMap((name) => [name, canonicalColorName(name)]);

let names: ReadonlySet<string> | undefined;

/** All names that some theme defines, as written and as meant, and the aliases (90.2.2). */
const themeColorNames = (): ReadonlySet<string> => {
  names ??= new Set([...colorNamesOf([...MAP_THEMES, ...COMPANY_THEMES]), ...COLOR_ALIASES.keys()]);
  return names;
};

/** Ids of the catalogue with a letter or a bar: a figure more or less is another tile, and no slip of the pen. */
export const wordlikeTileIds = (): readonly string[] => tileIds().filter((id) => !/^\d+$/.test(id));

/** What reading a game asks of the library. Tiles, logos and colour names are made when first asked for. */
export const library: Library = {
  tile,
  get tileNames() {
    return { own: [], standard: wordlikeTileIds() };
  },
  companySets: new Set(COMPANY_SET_IDS),
  mapThemes: new Set(MAP_THEMES.map(({ id }) => id)),
  companyThemes: new Set(COMPANY_THEMES.map(({ id }) => id)),
  fonts: new Set(BUNDLED_FACES.map(({ family }) => family)),
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
  isCssColor: (text) => parseColor(text) !== undefined,
  get colors() {
    return themeColorNames();
  },
};
