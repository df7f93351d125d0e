import bitter from '@expo-google-fonts/bitter/400Regular/Bitter_400Regular.ttf?url';
import bitterBold from '@expo-google-fonts/bitter/700Bold/Bitter_700Bold.ttf?url';
import lato from '@expo-google-fonts/lato/400Regular/Lato_400Regular.ttf?url';
import latoItalic from '@expo-google-fonts/lato/400Regular_Italic/Lato_400Regular_Italic.ttf?url';
import latoBold from '@expo-google-fonts/lato/700Bold/Lato_700Bold.ttf?url';
import sourceSans from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url';
import sourceSansBold from '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf?url';
import yrsa from '@expo-google-fonts/yrsa/400Regular/Yrsa_400Regular.ttf?url';
import yrsaBold from '@expo-google-fonts/yrsa/700Bold/Yrsa_700Bold.ttf?url';
import { BUNDLED_FACES, type BundledFace } from '@platelayer/library';
import type { UsedFace } from './values.ts';

/** Address of each bundled face, for both screen and export. */
export const FONT_URLS: Readonly<Record<BundledFace['id'], string>> = {
  display: bitter,
  'display-bold': bitterBold,
  sans: lato,
  'sans-bold': latoBold,
  'sans-italic': latoItalic,
  serif: yrsa,
  'serif-bold': yrsaBold,
  fallback: sourceSans,
  'fallback-bold': sourceSansBold,
};

/** Registers the faces with the page. Each is fetched when a sheet first uses it. */
export const registerFonts = (): void => {
  for (const { id, typeface, weight, slant } of BUNDLED_FACES) {
    document.fonts.add(
      new FontFace(typeface, `url(${FONT_URLS[id]})`, { weight: String(weight), style: slant }),
    );
  }
};

/**
 * Loads the faces of all sheets. A browser only loads those of the sheets in view, and Firefox prints no letters at all
 * while a face is loading.
 */
export const loadFaces = (faces: readonly UsedFace[]): void => {
  const known = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));
  for (const { typeface, weight, slant, url } of faces) {
    if (url && !known.has(typeface)) {
      known.add(typeface);
      document.fonts.add(new FontFace(typeface, `url(${url})`, { weight: String(weight), style: slant }));
    }
    // The browser shows another font if it cannot read this one.
    document.fonts.load(`${slant} ${weight} 1em "${typeface}"`).catch(() => undefined);
  }
};
