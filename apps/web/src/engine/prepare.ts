import { needs } from 'virtual:platelayer/needs';
import { findComponent, marketCode } from '@platelayer/components';
import { type BundledFace, bundledGame } from '@platelayer/library';
import { parseSlug } from '../address/slug.ts';
import { bundledFonts, fetchFace } from './fonts.ts';
import { builtInArtwork } from './game-folder.ts';
import { fetchHarfBuzz } from './harfbuzz.ts';

/** Built-in pictures that a drawing needs, by kind. */
export type PictureNeeds = Readonly<Partial<Record<'logo' | 'icon' | 'symbol' | 'train', readonly string[]>>>;

type FaceIds = readonly BundledFace['id'][];

/** Faces and pictures that the sheets of a component need. */
export interface ComponentNeeds {
  /** Needed by most games. */
  readonly faces: FaceIds;
  readonly games: Readonly<Record<string, GameNeeds>>;
}

interface GameNeeds {
  /** If they differ from most games. */
  readonly faces?: FaceIds;
  readonly pictures: PictureNeeds;
  /** Whether its map shows the market. */
  readonly market?: boolean;
}

/**
 * Loads everything that the first sheet of an address needs in parallel: code, game, HarfBuzz, faces and pictures. A failed
 * load is tried again, and reported, when the sheet is drawn.
 */
export const prepare = (pathname: string): void => {
  const [top, slug = '', tab = ''] = pathname.slice(import.meta.env.BASE_URL.length).split('/');
  if (top !== 'games' || slug === '') return;
  const { type, id } = parseSlug(slug);
  const component = findComponent(tab);
  const componentNeeds = component && needs[component.id];
  const gameNeeds = type === 'bundled' ? componentNeeds?.games[id] : undefined;
  void Promise.allSettled([
    fetchHarfBuzz(),
    component?.drawings(),
    loadFaces(gameNeeds?.faces ?? componentNeeds?.faces ?? []),
    loadPictures(gameNeeds?.pictures ?? {}),
    gameNeeds?.market && marketCode.load(),
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
