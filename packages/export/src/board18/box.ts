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

/** A picture of a box. The site works in pixels, so each page is a whole number of pixels at its resolution. */
interface Picture {
  readonly file: string;
  /** Returns undefined if the game has none of it. */
  readonly draw: (look: Look) => Page | undefined;
  readonly dpi: 96 | 100;
  readonly background: 'white' | 'transparent';
}

/** Returns names that are valid in file systems, zips and addresses of the site (80.12). */
export const boxName = ({
  name,
  version,
}: Board18Release): { readonly id: string; readonly folder: string } => {
  const id = safeName(`${name}-${version}`);
  return { id, folder: `board18-${id}` };
};

/** Makes a Board18 game box as a zip (80.12), or returns undefined for a game without a map. */
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
  // One at a time, so that only one is in memory.
  for (const { file, draw, dpi, background } of picturesOf(drawings.game, trays)) {
    const page = await drawings.draw(draw);
    if (!page) continue;
    files.set(
      `${folder}/${id}/${file}`,
      // The resolution has no meaning on paper, but it makes the sizes in pixels exact.
      (await toPng(page, { ...options, dpi, background })) as Uint8Array<ArrayBuffer>,
    );
  }
  return zipFiles(files, { level: 9 });
};

const describeBox = (release: Board18Release, id: string, game: Game, look: Look) => {
  const trays = tileTrays(game.tiles, look.report);
  const market = game.stock?.market && board18Market(game, game.stock, look);
  const gameWithCompanies = { ...game, companies: look.companies };
  return { trays, description: board18Box(gameWithCompanies, release, { id, trays, market }) };
};

const picturesOf = (game: Game, trays: readonly TileTray[]): readonly Picture[] => {
  const { maps, stock, info } = game;
  const [map] = maps;
  const board = { dpi: 96, background: 'white' } as const;
  const pieces = { dpi: 100, background: 'transparent' } as const;
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

/** Returns the pictures of a box, with only the first tray of tiles. */
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
