import { findLogo, iconArt, logoArt, symbolArt, trainArt } from '@platelayer/library';
import { lazyStore } from '@platelayer/scene';
import type { Art, Artwork } from './artwork.ts';
import { parseArt } from './parse-svg.ts';

/** Pictures that a game brings along, as SVG texts: logos by `group/name` or bare name, icons by name. */
export interface OwnPictures {
  readonly logos: ReadonlyMap<string, string>;
  readonly icons: ReadonlyMap<string, string>;
}

/** The built-in pictures and those that a game brings along, whose names win; each is loaded when it is first drawn. */
export const openArtwork = (own?: OwnPictures): Artwork => {
  const logos = pictures(async (name) => {
    const id = findLogo(name);
    return (own && findOwnLogo(own.logos, name)) ?? (id === undefined ? undefined : logoArt(id));
  });
  const icons = pictures(async (name) => own?.icons.get(name) ?? iconArt(name));
  const symbols = pictures(symbolArt);
  const trains = pictures(trainArt);
  return {
    logo: logos.get,
    icon: icons.get,
    symbol: symbols.get,
    train: trains.get,
    loadMissing: async () => {
      const added = await Promise.all([logos, icons, symbols, trains].map((store) => store.loadMissing()));
      return added.includes(true);
    },
  };
};

const pictures = (fetch: (name: string) => Promise<string | undefined>) =>
  lazyStore(async (name): Promise<Art | undefined> => {
    const svg = await fetch(name);
    return svg === undefined ? undefined : parseArt(svg).art;
  });

/** The own logo that a file means: its id as it is, or a bare name in whichever group has it first (70.14.14). */
const findOwnLogo = (logos: OwnPictures['logos'], reference: string): string | undefined =>
  logos.get(reference) ??
  (reference.includes('/') ? undefined : [...logos].find(([id]) => id.endsWith(`/${reference}`))?.[1]);
