import {
  type Board18Release,
  board18Box,
  board18Map,
  board18Market,
  board18TileSheet,
  board18TokenSheet,
  type Look,
  type TileTray,
  tileTrays,
} from '@platelayer/components';
import type { Game } from '@platelayer/game';
import { type PressOptions, toPng } from '@platelayer/press';
import type { Page } from '@platelayer/scene';
import type { GameDrawings } from '../drawings.ts';
import type { PackPreview, PreviewPicture } from '../formats/format.ts';
import { safeName } from '../names.ts';
import { zipFiles } from '../zip.ts';

export type { Board18Release };

/** A picture of a box. The site counts in pixels: each page fills a whole number of them at its resolution. */
interface Picture {
  readonly file: string;
  /** Nothing for a game that has none of it. */
  readonly draw: (look: Look) => Page | undefined;
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
  drawings: GameDrawings,
  options: PressOptions,
): Promise<Uint8Array | undefined> => {
  const { id, folder } = boxName(release);
  const { description, trays } = await drawings.draw((look) => describeBox(release, id, drawings.game, look));
  if (!description) return undefined;
  const files = new Map([
    [`${folder}/${id}.json`, new TextEncoder().encode(`${JSON.stringify(description, undefined, 2)}\n`)],
  ]);
  // One after another, so that only one of them is in memory.
  for (const { file, draw, dpi, ground } of picturesOf(drawings.game, trays)) {
    const page = await drawings.draw(draw);
    if (!page) continue;
    files.set(
      `${folder}/${id}/${file}`,
      // A resolution in pixels of the site says nothing about paper, but the sizes come out exact.
      (await toPng(page, { ...options, dpi, background: ground })) as Uint8Array<ArrayBuffer>,
    );
  }
  return zipFiles(files, { level: 9 });
};

const describeBox = (release: Board18Release, id: string, game: Game, look: Look) => {
  const trays = tileTrays(game.tiles, look.report);
  const market = game.stock?.market && board18Market(game, game.stock, look);
  const shown = { ...game, companies: look.companies };
  return { trays, description: board18Box(shown, release, { id, trays, market }) };
};

const picturesOf = (game: Game, trays: readonly TileTray[]): readonly Picture[] => {
  const { maps, stock, info } = game;
  const [map] = maps;
  const board = { dpi: 96, ground: 'white' } as const;
  const pieces = { dpi: 100, ground: 'transparent' } as const;
  return [
    ...(map ? [{ ...board, file: 'Map.png', draw: (look: Look) => board18Map(game, map, look).page }] : []),
    ...(stock?.market
      ? [{ ...board, file: 'Market.png', draw: (look: Look) => board18Market(game, stock, look).page }]
      : []),
    { ...pieces, file: 'Tokens.png', draw: (look) => board18TokenSheet(game, look) },
    ...trays.map((tray) => ({
      ...pieces,
      file: tray.fileName,
      draw: (look: Look) => board18TileSheet(tray, info.orientation, look),
    })),
  ];
};

/** The pictures of a box; of the trays of tiles, the first. */
export const previewBox = async (drawings: GameDrawings): Promise<PackPreview> => {
  const { game } = drawings;
  const trays = await drawings.draw((look) => tileTrays(game.tiles, look.report));
  const pictures: PreviewPicture[] = [];
  for (const { file, draw } of picturesOf(game, trays.slice(0, 1))) {
    const page = await drawings.draw(draw);
    if (page) pictures.push({ title: file, page: async () => page });
  }
  return { pictures, messages: [] };
};
