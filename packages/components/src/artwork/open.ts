import { findLogo } from '@platelayer/library';
import { lazyStore } from '@platelayer/scene';
import type { Art, Artwork, OwnBack } from './artwork.ts';
import { builtInPicture, type PictureKind } from './built-in.ts';

/** Pictures that a game brings along, as SVG texts: logos by `group/name` or bare name, icons by name. */
export interface OwnPictures {
  readonly logos: ReadonlyMap<string, string>;
  readonly icons: ReadonlyMap<string, string>;
  /** Backs of pieces by the names of their files, such as `train.svg` or `all.png`; none where absent. */
  readonly backs?: ReadonlyMap<string, Uint8Array>;
}

/** The built-in pictures and those that a game brings along, whose names win; each is loaded when it is first drawn. */
export const openArtwork = (own?: OwnPictures): Artwork => {
  const logos = pictures('logo', (name) => own && findOwnLogo(own.logos, name), findLogo);
  const icons = pictures('icon', (name) => own?.icons.get(name));
  const symbols = pictures('symbol');
  const trains = pictures('train');
  const backFiles: NonNullable<OwnPictures['backs']> = own?.backs ?? new Map();
  const backs = lazyStore((file) => readBack(file, backFiles.get(file)!));
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
  own: (name: string) => string | undefined = () => undefined,
  builtIn: (name: string) => string | undefined = (name) => name,
) =>
  lazyStore(async (name): Promise<Art | undefined> => {
    const brought = own(name);
    if (brought !== undefined) return readSvg(brought);
    const found = builtIn(name);
    return found === undefined ? undefined : builtInPicture(kind, found);
  });

/** Only games that bring pictures along need the code that reads them. */
const readSvg = async (svg: string): Promise<Art | undefined> =>
  (await import('./parse-svg.ts')).parseArt(svg).art;

/** The own logo that a file means: its id as it is, or a bare name in whichever group has it first (70.14.14). */
const findOwnLogo = (logos: OwnPictures['logos'], reference: string): string | undefined =>
  logos.get(reference) ??
  (reference.includes('/') ? undefined : [...logos].find(([id]) => id.endsWith(`/${reference}`))?.[1]);

/** The picture for a kind, else the one for all; an SVG comes before a PNG. */
const filesOfBack = (kind: string): readonly string[] =>
  [kind, 'all'].flatMap((name) => [`${name}.svg`, `${name}.png`]);

const readBack = async (file: string, bytes: Uint8Array): Promise<OwnBack | undefined> => {
  if (!file.endsWith('.svg')) return (await import('./parse-png.ts')).parsePng(`back ${file}`, bytes);
  const art = await readSvg(new TextDecoder().decode(bytes));
  return art && { kind: 'art', art };
};
