import { faces } from '@platelayer/library';
import { type Fonts, loadFonts } from '@platelayer/scene';
import { fontUrls } from './font-files.ts';
import { once } from './once.ts';

export const fetchBytes = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
};

/** The bundled faces, fetched once. */
export const loadedFonts = once((): Promise<Fonts> => loadFonts(faces, ({ id }) => fetchBytes(fontUrls[id])));
