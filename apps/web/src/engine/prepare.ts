import { needs } from 'virtual:platelayer/needs';
import { findComponent, marketCode } from '@platelayer/components';
import { type BundledFace, bundledGame } from '@platelayer/library';
import { parseSlug } from '../address/slug.ts';
import { bundledFonts, fetchFace } from './fonts.ts';
import { builtInArtwork } from './game-folder.ts';
import { fetchHarfBuzz } from './harfbuzz.ts';

/** The built-in pictures that a drawing asks for, by kind. */
export type PictureNeeds = Readonly<Partial<Record<'logo' | 'icon' | 'symbol' | 'train', readonly string[]>>>;

type FaceIds = readonly BundledFace['id'][];

/** What the sheets of a component load besides the code that draws them. */
export interface ComponentNeeds {
  /** Of most games. */
  readonly faces: FaceIds;
  readonly games: Readonly<Record<string, GameNeeds>>;
}

/** What a bundled game needs. */
interface GameNeeds {
  /** Where it wants others than most. */
  readonly faces?: FaceIds;
  readonly pictures: PictureNeeds;
  /** Its map shows the market. */
  readonly market?: boolean;
}

/**
 * Asks for everything that the first sheet of an address needs, at once: code, game, HarfBuzz, faces and pictures. What
 * fails here is asked for again when it is drawn, and told then.
 */
export const prepare = (pathname: string): void => {
  const [top, slug = '', tab = ''] = pathname.slice(import.meta.env.BASE_URL.length).split('/');
  if (top !== 'games' || slug === '') return;
  const { type, id } = parseSlug(slug);
  const component = findComponent(tab);
  const usual = component && needs[component.id];
  const own = type === 'bundled' ? usual?.games[id] : undefined;
  void Promise.allSettled([
    fetchHarfBuzz(),
    component?.drawings(),
    loadFaces(own?.faces ?? usual?.faces ?? []),
    loadPictures(own?.pictures ?? {}),
    own?.market && marketCode.load(),
    type === 'bundled' ? bundledGame(id) : import('./load.ts'),
  ]);
};

const loadFaces = async (ids: FaceIds): Promise<void> => {
  for (const id of ids) void fetchFace(id).catch(() => undefined);
  const fonts = await bundledFonts();
  for (const id of ids) fonts.face(id);
  await fonts.loadMissing();
};

const loadPictures = async (pictures: PictureNeeds): Promise<void> => {
  for (const [kind, names] of Object.entries(pictures))
    for (const name of names) builtInArtwork[kind as keyof PictureNeeds](name);
  await builtInArtwork.loadMissing();
};
