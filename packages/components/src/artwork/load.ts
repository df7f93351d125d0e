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
    gather(ICONS.keys(), builtIn(iconArt)),
    gather(SYMBOLS.keys(), builtIn(symbolArt)),
    gather(trains ? TRAIN_IMAGES.keys() : [], builtIn(trainArt)),
    gather(logos, async (name) => {
      const svg = own && findOwnLogo(own.logos, name);
      if (svg !== undefined) return parseArt(svg).art;
      const id = findLogo(name);
      return id === undefined ? undefined : builtIn(logoArt)(id);
    }),
  ]);
  const ownIcons = await gather(
    own?.icons.keys() ?? [],
    async (name) => parseArt(own?.icons.get(name) ?? '').art,
  );
  return {
    logo: (id) => emblems.get(id),
    icon: (name) => ownIcons.get(name) ?? icons.get(name),
    symbol: (name) => symbols.get(name),
    train: (name) => locomotives.get(name),
  };
};

type Gallery = (name: string) => Promise<string | undefined>;

const galleries = new Map<Gallery, Map<string, Promise<Art | undefined>>>();

/** Built-in pictures never change: each is read once. */
const builtIn =
  (gallery: Gallery) =>
  (name: string): Promise<Art | undefined> => {
    const known = galleries.get(gallery) ?? new Map<string, Promise<Art | undefined>>();
    galleries.set(gallery, known);
    const read = async () => {
      const svg = await gallery(name);
      return svg === undefined ? undefined : parseArt(svg).art;
    };
    const art = known.get(name) ?? read();
    known.set(name, art);
    // A picture that could not be fetched is tried again.
    art.catch(() => known.delete(name));
    return art;
  };

const gather = async (
  names: Iterable<string>,
  fetch: (name: string) => Promise<Art | undefined>,
): Promise<ReadonlyMap<string, Art | undefined>> =>
  new Map(await Promise.all([...new Set(names)].map(async (name) => [name, await fetch(name)] as const)));
