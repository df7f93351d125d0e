import { at, coordinateName, type GameMap, type PlacedHex, type Report } from '@platelayer/game';
import {
  type Box,
  boundsOfAll,
  box,
  compose,
  grow,
  IDENTITY,
  intersection,
  type Matrix,
  type Node,
  transformBox,
} from '@platelayer/scene';
import { hexCentre, type MapGrid } from './grid.ts';
import type { Layer, LayerName } from './layers.ts';

/** Blocks that a file places by hand, so that they can lie on hexes. */
const BLOCKS: ReadonlyMap<LayerName, string> = new Map([
  ['title', 'title'],
  ['market', 'market'],
  ['roundTracker', 'round tracker'],
  ['players', 'players table'],
]);

/** How far letters reach from their baseline, in sizes: their line boxes are higher than they are. */
const REACH = { up: 0.7, down: 0.2 };

/** So little of a hex may be covered without a word. */
const SLACK = 3;

/** Names listed before the rest is only counted. */
const LISTED = 5;

/** Tells which hexes a title or a table lies on: it may be meant, or the file's offsets are wrong. */
export const reportOverlaps = (
  layers: readonly Layer[],
  map: Pick<GameMap, 'hexes' | 'pointer'>,
  grid: MapGrid,
  report: Report,
): void => {
  const hexes = map.hexes.filter(isVisible).map((hex) => ({ hex, box: insideOf(hex, grid) }));
  for (const { name, children } of layers) {
    const block = BLOCKS.get(name);
    if (block === undefined) continue;
    const boxes = name === 'title' ? textBoxes(children) : [boundsOfAll(children)];
    const covered = hexes.filter(({ box }) => boxes.some((of) => of !== undefined && overlap(of, box)));
    if (covered.length === 0) continue;
    const names = [...new Set(covered.map(({ hex }) => coordinateName(hex.coordinate)))];
    const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : '';
    report({
      severity: 'info',
      code: 'design/overlap',
      message: `The ${block} lies on ${names.slice(0, LISTED).join(', ')}${more}.`,
      pointer: name === 'title' ? '/info' : at(map.pointer, name),
      hint: 'Move it if that is not meant.',
    });
  }
};

const isVisible = ({ hex, opacity }: PlacedHex): boolean => opacity > 0 && hex.ground.color !== 'none';

/** The largest upright box between the flats of a hex, on the sheet. */
const insideOf = ({ coordinate }: PlacedHex, grid: MapGrid): Box => {
  const { x, y } = hexCentre(grid, coordinate);
  const [width, height] =
    grid.orientation === 'vertical' ? [grid.hexWidth, grid.edge] : [grid.edge, grid.hexWidth];
  return box(grid.rim.x + x - width / 2, grid.rim.y + y - height / 2, width, height);
};

const overlap = (a: Box, b: Box): boolean => intersection(grow(a, -SLACK), b) !== undefined;

const textBoxes = (nodes: readonly Node[], matrix: Matrix = IDENTITY): readonly Box[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return textBoxes(node.children, compose(matrix, node.transform ?? IDENTITY));
    if (node.kind !== 'text') return [];
    return node.runs.map(({ x, y, width, size }) =>
      transformBox(box(x, y - REACH.up * size, width, (REACH.up + REACH.down) * size), matrix),
    );
  });
