import { BUNDLED_FACES, type BundledFace } from '@platelayer/library';
import { type Face, type Fonts, openFonts } from '@platelayer/scene';
import { FONT_URLS } from './font-files.ts';
import { loadOnce, loadOnceByKey } from './load-once.ts';

export const fetchBytes = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
};

export const fetchFace = loadOnceByKey((id: BundledFace['id']) => fetchBytes(FONT_URLS[id]));

/** The bundled faces. Each is fetched when text first needs it. */
export const bundledFonts = loadOnce(
  (): Promise<Fonts> => openFonts(BUNDLED_FACES, ({ id }) => fetchFace(id)),
);

export const sliceUrl = (path: string): string => `${import.meta.env.BASE_URL}assets/fonts/${path}`;

/** Address of the file of a fallback face; undefined for a face that the page has registered. */
export const fallbackUrl = ({ source }: Face): string | undefined => source && sliceUrl(source.file);
