import { browserStorage } from '../state/storage.ts';
import { STORED_KEY, userFile } from './config-sources.ts';

/** That A4 has been offered on this browser. */
export const PAPER_OFFER_KEY = 'paperOffer';

/** Where US Letter is the usual paper, by the Unicode CLDR. */
const LETTER_REGIONS = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** Whether the paper of a language's region is A4; of a region that nobody knows nothing is said. */
export const usesA4 = (language: string): boolean => {
  try {
    const locale = new Intl.Locale(language);
    // A browser takes milliseconds to find out the likely region.
    const region = locale.region ?? locale.maximize().region;
    return region !== undefined && !LETTER_REGIONS.has(region);
  } catch {
    return false;
  }
};

/** On the first visit, before anything was set, and never again (95.7.14). */
export const offersA4 = (): boolean =>
  userFile === undefined &&
  browserStorage.readText(PAPER_OFFER_KEY) === null &&
  browserStorage.readText(STORED_KEY) === null &&
  usesA4(navigator.language);
