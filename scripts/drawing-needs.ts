import { type Artwork, components, lookOf, marketCode, openArtwork } from '@platelayer/components';
import { effectiveConfig, resolve } from '@platelayer/game';
import { BUNDLED_FACES, BUNDLED_GAMES, type BundledFace, bundledGame, library } from '@platelayer/library';
import { openFonts } from '@platelayer/scene';
import type { ComponentNeeds, PictureNeeds } from '../apps/web/src/engine/prepare.ts';

/** Artwork without pictures that records which ones a drawing requests. */
const notingArtwork = (): { readonly artwork: Artwork; readonly used: PictureNeeds } => {
  const used: Record<string, string[]> = {};
  const noting = (kind: keyof PictureNeeds) => (name: string) => {
    used[kind] ??= [];
    if (!used[kind].includes(name)) used[kind].push(name);
    return undefined;
  };
  const asked = {
    logo: noting('logo'),
    icon: noting('icon'),
    symbol: noting('symbol'),
    train: noting('train'),
  };
  return { artwork: { ...openArtwork(), ...asked }, used };
};

const drawingNeeds = async (): Promise<Readonly<Record<string, ComponentNeeds>>> => {
  const games = await Promise.all(
    BUNDLED_GAMES.map(async ({ id }) => ({ id, ...resolve(JSON.parse((await bundledGame(id))!), library) })),
  );
  await marketCode.load();
  const missing = new Set<BundledFace['id']>();
  const fonts = await openFonts(BUNDLED_FACES, async ({ id }) => {
    missing.add(id);
    throw new Error('Not for drawing.');
  });
  const needs: Record<string, ComponentNeeds> = {};
  for (const component of components) {
    const found: {
      readonly id: string;
      readonly faces: Set<BundledFace['id']>;
      readonly pictures: PictureNeeds;
      readonly market: boolean;
    }[] = [];
    const { pages } = await component.drawings();
    const having = games.filter(({ game }) => component.available(game));
    for (const { id, game } of having) {
      const { artwork, used } = notingArtwork();
      const config = effectiveConfig({ game: game.config });
      pages(game, lookOf(game, { config, fonts, artwork, report: () => undefined }), {});
      await fonts.loadMissing().catch(() => undefined);
      const market = component.id === 'map' && game.maps.some(({ market, movement }) => market ?? movement);
      found.push({ id, faces: new Set(missing), pictures: used, market });
      missing.clear();
    }
    const asked = new Set(found.flatMap(({ faces }) => [...faces]));
    const usual = [...asked].filter(
      (face) => 2 * found.filter(({ faces }) => faces.has(face)).length > found.length,
    );
    const isUsual = (faces: ReadonlySet<string>) =>
      faces.size === usual.length && usual.every((face) => faces.has(face));
    needs[component.id] = {
      faces: usual,
      games: Object.fromEntries(
        found.map(({ id, faces, pictures, market }) => [
          id,
          { ...(!isUsual(faces) && { faces: [...faces] }), pictures, ...(market && { market }) },
        ]),
      ),
    };
  }
  return needs;
};

/** Faces and pictures that the sheets of each component load, found by drawing every bundled game without them. */
export const needs = await drawingNeeds();
