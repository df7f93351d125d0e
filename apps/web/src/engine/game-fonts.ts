import type { GameFont } from './messages.ts';

let shown: readonly FontFace[] = [];

/** Makes the fonts of the loaded game known to the page, and those of the game before unknown. */
export const registerGameFonts = (fonts: readonly GameFont[]): void => {
  for (const font of shown) document.fonts.delete(font);
  shown = fonts.map(
    ({ typeface, weight, slant, bytes }) =>
      new FontFace(typeface, bytes, { weight: String(weight), style: slant }),
  );
  for (const font of shown) {
    document.fonts.add(font);
    // A font that this browser cannot read is shown in another one.
    font.loaded.catch(() => undefined);
  }
};
