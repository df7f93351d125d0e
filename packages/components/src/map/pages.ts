import type { Game, GameMap } from '@platelayer/game';
import { group, MAX_PAGE, type Page, translate } from '@platelayer/scene';
import { smartSplitPages, splitPages } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { drawWholeMap } from './map.ts';
import { obstaclesOf } from './obstacles.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Margin of the single sheet (30.17). */
const MARGIN = 25;

/** Keeps printers from adding an empty sheet (30.24.45). */
const SPARE_ROOM = 1.5;

/** One page with the whole map (30.17). */
export const singleMapPage = (game: Game, map: GameMap, look: Look): Page => {
  const { width, height, children } = drawWholeMap(game, map, look);
  const pad = (length: number) => Math.ceil(length + 2 * MARGIN + SPARE_ROOM);
  return {
    ...limitSize({ width: pad(width), height: pad(height) }, map, look),
    title: titleOf(game, map),
    children: [group(children, { transform: translate(MARGIN, MARGIN) })],
  };
};

/** The map without margins, as in picture files. */
export const mapPicture = (
  game: Game,
  map: GameMap,
  look: Look,
): Pick<Page, 'width' | 'height' | 'children'> => {
  const { width, height, children } = drawWholeMap(game, map, look);
  return { ...limitSize({ width, height }, map, look), children };
};

const limitSize = (size: Size, { pointer }: GameMap, look: Look): Size => {
  if (Math.max(size.width, size.height) <= MAX_PAGE) return size;
  look.report({
    severity: 'error',
    code: 'layout/too-large',
    message: `The map is longer than ${MAX_PAGE / 100} inches, so only part of it is shown.`,
    pointer,
    hint: 'Turn on pagination, or look for a hex far from the others.',
  });
  return { width: Math.min(size.width, MAX_PAGE), height: Math.min(size.height, MAX_PAGE) };
};

/**
 * Splits the map into as many sheets of paper as needed (30.19). Returns none, and reports the reason, if that is
 * impossible.
 */
export const pagedMap = (game: Game, map: GameMap, look: Look): readonly Page[] => {
  const { config, fonts } = look;
  const { width, height, children, layers } = drawWholeMap(game, map, look);
  const drawing = { id: `map-${map.variation}`, title: titleOf(game, map), width, height, children };
  const pages =
    config.maps.split === 'plain'
      ? splitPages(fonts, drawing, config.paper, config)
      : smartSplitPages(
          fonts,
          {
            ...drawing,
            obstacles: obstaclesOf(layers, config.tiles.mapWidth),
            // Coordinates alone are not worth a sheet.
            essential: layers.flatMap(({ name, children }) => (name === 'labels' ? [] : children)),
          },
          config.paper,
          config,
        );
  if (!('kind' in pages)) return pages;
  look.report({
    severity: 'error',
    code: 'layout/no-room',
    message: `The map cannot be split into pages. ${pages.reason}`,
    pointer: map.pointer,
    hint: 'Choose larger paper, or smaller margins and cut lines.',
  });
  return [];
};

/** Start of every page label: `Hill Line - Map`, or with several maps `Hill Line - Map - Long game`. */
const titleOf = ({ info, maps }: Game, { name, variation }: GameMap): string =>
  [info.title, 'Map', ...(maps.length > 1 ? [name ?? String(variation + 1)] : [])]
    .filter((word) => word !== '')
    .join(' - ');
