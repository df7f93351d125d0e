import { BUNDLED_FACES, type BundledFace } from '@platelayer/library';
import { type Face, type Fonts, openFonts, type SearchFallback } from '@platelayer/scene';
import { FONT_URLS } from './font-files.ts';
import { once, onceEach } from './once.ts';

export const fetchBytes = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
};

/** The file of a bundled face, fetched once. */
export const fetchFace = onceEach((id: BundledFace['id']) => fetchBytes(FONT_URLS[id]));

/** The bundled faces; each is fetched when a text first asks for it. */
export const bundledFonts = once((): Promise<Fonts> => openFonts(BUNDLED_FACES, ({ id }) => fetchFace(id)));

/** Faces for characters that the bundled ones lack. The code for it loads with the first such character. */
export const searchFallback =
  (game: string): SearchFallback =>
  async (...search) =>
    (await import('./fallback-fonts.ts')).searchOnline(game)(...search);

export const sliceUrl = (path: string): string => `${import.meta.env.BASE_URL}assets/fonts/${path}`;

/** Where the page finds the file of a face that it does not know by itself. */
export const fallbackUrl = ({ source }: Face): string | undefined => source && sliceUrl(source.file);
