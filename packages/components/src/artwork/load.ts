import { ICONS, iconArt, SYMBOLS, symbolArt, TRAIN_IMAGES, trainArt } from '@platelayer/library';
import type { Art, Artwork } from './artwork.ts';
import { parseArt } from './parse-svg.ts';

export interface ArtworkNeeds {
  /** Pictures of locomotives: only where train cards show them. */
  readonly trains: boolean;
}

/** Fetches the built-in pictures that sheets may need. Logos are not built in yet: companies show their letters. */
export const loadArtwork = async ({ trains }: ArtworkNeeds): Promise<Artwork> => {
  const gather = async (names: Iterable<string>, fetch: (name: string) => Promise<string | undefined>) => {
    const found = await Promise.all(
      [...names].map(async (name): Promise<readonly [string, Art | undefined]> => {
        const svg = await fetch(name);
        return [name, svg === undefined ? undefined : (await parseArt(svg)).art];
      }),
    );
    return new Map(found);
  };
  const [icons, symbols, locomotives] = await Promise.all([
    gather(ICONS.keys(), iconArt),
    gather(SYMBOLS.keys(), symbolArt),
    gather(trains ? TRAIN_IMAGES.keys() : [], trainArt),
  ]);
  return {
    logo: () => undefined,
    icon: (name) => icons.get(name),
    symbol: (name) => symbols.get(name),
    train: (name) => locomotives.get(name),
  };
};
