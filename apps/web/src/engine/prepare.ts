import { needs } from 'virtual:platelayer/needs';
import { findComponent } from '@platelayer/components';
import { type BundledFace, bundledGame } from '@platelayer/library';
import { parseSlug } from '../address/slug.ts';
import { bundledFonts, fetchFace } from './fonts.ts';
import { builtInArtwork } from './game-folder.ts';
import { fetchHarfBuzz } from './harfbuzz.ts';

/** The built-in pictures that a drawing asks for, by kind. */
export type PictureNeeds = Readonly<Partial<Record<'logo' | 'icon' | 'symbol' | 'train', readonly string[]>>>;

/** What the sheets of a component load besides the code that draws them. */
export interface ComponentNeeds {
  /** Of most games. */
  readonly faces: readonly BundledFace['id'][];
  /** By bundled game. */
  readonly pictures: Readonly<Record<string, PictureNeeds>>;
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
  const needed = component && needs[component.id];
  void Promise.allSettled([
    fetchHarfBuzz(),
    component?.drawings(),
    loadFaces(needed?.faces ?? []),
    ...(type === 'bundled'
      ? [bundledGame(id), loadPictures(needed?.pictures[id] ?? {})]
      : [import('./load.ts')]),
  ]);
};

const loadFaces = async (ids: ComponentNeeds['faces']): Promise<void> => {
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
