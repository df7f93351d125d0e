import type { Tile, TileGroup } from '@platelayer/game';
import { canTouch, type LaidTile, layBelow } from './align.ts';
import type { TileSheetLayout } from './sheet-layout.ts';

/** The places of one sheet in order; empty ones are gaps. */
export type SheetPlaces = readonly (LaidTile | undefined)[];

/**
 * Lays all copies of all groups out (80.2.4, 80.2.5). Gaps follow from the true place on the page (80.14.1), so no page
 * begins with one. They are left only as far as the sheets that the tiles need anyway have room for them.
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
 * A tile that mixes gauges stands alone, so that its track does not meet another gauge. Where it does not, a gap would only waste half
 * the sheet.
 */
const mayJoin = (above: Tile, below: Tile): boolean =>
  [above, below].every(({ hex }) => hex.group === undefined) && [above, below].some(mixesGauges);

const mixesGauges = ({ hex }: Tile): boolean => new Set(hex.track.map(({ gauge }) => gauge)).size > 1;
