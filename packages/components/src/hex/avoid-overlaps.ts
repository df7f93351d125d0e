import type { Hex, Placed, Value } from '@platelayer/game';
import type { Look } from '../look.ts';
import { arrange } from './arrange.ts';
import { DEFAULT_CLEARANCE, type Obstacle } from './free-place.ts';
import { type HexOptions, hexOptionsKey } from './hex-options.ts';
import { drawHexIcon } from './icon.ts';
import type { HexWithId } from './id.ts';
import { hexLayers } from './layers.ts';
import { type HexPainter, hexPainter } from './painter.ts';
import { ELEMENT_KINDS, isMovable, placeElements } from './place-elements.ts';
import { placeId } from './place-id.ts';
import { hasMovableName } from './place-stop-names.ts';
import { CENTRE, footprintOf, type Placing } from './placing.ts';
import { reportCrowded, STEPS_PER_HEX } from './step-budget.ts';
import { drawValue } from './value.ts';
import { fitWideValue, isWideValue } from './wide-value.ts';

const STOPS = ['cities', 'mediumCities', 'towns', 'boomtowns', 'centerTowns', 'offBoardRevenue'] as const;

export interface Arrangement {
  readonly hex: HexWithId;
  /** Steps spent. */
  readonly steps: number;
  /**
   * Whether the budget ran out. The remaining elements then use their default positions in turn, even if these are
   * covered.
   */
  readonly crowded: boolean;
}

/** Results so far, by look, options and hex. */
const arrangements = new WeakMap<Look, Map<string, Arrangement>>();

/**
 * Moves everything without a position in the file (icons, values, labels, names, terrain, private company marks, stop
 * names, the id) to the first free position, away from stops, track, other text and the edge. Elements that overlap
 * nothing stay where they are. So does everything with a position, except wide values. Equal hexes are arranged once.
 */
export const avoidOverlaps = (hex: Hex, look: Look, options: HexOptions): HexWithId => {
  const movable =
    options.id !== undefined ||
    ELEMENT_KINDS.some((kind) => hex[kind].some(isMovable)) ||
    STOPS.some((kind) => hex[kind].some(hasMovableName)) ||
    hex.values.some((value) => isFixedAndWide(value, look));
  if (!movable) return hex;

  // Measured in the unturned tile and without reports, because the picture must be the same for every rotation.
  const { pointer = '', ...rest } = options;
  const upright = { ...rest, rotation: 0, outline: false };
  const ofLook = arrangements.get(look) ?? new Map<string, Arrangement>();
  arrangements.set(look, ofLook);
  const key = `${hexOptionsKey(upright)} ${JSON.stringify(hex)}`;
  const arrangement =
    ofLook.get(key) ?? findFreePlaces(hex, hexPainter(hex, { ...look, report: () => undefined }, upright));
  ofLook.set(key, arrangement);
  if (arrangement.crowded) reportCrowded(look, pointer);
  return arrangement.hex;
};

/** Does the work of `avoidOverlaps`, without reports and without its cache. */
export const findFreePlaces = (hex: Hex, painter: HexPainter): Arrangement => {
  const placing: Placing = {
    painter,
    taken: [],
    written: new Set(),
    budget: { left: STEPS_PER_HEX },
    cost: 0,
  };
  placing.taken.push(...obstacles(withoutMovables(hex), placing));
  const values = hex.values.map((value) => fitIfWide(value, placing));
  // Icons come first: everything else makes way for them.
  const icons = placeElements('icons', hex.icons, drawHexIcon, placing, {
    hides: true,
    defaultClearance: DEFAULT_CLEARANCE.disc,
    liesOn: iconLiesOn,
  });
  const idCorners = placeId(hex, placing);
  const begun: HexWithId = { ...hex, values, icons, ...(idCorners ? { idCorners } : {}) };
  return { ...arrange(begun, placing), steps: STEPS_PER_HEX - placing.budget.left };
};

/**
 * Game files write names on icons and frame icons with shapes. In the centre of a hex, an icon such as a ferry marks
 * the track.
 */
const iconLiesOn = ({ position: { x, y } }: Placed, { role, entry }: Obstacle): boolean =>
  /^\/(names|shapes)\//.test(entry ?? '') || (role === 'track' && x === 0 && y === 0);

const isFixedAndWide = (value: Value, look: Look): boolean => !isMovable(value) && isWideValue(value, look);

/** Moves or narrows a wide value that has a position in the file, if it covers something. */
const fitIfWide = (value: Hex['values'][number], placing: Placing): Value => {
  const { painter, taken, budget } = placing;
  if (budget.left <= 0 || !isFixedAndWide(value, painter.look)) return value;
  const own = taken.findIndex(({ entry }) => entry !== undefined && entry === value.entry);
  if (own < 0) return value;
  const fitted = fitWideValue(value, { ...placing, taken: taken.toSpliced(own, 1) });
  taken[own] = { ...taken[own]!, footprint: footprintOf(drawValue(fitted, painter), placing) };
  return fitted;
};

/** The hex without its movable elements. */
const withoutMovables = (hex: Hex): Hex => ({
  ...hex,
  ...Object.fromEntries(
    ELEMENT_KINDS.map((kind) => [
      kind,
      (hex[kind] as readonly Placed[]).filter((element) => !isMovable(element)),
    ]),
  ),
  ...Object.fromEntries(
    STOPS.map((kind) => [
      kind,
      hex[kind].map((stop) => (hasMovableName(stop) ? { ...stop, name: undefined } : stop)),
    ]),
  ),
});

/**
 * Everything with a fixed position that others must avoid: stops, track, text and signs, but not the background or the
 * id.
 */
const obstacles = (hex: Hex, placing: Placing): readonly Obstacle[] => {
  const { inside, outside } = hexLayers(hex, placing.painter);
  const found: Obstacle[] = [];
  for (const { role, entry, draw, drawAroundMiddle } of [...inside, ...outside]) {
    if (placing.budget.left <= 0) break;
    if (role !== 'ground' && role !== 'id')
      found.push({
        footprint: footprintOf(draw(), placing),
        at: CENTRE,
        role,
        entry,
        aroundMiddle: drawAroundMiddle && footprintOf(drawAroundMiddle(), placing),
      });
  }
  return found;
};
