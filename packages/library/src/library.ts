import type { Library } from '@platelayer/game';
import { parseColor } from '@platelayer/scene';
import { companySet } from './companies/sets.ts';
import { ICONS } from './pictures/icons.ts';
import { logoIds } from './pictures/logos.ts';
import { TRAIN_IMAGES } from './pictures/train-images.ts';
import { PUBLISHERS } from './publishers.ts';
import { colorNames } from './themes/names.ts';
import { tile } from './tiles/catalogue.ts';

/** What reading a game asks of the library. Tiles, logos and colour names are made when first asked for. */
export const library: Library = {
  tile,
  companySet: (id) => companySet(id)?.companies,
  icons: new Set(ICONS.keys()),
  get logos() {
    return logoIds();
  },
  publishers: new Set(PUBLISHERS.keys()),
  trainImages: new Set(TRAIN_IMAGES.keys()),
  isColor: (text) => parseColor(text) !== undefined,
  get colors() {
    return colorNames();
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
