import { capitalised, type Report, sheetColor, type Tile } from '@platelayer/game';

/** Tiles of one colour, which share a picture in a Board18 box (80.12.1). */
export interface TileTray {
  readonly color: string;
  /** Name of the picture, capitalised, such as `Green_brown.png`. */
  readonly fileName: string;
  readonly tiles: readonly Tile[];
}

/** `other`, then the colours of the library in order of first use. Unknown colours come before all of these. */
const TRAY_COLORS: readonly string[] = [
  'other',
  'yellow',
  'green',
  'brown',
  'gray',
  'green/brown',
  'brown/gray',
  'water',
  'offboard',
  'none',
];

/** The tile trays of a game, without unknown tiles (80.14.22). */
export const tileTrays = (tiles: readonly Tile[], report: Report): readonly TileTray[] => {
  const trays = new Map<string, Tile[]>();
  for (const tile of tiles) {
    if (tile.source === 'missing') reportMissing(tile, report);
    else trays.set(sheetColor(tile), [...(trays.get(sheetColor(tile)) ?? []), tile]);
  }
  return [...trays].sort(([a], [b]) => TRAY_COLORS.indexOf(a) - TRAY_COLORS.indexOf(b)).map(fileNamer());
};

/** Chooses file names that differ from each other and from other pictures, even without regard to case. */
const fileNamer = () => {
  const taken = new Set(['map', 'market', 'tokens']);
  return ([color, tiles]: readonly [string, readonly Tile[]]): TileTray => {
    const name = pictureName(color);
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${name}-${count}`;
    taken.add(unique.toLowerCase());
    return { color, fileName: `${unique}.png`, tiles };
  };
};

const pictureName = (color: string): string => capitalised(color.replace(/[^\p{L}\p{N}-]+/gu, '_'));

/** A picture has space for six orientations. */
const MAX_TURNS = 6;

export const turnsOf = ({ hex }: Tile): readonly number[] => hex.rotations.slice(0, MAX_TURNS);

export type MapOrientation = 'horizontal' | 'vertical';

/** Cells of a tile picture, and the part of each that shows the tile, in pixels (80.12.2). */
export const TRAY_GRID = {
  start: 24,
  step: 150,
  size: {
    horizontal: { width: 116, height: 100 },
    vertical: { width: 100, height: 116 },
  },
} as const;

/** Describes a tile tray in the box (80.12.6); `id` is the id of the box. */
export const describeTileTray = ({ color, fileName, tiles }: TileTray, id: string, map: MapOrientation) => {
  const { start, step, size } = TRAY_GRID;
  return {
    type: 'tile' as const,
    tName: `${capitalised(color)} Tiles`,
    imgLoc: `images/${id}/${fileName}`,
    xStart: start,
    yStart: start,
    xStep: step,
    yStep: step,
    xSize: size[map].width,
    ySize: size[map].height,
    tile: tiles.map((tile) => ({
      rots: turnsOf(tile).length,
      dups: tile.quantity === '∞' ? 0 : tile.quantity,
    })),
  };
};

const reportMissing = ({ id }: Tile, report: Report): void =>
  report({
    severity: 'warning',
    code: 'board18/tile',
    message: `Tile "${id}" is unknown, so it is left out of the Board18 box.`,
    pointer: '',
    hint: 'Add a "color" to define the tile.',
  });
