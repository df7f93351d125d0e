import {
  findLogo,
  ICONS,
  iconArt,
  logoArt,
  SYMBOLS,
  symbolArt,
  TRAIN_IMAGES,
  trainArt,
} from '@platelayer/library';
import type { Art, Artwork } from './artwork.ts';
import { findOwnLogo, type OwnPictures } from './own-pictures.ts';
import { parseArt } from './parse-svg.ts';

export interface ArtworkNeeds {
  /** Pictures of locomotives: only where train cards show them. */
  readonly trains: boolean;
  /** The logos that may be asked for, as written in game files. */
  readonly logos?: Iterable<string>;
  /** What the game brings along; its names win over the built-in ones. */
  readonly own?: OwnPictures;
}

/** Fetches the pictures that sheets may need. */
export const loadArtwork = async ({ trains, logos = [], own }: ArtworkNeeds): Promise<Artwork> => {
  const [icons, symbols, locomotives, emblems] = await Promise.all([
    gather(
      [...ICONS.keys(), ...(own?.icons.keys() ?? [])],
      async (name) => own?.icons.get(name) ?? iconArt(name),
    ),
    gather(SYMBOLS.keys(), symbolArt),
    gather(trains ? TRAIN_IMAGES.keys() : [], trainArt),
    gather(logos, async (name) => {
      const id = findLogo(name);
      return (own && findOwnLogo(own.logos, name)) ?? (id === undefined ? undefined : logoArt(id));
    }),
  ]);
  return {
    logo: (id) => emblems.get(id),
    icon: (name) => icons.get(name),
    symbol: (name) => symbols.get(name),
    train: (name) => locomotives.get(name),
  };
};

const gather = async (
  names: Iterable<string>,
  fetch: (name: string) => Promise<string | undefined>,
): Promise<ReadonlyMap<string, Art | undefined>> => {
  const found = await Promise.all(
    [...new Set(names)].map(async (name): Promise<readonly [string, Art | undefined]> => {
      const svg = await fetch(name);
      return [name, svg === undefined ? undefined : parseArt(svg).art];
    }),
  );
  return new Map(found);
};
