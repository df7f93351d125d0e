/**
 * The bundled faces. `file` is a path inside an npm package, which the page fetches by URL and Node reads from disk.
 * The vertical metrics are those of 50.1.5 rather than those of the files, so that sheets measure the same with any
 * version of a typeface. Bitter and Lato cover Latin, Yrsa Latin with its extensions, and Bitter also Cyrillic. A word
 * with a letter that its face lacks (Greek, Cyrillic, Czech in Lato, arrows, suits) is set in Source Sans, which also
 * has ¥ ₽ £ € and ∞.
 */
export const BUNDLED_FACES = [
  {
    id: 'display',
    family: 'display',
    weight: 400,
    slant: 'normal',
    typeface: 'Bitter',
    file: '@expo-google-fonts/bitter/400Regular/Bitter_400Regular.ttf',
    ...{ ascent: 0.935, descent: 0.265, lineHeight: 1.2 },
  },
  {
    id: 'display-bold',
    family: 'display',
    weight: 700,
    slant: 'normal',
    typeface: 'Bitter',
    file: '@expo-google-fonts/bitter/700Bold/Bitter_700Bold.ttf',
    ...{ ascent: 1.09, descent: 0.27, lineHeight: 1.36 },
  },
  {
    id: 'sans',
    family: 'sans-serif',
    weight: 400,
    slant: 'normal',
    typeface: 'Lato',
    file: '@expo-google-fonts/lato/400Regular/Lato_400Regular.ttf',
    ...{ ascent: 0.987, descent: 0.213, lineHeight: 1.2 },
  },
  {
    id: 'sans-bold',
    family: 'sans-serif',
    weight: 700,
    slant: 'normal',
    typeface: 'Lato',
    file: '@expo-google-fonts/lato/700Bold/Lato_700Bold.ttf',
    ...{ ascent: 0.987, descent: 0.213, lineHeight: 1.2 },
  },
  {
    id: 'sans-italic',
    family: 'sans-serif',
    weight: 400,
    slant: 'italic',
    typeface: 'Lato',
    file: '@expo-google-fonts/lato/400Regular_Italic/Lato_400Regular_Italic.ttf',
    ...{ ascent: 0.987, descent: 0.213, lineHeight: 1.2 },
  },
  {
    id: 'serif',
    family: 'serif',
    weight: 400,
    slant: 'normal',
    typeface: 'Yrsa',
    file: '@expo-google-fonts/yrsa/400Regular/Yrsa_400Regular.ttf',
    ...{ ascent: 0.727, descent: 0.273, lineHeight: 1.218 },
  },
  {
    id: 'serif-bold',
    family: 'serif',
    weight: 700,
    slant: 'normal',
    typeface: 'Yrsa',
    file: '@expo-google-fonts/yrsa/700Bold/Yrsa_700Bold.ttf',
    ...{ ascent: 0.727, descent: 0.273, lineHeight: 1.218 },
  },
  {
    id: 'fallback',
    family: 'fallback',
    weight: 400,
    slant: 'normal',
    typeface: 'Source Sans 3',
    file: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
    ...{ ascent: 1.024, descent: 0.4, lineHeight: 1.2 },
  },
  {
    id: 'fallback-bold',
    family: 'fallback',
    weight: 700,
    slant: 'normal',
    typeface: 'Source Sans 3',
    file: '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
    ...{ ascent: 1.024, descent: 0.4, lineHeight: 1.2 },
  },
] as const;

export type BundledFace = (typeof BUNDLED_FACES)[number];
