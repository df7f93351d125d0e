import { at, type GameMap, type Report } from '@platelayer/game';
import { type Box, boundsOfAll } from '@platelayer/scene';
import type { MapGrid } from './grid.ts';
import type { Layer, LayerName } from './layers.ts';

/** Blocks that a file places by hand, so that they can miss the sheet (30.6.3). */
const BLOCKS: ReadonlyMap<LayerName, { readonly title: string; readonly slack: number }> = new Map([
  // Line boxes of large letters reach further than the letters do.
  ['title', { title: 'title', slack: 60 }],
  ['market', { title: 'market', slack: 5 }],
  ['roundTracker', { title: 'round tracker', slack: 5 }],
  ['players', { title: 'players table', slack: 5 }],
]);

/** Nothing but hexes makes the sheet larger; a block that reaches beyond it would be lost without a word. */
export const reportOutside = (
  layers: readonly Layer[],
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
    if (most <= block.slack) continue;
    report({
      severity: 'warning',
      code: 'map/outside',
      message: `The ${block.title} reaches ${Math.ceil(most)} units beyond the sheet of the map.`,
      pointer: name === 'title' ? '/info' : at(pointer, name),
      hint: before > block.slack ? 'Move it down or to the right.' : roomHint(right, below, grid),
    });
  }
};

const excess = ({ x, y, width, height }: Box, sheet: Pick<MapGrid, 'width' | 'height'>) => ({
  before: Math.max(-x, -y, 0),
  right: Math.max(x + width - sheet.width, 0),
  below: Math.max(y + height - sheet.height, 0),
});

/** How much extra space would hold it; on horizontal maps the two fields act on the other axis (30.24, 15). */
const roomHint = (right: number, below: number, { orientation, scale }: MapGrid): string => {
  const [across, down] =
    orientation === 'vertical'
      ? ['extraTotalWidth', 'extraTotalHeight']
      : ['extraTotalHeight', 'extraTotalWidth'];
  const more = (key: string, units: number) =>
    units > 0 ? [`${Math.ceil(units / scale)} to info.${key}`] : [];
  return `Move it, or add ${[...more(across, right), ...more(down, below)].join(' and ')}.`;
};
