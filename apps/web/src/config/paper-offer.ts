import { browserStorage } from '../state/storage.ts';
import { STORED_KEY, userFile } from './config-sources.ts';

/** Set once A4 has been offered in this browser. */
export const PAPER_OFFER_KEY = 'paperOffer';

/** Regions that use US Letter, from the Unicode CLDR. */
const LETTER_REGIONS = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** Whether the region of a language uses A4. False for an unknown region. */
export const usesA4 = (language: string): boolean => {
  try {
    const locale = new Intl.Locale(language);
    // `maximize` takes the browser milliseconds.
    const region = locale.region ?? locale.maximize().region;
    return region !== undefined && !LETTER_REGIONS.has(region);
  } catch {
    return false;
  }
};

/** True on the first visit only, if no setting has been changed (95.7.14). */
export const offersA4 = (): boolean =>
  userFile === undefined &&
  browserStorage.readText(PAPER_OFFER_KEY) === null &&
  browserStorage.readText(STORED_KEY) === null &&
  usesA4(navigator.language);
