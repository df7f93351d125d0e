import { board18Map, board18Market, board18TileSheet, board18TokenSheet } from '@platelayer/components';
import { type PressOptions, toPng } from '@platelayer/press';
import type { Page } from '@platelayer/scene';
import { safeName } from '../names.ts';
import type { Studio } from '../studio.ts';
import { zipFiles } from '../zip.ts';
import { type Board18Release, describeBox } from './description.ts';
import { tileTrays } from './trays.ts';

export type { Board18Release } from './description.ts';

/** A picture of a box. The site counts in pixels: each page fills a whole number of them at its resolution. */
interface Picture {
  readonly file: string;
  readonly page: Page;
  readonly dpi: 96 | 100;
  readonly ground: 'white' | 'transparent';
}

/** Names that file systems, zips and addresses on the site share (80.12). */
export const boxName = ({
  name,
  version,
}: Board18Release): { readonly id: string; readonly folder: string } => {
  const id = safeName(`${name}-${version}`);
  return { id, folder: `board18-${id}` };
};

/** A Board18 game box as a zip (80.12); nothing for a game without a map. */
export const makeBox = async (
  release: Board18Release,
  studio: Studio,
  options: PressOptions,
): Promise<Uint8Array | undefined> => {
  const { id, folder } = boxName(release);
  const description = describeBox(release, id, studio);
  if (!description) return undefined;
  const files = new Map([
    [`${folder}/${id}.json`, new TextEncoder().encode(`${JSON.stringify(description, undefined, 2)}\n`)],
  ]);
  for (const { file, page, dpi, ground } of picturesOf(studio))
    files.set(
      `${folder}/${id}/${file}`,
      // A resolution in pixels of the site says nothing about paper, but the sizes come out exact.
      (await toPng(page, { ...options, dpi, ground })) as Uint8Array<ArrayBuffer>,
    );
  return zipFiles(files, { level: 9 });
};

/** One after another, so that only one of them is in memory. */
function* picturesOf(studio: Studio): Generator<Picture> {
  const { game } = studio;
  const look = studio.look();
  const [map] = game.maps;
  if (map) yield { file: 'Map.png', page: board18Map(game, map, look).page, dpi: 96, ground: 'white' };
  if (game.stock?.market)
    yield { file: 'Market.png', page: board18Market(game, game.stock, look).page, dpi: 96, ground: 'white' };
  const tokens = board18TokenSheet(game, look);
  if (tokens) yield { file: 'Tokens.png', page: tokens, dpi: 100, ground: 'transparent' };
  for (const tray of tileTrays(game.tiles))
    yield {
      file: tray.fileName,
      page: board18TileSheet(tray, game.info.orientation, look),
      dpi: 100,
      ground: 'transparent',
    };
}
