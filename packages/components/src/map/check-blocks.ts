import { at, coordinateName, type GameMap, type PlacedHex, type Report } from '@platelayer/game';
import {
  type Box,
  boundsOfAll,
  box,
  boxAround,
  compose,
  corners,
  grow,
  IDENTITY,
  intersection,
  type Matrix,
  type Node,
  transformBox,
} from '@platelayer/scene';
import { shownHalves } from '../hex/hex-options.ts';
import { cutToHalves } from '../hex/outline.ts';
import { hexCentre, type MapGrid } from './grid.ts';
import type { MapLayer, MapLayerName } from './layers.ts';

/** Blocks with a position in the file, and how far each may extend beyond the sheet without a report (30.6.3). */
const BLOCKS: ReadonlyMap<MapLayerName, { readonly title: string; readonly tolerance: number }> = new Map([
  // Line boxes of large letters are larger than the letters.
  ['title', { title: 'title', tolerance: 60 }],
  ['market', { title: 'market', tolerance: 5 }],
  ['movement', { title: 'legend of share prices', tolerance: 5 }],
  ['roundTracker', { title: 'round tracker', tolerance: 5 }],
  ['players', { title: 'players table', tolerance: 5 }],
]);

/** Height and depth of letters as fractions of their size, because their line boxes are higher. */
const LETTER_REACH = { up: 0.7, down: 0.2 };

/** How far a hex may be covered without a report. */
const OVERLAP_TOLERANCE = 3;

/** Number of names to list; the rest are only counted. */
const MAX_LISTED = 5;

/** Reports blocks that extend beyond the sheet or cover hexes. */
export const checkBlocks = (
  layers: readonly MapLayer[],
  map: Pick<GameMap, 'hexes' | 'pointer'>,
  grid: MapGrid,
  report: Report,
): void => {
  reportOutside(layers, map, grid, report);
  reportOverlaps(layers, map, grid, report);
};

/** Only hexes enlarge the sheet, so a block beyond it would be cut off. */
const reportOutside = (
  layers: readonly MapLayer[],
  { pointer }: Pick<GameMap, 'pointer'>,
  grid: MapGrid,
  report: Report,
): void => {
  for (const { name, children } of layers) {
    const block = BLOCKS.get(name);
    const box = block && boundsOfAll(children);
    if (!block || !box) continue;
    const { before, right, below } = excess(box, grid);
    const most = Math.max(before, right, below);
    if (most <= block.tolerance) continue;
    report({
      severity: 'warning',
      code: 'map/outside',
      message: `The ${block.title} extends ${Math.ceil(most)} units beyond the map sheet.`,
      pointer: name === 'title' ? '/info' : at(pointer, name),
      hint: before > block.tolerance ? 'Move it down or to the right.' : roomHint(right, below, grid),
    });
  }
};

const excess = ({ x, y, width, height }: Box, sheet: Pick<MapGrid, 'width' | 'height'>) => ({
  before: Math.max(-x, -y, 0),
  right: Math.max(x + width - sheet.width, 0),
  below: Math.max(y + height - sheet.height, 0),
});

/**
 * Suggests how much extra space would fit the block. On horizontal maps, the two fields act on the other axis
 * (30.24.15).
 */
const roomHint = (right: number, below: number, { orientation, scale }: MapGrid): string => {
  const [across, down] =
    orientation === 'vertical'
      ? ['extraTotalWidth', 'extraTotalHeight']
      : ['extraTotalHeight', 'extraTotalWidth'];
  const more = (key: string, units: number) =>
    units > 0 ? [`${Math.ceil(units / scale)} to info.${key}`] : [];
  return `Move it, or add ${[...more(across, right), ...more(down, below)].join(' and ')}.`;
};

/** Reports the hexes that a title or a table covers. This may be intended, or the offsets in the file are wrong. */
const reportOverlaps = (
  layers: readonly MapLayer[],
  map: Pick<GameMap, 'hexes' | 'pointer'>,
  grid: MapGrid,
  report: Report,
): void => {
  const hexes = map.hexes.filter(isVisible).map((hex) => ({ hex, box: innerBox(hex, grid) }));
  for (const { name, children } of layers) {
    const block = BLOCKS.get(name);
    if (block === undefined) continue;
    const boxes = name === 'title' ? textBoxes(children) : [boundsOfAll(children)];
    const covered = hexes.filter(({ box }) => boxes.some((of) => of !== undefined && overlap(of, box)));
    if (covered.length === 0) continue;
    const names = [...new Set(covered.map(({ hex }) => coordinateName(hex.coordinate)))];
    const more = names.length > MAX_LISTED ? ` and ${names.length - MAX_LISTED} more` : '';
    report({
      severity: 'info',
      code: 'layout/overlap',
      message: `The ${block.title} covers ${names.slice(0, MAX_LISTED).join(', ')}${more}.`,
      pointer: name === 'title' ? '/info' : at(map.pointer, name),
      hint: 'Move it if this is not intended.',
    });
  }
};

const isVisible = ({ hex, opacity }: PlacedHex): boolean => opacity > 0 && hex.ground.color !== 'none';

/** The largest upright box between the flat sides of a hex, or of its visible half, on the sheet. */
const innerBox = ({ coordinate, hex, halves: trimmed }: PlacedHex, grid: MapGrid): Box => {
  const { x, y } = hexCentre(grid, coordinate);
  const [width, height] =
    grid.orientation === 'vertical' ? [grid.hexWidth, grid.edge] : [grid.edge, grid.hexWidth];
  const halves = shownHalves(hex, { context: 'map', halves: trimmed });
  const shown = cutToHalves(corners(box(-width / 2, -height / 2, width, height)), halves);
  const { x: left, y: top, ...size } = boxAround(shown) ?? box(0, 0, 0, 0);
  return box(grid.shift.x + x + left, grid.shift.y + y + top, size.width, size.height);
};

const overlap = (a: Box, b: Box): boolean => intersection(grow(a, -OVERLAP_TOLERANCE), b) !== undefined;

const textBoxes = (nodes: readonly Node[], matrix: Matrix = IDENTITY): readonly Box[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return textBoxes(node.children, compose(matrix, node.transform ?? IDENTITY));
    if (node.kind !== 'text') return [];
    return node.runs.map(({ x, y, width, size }) =>
      transformBox(
        box(x, y - LETTER_REACH.up * size, width, (LETTER_REACH.up + LETTER_REACH.down) * size),
        matrix,
      ),
    );
  });
