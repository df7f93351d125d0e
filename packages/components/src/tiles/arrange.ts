import type { Tile, TileGroup } from '@platelayer/game';
import { canTouch, type LaidTile, layBelow } from './align.ts';
import type { TileSheetLayout } from './sheet-layout.ts';

/** Positions of one sheet in order. Empty ones are gaps. */
export type SheetPlaces = readonly (LaidTile | undefined)[];

/**
 * Arranges all copies of all groups (80.2.4, 80.2.5). Gaps depend on the position on the page (80.14.1), so no page
 * starts with one. They never require an additional sheet.
 */
export const arrangeTiles = (
  groups: readonly TileGroup[],
  layout: TileSheetLayout,
  gaps: boolean,
): readonly SheetPlaces[] => {
  const total = groups.reduce(
    (sum, { tiles }) => tiles.reduce((count, { copies }) => count + copies, sum),
    0,
  );
  let spare = gaps ? Math.ceil(total / layout.perPage) * layout.perPage - total : 0;
  const pages: (LaidTile | undefined)[][] = [];
  let page: (LaidTile | undefined)[] = [];
  const isFresh = () => pages.length === 0 || page.length >= layout.perPage;

  const layNext = (tile: Tile): LaidTile =>
    layBelow(tile, layout.startsColumn(page.length) ? undefined : page.at(-1));

  const leaveGap = (first: Tile): void => {
    if (isFresh()) return;
    const above = page.at(-1);
    if (
      above &&
      mayJoin(above.tile, first) &&
      !layout.startsColumn(page.length) &&
      canTouch(above, layNext(first))
    )
      return;
    const gap = Math.min(layout.perPage - page.length, layout.gapBefore(page.length));
    if (gap > spare) return;
    spare -= gap;
    for (let i = 0; i < gap; i++) page.push(undefined);
  };

  for (const { tiles } of groups) {
    tiles.flatMap(copiesOf).forEach((tile, i) => {
      if (i === 0) leaveGap(tile);
      if (isFresh()) {
        page = [];
        pages.push(page);
      }
      page.push(layNext(tile));
    });
  }
  return pages;
};

const copiesOf = (tile: Tile): readonly Tile[] => Array.from({ length: tile.copies }, () => tile);

/**
 * Whether two tiles may touch although one mixes gauges. Such a tile is a separate group only so that its track does
 * not meet another gauge. If it does not, a gap would waste half the sheet.
 */
const mayJoin = (above: Tile, below: Tile): boolean =>
  [above, below].every(({ hex }) => hex.group === undefined) && [above, below].some(mixesGauges);

const mixesGauges = ({ hex }: Tile): boolean => new Set(hex.track.map(({ gauge }) => gauge)).size > 1;
