import { BUNDLED_FACES } from '@platelayer/library';
import { type Fonts, openFonts } from '@platelayer/scene';
import { FONT_URLS } from './font-files.ts';
import { once } from './once.ts';

export const fetchBytes = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
};

/** The bundled faces; each is fetched when a text first asks for it. */
export const bundledFonts = once(
  (): Promise<Fonts> => openFonts(BUNDLED_FACES, ({ id }) => fetchBytes(FONT_URLS[id])),
);
