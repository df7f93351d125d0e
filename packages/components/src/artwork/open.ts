import { findLogo } from '@platelayer/library';
import { lazyStore } from '@platelayer/scene';
import type { Art, Artwork, OwnBack } from './artwork.ts';
import { builtInPicture, type PictureKind } from './built-in.ts';
import type { OwnPicture } from './own-picture.ts';

/** Picture files next to a game. Its names win over built-in ones. */
export interface OwnPictures {
  /** By `group/name` or bare name. */
  readonly logos: ReadonlyMap<string, OwnPicture>;
  readonly icons: ReadonlyMap<string, OwnPicture>;
  /** Backs of pieces by file name, such as `train.svg` or `all.png`. Default: none. */
  readonly backs?: ReadonlyMap<string, OwnPicture>;
}

/** The built-in pictures and those of a game. Each is loaded when it is first drawn. */
export const openArtwork = (own?: OwnPictures): Artwork => {
  const logos = pictures('logo', (name) => (own ? findOwnLogos(own.logos, name) : []), findLogo);
  const icons = pictures('icon', (name) => [own?.icons.get(name)].filter((file) => file !== undefined));
  const symbols = pictures('symbol');
  const trains = pictures('train');
  const backFiles: NonNullable<OwnPictures['backs']> = own?.backs ?? new Map();
  const backs = lazyStore((file) => readOwn(backFiles.get(file)!));
  return {
    logo: logos.get,
    icon: icons.get,
    symbol: symbols.get,
    train: trains.get,
    back: (kind) => {
      for (const file of filesOfBack(kind)) {
        const back = backFiles.has(file) ? backs.get(file) : undefined;
        if (back) return back;
      }
      return undefined;
    },
    loadMissing: async () => {
      const added = await Promise.all(
        [logos, icons, symbols, trains, backs].map((store) => store.loadMissing()),
      );
      return added.includes(true);
    },
  };
};

const pictures = (
  kind: PictureKind,
  own: (name: string) => readonly OwnPicture[] = () => [],
  builtIn: (name: string) => string | undefined = (name) => name,
) =>
  lazyStore(async (name): Promise<Art | undefined> => {
    for (const file of own(name)) {
      const found = await readOwn(file);
      if (found?.kind === 'art') return found.art;
    }
    const found = builtIn(name);
    return found === undefined ? undefined : builtInPicture(kind, found);
  });

/** Most games have no pictures, so the code that reads them loads on demand. */
const readOwn = async (file: OwnPicture): Promise<OwnBack | undefined> =>
  (await (await import('./own-picture.ts')).openPicture(file)).picture;

/** Files that a logo reference can mean, best first: the exact id, then a bare name in any group (70.14.14). */
const findOwnLogos = (logos: OwnPictures['logos'], reference: string): readonly OwnPicture[] => {
  const exact = logos.get(reference);
  const inGroups = reference.includes('/') ? [] : [...logos].filter(([id]) => id.endsWith(`/${reference}`));
  return [...(exact ? [exact] : []), ...inGroups.map(([, file]) => file)];
};

/** The picture for this kind, or else the one for all. An SVG takes precedence over a PNG. */
const filesOfBack = (kind: string): readonly string[] =>
  [kind, 'all'].flatMap((name) => [`${name}.svg`, `${name}.png`]);
