import type { Hex, Position } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { type Brush, brushOf } from './brush.ts';
import { depth, footprint, type Patch } from './footprint.ts';
import { drawLabel } from './label.ts';
import { layersOf } from './layers.ts';
import { drawName } from './name.ts';
import { beyondOutline, INNER_RADIUS, pointAt } from './outline.ts';
import { drawTerrain } from './terrain.ts';
import { drawValue } from './value.ts';

/** Contact that no one sees, and the room kept to the edge of the hex. */
const TOLERANCE = 2;
const MARGIN = 2;

const KINDS = ['labels', 'values', 'terrain', 'names'] as const;
type Kind = (typeof KINDS)[number];

type Direction = readonly [angle: number, percent: number];

/** Directions to the corners and sides of a flat-topped hex; on a pointed one they change places. */
const CORNERS_RIGHT_FIRST = [210, 150, 330, 30, 270, 90];
const CORNERS_LEFT_FIRST = [150, 210, 30, 330, 90, 270];
const SIDES = [180, 0, 240, 120, 300, 60];

const ring = (angles: readonly number[], percent: number): readonly Direction[] =>
  angles.map((angle) => [angle, percent]);

/** Where else to look, best first: corners before sides, because track comes from sides. Names need width. */
const PLACES: Readonly<Record<Kind, readonly Direction[]>> = {
  labels: [...ring(CORNERS_LEFT_FIRST, 0.7), ...ring(SIDES, 0.7), ...ring(CORNERS_LEFT_FIRST, 0.85)],
  values: [...ring(CORNERS_RIGHT_FIRST, 0.7), ...ring(SIDES, 0.7), ...ring(CORNERS_RIGHT_FIRST, 0.85)],
  terrain: [...ring([0, 330, 30, 180, 150, 210, 270, 90], 0.7), ...ring([330, 30, 210, 150], 0.85)],
  names: [...ring([180, 0], 0.5), ...ring([180, 0], 0.7), ...ring([180, 0], 0.85), ...ring(SIDES, 0.6)],
};

interface Loose {
  readonly position: Position;
}

/**
 * Moves values, labels, names and terrain that the file gives no position away from stops, track and other texts, to the
 * first free place. What has a position stays exactly there, and so does what has none but is in nobody's way.
 */
export const placeFreely = (hex: Hex, brush: Brush): Hex => {
  if (!KINDS.some((kind) => hex[kind].some(isLoose))) return hex;

  // Measured in the unturned tile and without remarks: the picture must be the same in every turn.
  const { setting, look } = brush;
  const silent = { ...look, report: () => undefined };
  const measuring = brushOf(hex, silent, { ...setting, rotation: 0, outline: false, id: undefined });
  const fixed = Object.fromEntries(
    KINDS.map((kind) => [kind, (hex[kind] as readonly Loose[]).filter(isFast)]),
  );
  const taken: Patch[][] = obstacles({ ...hex, ...fixed }, measuring);

  const settle = <T extends Loose>(
    list: readonly T[],
    places: readonly Direction[],
    draw: (element: T, brush: Brush) => readonly Node[],
  ): readonly T[] =>
    list.map((element) => {
      if (isFast(element)) return element;
      const covers = (position: Position) => footprint(draw({ ...element, position }, measuring));
      const found = freePlace(element.position, places, covers, taken, setting.orientation);
      taken.push([...covers(found)]);
      return found === element.position ? element : { ...element, position: found };
    });

  return {
    ...hex,
    labels: settle(hex.labels, PLACES.labels, drawLabel),
    values: settle(hex.values, PLACES.values, drawValue),
    terrain: settle(hex.terrain, PLACES.terrain, drawTerrain),
    names: settle(hex.names, PLACES.names, drawName),
  };
};

const isLoose = ({ position }: Loose): boolean => !position.placed;
const isFast = ({ position }: Loose): boolean => position.placed;

/** What stands already: stops, track, texts, and everything else that is not mere ground. */
const obstacles = (hex: Hex, brush: Brush): Patch[][] => {
  const { inside, outside } = layersOf(hex, brush);
  return [...inside, ...outside]
    .filter(({ role }) => role !== 'ground')
    .map(({ draw }) => [...footprint(draw())])
    .filter((patches) => patches.length > 0);
};

const freePlace = (
  wanted: Position,
  places: readonly Direction[],
  covers: (position: Position) => readonly Patch[],
  taken: readonly (readonly Patch[])[],
  orientation: number,
): Position => {
  const collides = (patches: readonly Patch[]) => taken.some((other) => depth(patches, other) > TOLERANCE);
  const leaves = (patches: readonly Patch[]) =>
    patches.some((patch) => patch.some((point) => beyondOutline(point, orientation) > -MARGIN));
  if (!collides(covers(wanted))) return wanted;
  const free = places
    .map(([angle, percent]): Position => ({ ...wanted, ...pointAt(angle, percent * INNER_RADIUS) }))
    .find((position) => {
      const patches = covers(position);
      return !leaves(patches) && !collides(patches);
    });
  return free ?? wanted;
};
