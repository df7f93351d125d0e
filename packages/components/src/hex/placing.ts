import type { Hex, Position } from '@platelayer/game';
import type { Node, Point } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { type Brush, brushOf } from './brush.ts';
import { type Effort, reportCrowded, STEPS_PER_HEX } from './effort.ts';
import { type Footprint, measured, overlap } from './footprint.ts';
import { drawLabel } from './label.ts';
import { layersOf } from './layers.ts';
import { drawName } from './name.ts';
import { beyondOutline, INNER_RADIUS, pointAt } from './outline.ts';
import { type HexSetting, settingKey } from './setting.ts';
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

const CENTRE: Point = { x: 0, y: 0 };

interface Loose {
  readonly position: Position;
}

/** Something that stands on the hex: what it covers about the centre, and where it was moved to. */
interface Standing {
  readonly ground: Footprint;
  readonly at: Point;
}

export interface Arrangement {
  readonly hex: Hex;
  /** What it took. */
  readonly steps: number;
  /** The effort did not suffice: the rest stands at its usual places in turn, whatever else is there. */
  readonly crowded: boolean;
}

/** What was found with a look, by all that it depends on. */
const known = new WeakMap<Look, Map<string, Arrangement>>();

/**
 * Moves values, labels, names and terrain that the file gives no position away from stops, track and other texts, to the
 * first free place. What has a position stays exactly there, and so does what has none but is in nobody's way. Equal
 * hexes are arranged once.
 */
export const placeFreely = (hex: Hex, look: Look, setting: HexSetting): Hex => {
  if (!KINDS.some((kind) => hex[kind].some(isLoose))) return hex;

  // Measured in the unturned tile and without remarks: the picture must be the same in every turn.
  const { pointer = '', ...rest } = setting;
  const upright = { ...rest, rotation: 0, outline: false, id: undefined };
  const ofLook = known.get(look) ?? new Map<string, Arrangement>();
  known.set(look, ofLook);
  const key = `${settingKey(upright)} ${JSON.stringify(hex)}`;
  const found = ofLook.get(key) ?? arrange(hex, brushOf(hex, { ...look, report: () => undefined }, upright));
  ofLook.set(key, found);
  if (found.crowded) reportCrowded(look, pointer);
  return found.hex;
};

/** Without remarks and without memory. */
export const arrange = (hex: Hex, brush: Brush): Arrangement => {
  const effort: Effort = { left: STEPS_PER_HEX };
  const fixed = Object.fromEntries(
    KINDS.map((kind) => [kind, (hex[kind] as readonly Loose[]).filter((element) => !isLoose(element))]),
  );
  const taken = obstacles({ ...hex, ...fixed }, brush, effort);

  const settle = <T extends Loose>(
    list: readonly T[],
    directions: readonly Direction[],
    draw: (element: T, brush: Brush) => readonly Node[],
  ): readonly T[] => {
    const others = directions.map(([angle, percent]) => pointAt(angle, percent * INNER_RADIUS));
    const placeOf = (element: T, index: number): Point => {
      const places = [element.position, ...others];
      if (effort.left > 0) {
        const drawn = draw({ ...element, position: { ...element.position, ...CENTRE } }, brush);
        const ground = measured(drawn, effort);
        const at = freePlace(ground, places, taken, brush.setting.orientation, effort);
        taken.push({ ground, at });
        if (effort.left > 0) return at;
      }
      return places[index % places.length]!;
    };
    return list.map((element, index) => {
      if (!isLoose(element)) return element;
      const { x, y } = placeOf(element, index);
      return { ...element, position: { ...element.position, x, y } };
    });
  };

  const placed = {
    ...hex,
    labels: settle(hex.labels, PLACES.labels, drawLabel),
    values: settle(hex.values, PLACES.values, drawValue),
    terrain: settle(hex.terrain, PLACES.terrain, drawTerrain),
    names: settle(hex.names, PLACES.names, drawName),
  };
  return { hex: placed, steps: STEPS_PER_HEX - effort.left, crowded: effort.left <= 0 };
};

const isLoose = ({ position }: Loose): boolean => !position.placed;

/** What stands already: stops, track, texts, and everything else that is not mere ground. */
const obstacles = (hex: Hex, brush: Brush, effort: Effort): Standing[] => {
  const { inside, outside } = layersOf(hex, brush);
  const standing: Standing[] = [];
  for (const { role, draw } of [...inside, ...outside]) {
    if (effort.left <= 0) break;
    if (role === 'ground') continue;
    standing.push({ ground: measured(draw(), effort), at: CENTRE });
  }
  return standing;
};

/** The first place where something is in nobody's way; where there is none, the place it would have anyway. */
const freePlace = (
  ground: Footprint,
  [wanted, ...others]: readonly Point[],
  taken: readonly Standing[],
  orientation: number,
  effort: Effort,
): Point => {
  const beyond = beyondOutline(ground.polygons.flat(), orientation);
  const isFree = (place: Point) =>
    taken.every(({ ground: other, at }) => {
      const by = { x: place.x - at.x, y: place.y - at.y };
      return !overlap(ground, other, { by, tolerance: TOLERANCE, effort });
    });
  if (isFree(wanted!)) return wanted!;
  return others.find((at) => beyond(at) <= -MARGIN && isFree(at)) ?? wanted!;
};
