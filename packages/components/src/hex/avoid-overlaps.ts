import type { Hex, Placed, Value } from '@platelayer/game';
import type { Look } from '../look.ts';
import { drawBoomtown, drawBoomtownName } from './boomtown.ts';
import { drawCenterTown, drawCenterTownName } from './center-town.ts';
import { drawCity, drawCityName, isRing } from './city.ts';
import { cityLayout } from './city-layout.ts';
import { drawCompanyMark } from './company-mark.ts';
import { type Obstacle, USUAL, USUAL_OUTSIDE } from './free-place.ts';
import { type HexOptions, hexOptionsKey } from './hex-options.ts';
import { drawHexIcon } from './icon.ts';
import type { HexWithId } from './id.ts';
import { drawLabel } from './label.ts';
import { hexLayers } from './layers.ts';
import type { OverTrack } from './lettering.ts';
import { drawMediumCity, drawMediumCityName } from './medium-city.ts';
import { drawHexName } from './name.ts';
import { otherNamePlaces, otherStopNamePlaces, otherTownNamePlaces } from './name-places.ts';
import { drawOffBoardName, drawOffBoardRevenue } from './off-board-revenue.ts';
import { type HexPainter, hexPainter } from './painter.ts';
import { ELEMENT_KINDS, isMovable, placeElements } from './place-elements.ts';
import { placeId } from './place-id.ts';
import { hasMovableName, placeStopNames } from './place-stop-names.ts';
import { CENTRE, footprintOf, type Placing, smallerForms } from './placing.ts';
import { reportCrowded, STEPS_PER_HEX } from './step-budget.ts';
import { drawTerrain } from './terrain.ts';
import { drawTown, drawTownName } from './town.ts';
import { drawValue } from './value.ts';
import { fitWideValue, isWideValue, narrowerValues } from './wide-value.ts';

const STOPS = ['cities', 'mediumCities', 'towns', 'boomtowns', 'centerTowns', 'offBoardRevenue'] as const;

export interface Arrangement {
  readonly hex: HexWithId;
  /** How many it took. */
  readonly steps: number;
  /** The budget did not suffice: the rest stands at its usual places in turn, whether they are free or not. */
  readonly crowded: boolean;
}

/** Earlier results by look, options and hex. */
const arrangements = new WeakMap<Look, Map<string, Arrangement>>();

/**
 * Moves what the file gives no position (icons, values, labels, names, terrain, marks of private companies, names of stops, the
 * id) away from stops, track, other texts and the edge, to the first free place. What has a position stays exactly there, but for
 * wide values, and so does what has none but overlaps nothing. Equal hexes are arranged once.
 */
export const avoidOverlaps = (hex: Hex, look: Look, options: HexOptions): HexWithId => {
  const movable =
    options.id !== undefined ||
    ELEMENT_KINDS.some((kind) => hex[kind].some(isMovable)) ||
    STOPS.some((kind) => hex[kind].some(hasMovableName)) ||
    hex.values.some((value) => isFixedAndWide(value, look));
  if (!movable) return hex;

  // Measured in the unturned tile and without reports: the picture must be the same in every turn.
  const { pointer = '', ...rest } = options;
  const upright = { ...rest, rotation: 0, outline: false };
  const ofLook = arrangements.get(look) ?? new Map<string, Arrangement>();
  arrangements.set(look, ofLook);
  const key = `${hexOptionsKey(upright)} ${JSON.stringify(hex)}`;
  const found =
    ofLook.get(key) ?? findFreePlaces(hex, hexPainter(hex, { ...look, report: () => undefined }, upright));
  ofLook.set(key, found);
  if (found.crowded) reportCrowded(look, pointer);
  return found.hex;
};

/** The same without reports and without the memory of earlier hexes. */
export const findFreePlaces = (hex: Hex, painter: HexPainter): Arrangement => {
  const placing: Placing = {
    painter,
    taken: [],
    written: new Set(),
    budget: { left: STEPS_PER_HEX },
  };
  placing.taken.push(...obstacles(withoutMovables(hex), placing));
  const overTrack = <T>(text: T): T & OverTrack => ({ ...text, halo: painter.surfaces[0] });
  const values = hex.values.map((value) => fitIfWide(value, placing));
  // Before everything else, which gives way to them.
  const icons = placeElements('icons', hex.icons, drawHexIcon, placing, {
    hides: true,
    usual: USUAL.disc,
    liesOn: iconLiesOn,
  });
  const idCorners = placeId(hex, placing);
  const placed = {
    ...hex,
    ...(idCorners ? { idCorners } : {}),
    icons,
    ...placeNamesOfStops(hex, placing),
    // Less and less is kept for what comes after.
    labels: placeElements('labels', hex.labels, drawLabel, placing, {
      otherForms: smallerForms,
      kept: 1 / 6,
      overTrack,
    }),
    values: placeElements('values', values, drawValue, placing, {
      usual: USUAL.disc,
      middles: hex.cities.filter(isRing).map(({ position }) => position),
      otherForms: (value) => narrowerValues(value, painter),
      kept: 1 / 8,
    }),
    terrain: placeElements('terrain', hex.terrain, drawTerrain, placing),
    names: placeElements('names', hex.names, drawHexName, placing, {
      otherForms: smallerForms,
      kept: 1 / 12,
      overTrack,
    }),
    companies: placeElements('companies', hex.companies, drawCompanyMark, placing),
  };
  const { left } = placing.budget;
  return { hex: placed, steps: STEPS_PER_HEX - left, crowded: left <= 0 };
};

/** The stops of a hex, with their names at free places. */
const placeNamesOfStops = (hex: Hex, placing: Placing): Pick<Hex, (typeof STOPS)[number]> => {
  const { painter } = placing;
  return {
    cities: placeStopNames(
      hex.cities,
      {
        drawStop: drawCity,
        drawName: drawCityName,
        // Names below three or four slots count their offset from another end (20.14.36.2).
        otherPlaces: ({ size }, name, box) =>
          otherStopNamePlaces(name, box, ![3, 4, '2S1Y'].includes(size), painter),
        ownTurn: ({ size, ...city }) => cityLayout(size, city).turn ?? 0,
      },
      placing,
    ),
    mediumCities: placeStopNames(
      hex.mediumCities,
      {
        drawStop: drawMediumCity,
        drawName: drawMediumCityName,
        otherPlaces: (_, name, box) => otherNamePlaces(name, box, painter),
        ownTurn: ({ scale }) => (scale === 1 ? 0 : undefined),
      },
      placing,
    ),
    towns: placeStopNames(
      hex.towns,
      {
        drawStop: drawTown,
        drawName: drawTownName,
        otherPlaces: (_, name) => otherTownNamePlaces(name),
      },
      placing,
    ),
    boomtowns: placeStopNames(
      hex.boomtowns,
      {
        drawStop: drawBoomtown,
        drawName: drawBoomtownName,
        otherPlaces: (_, name, box) => otherStopNamePlaces(name, box, true, painter),
      },
      placing,
    ),
    centerTowns: placeStopNames(
      hex.centerTowns,
      {
        drawStop: drawCenterTown,
        drawName: drawCenterTownName,
        otherPlaces: (_, name, box) => otherNamePlaces(name, box, painter),
      },
      placing,
    ),
    offBoardRevenue: placeStopNames(
      hex.offBoardRevenue,
      {
        drawStop: drawOffBoardRevenue,
        drawName: drawOffBoardName,
        otherPlaces: (_, name, box) => otherNamePlaces(name, box, painter),
        usual: USUAL_OUTSIDE,
      },
      placing,
    ),
  };
};

/** Files write names on icons and frame them with shapes; in the middle of a hex an icon marks the track, such as a ferry. */
const iconLiesOn = ({ position: { x, y } }: Placed, { role, entry }: Obstacle): boolean =>
  /^\/(names|shapes)\//.test(entry ?? '') || (role === 'track' && x === 0 && y === 0);

const isFixedAndWide = (value: Value, look: Look): boolean => !isMovable(value) && isWideValue(value, look);

/** A wide value that the file has placed, moved aside or narrowed where it covers something. */
const fitIfWide = (value: Hex['values'][number], placing: Placing): Value => {
  const { painter, taken, budget } = placing;
  if (budget.left <= 0 || !isFixedAndWide(value, painter.look)) return value;
  const own = taken.findIndex(({ entry }) => entry !== undefined && entry === value.entry);
  if (own < 0) return value;
  const fitted = fitWideValue(value, { ...placing, taken: taken.toSpliced(own, 1) });
  taken[own] = { ...taken[own]!, footprint: footprintOf(drawValue(fitted, painter), placing) };
  return fitted;
};

/** The hex as far as the file has placed it. */
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

/** What is there already: stops, track, texts, everything that is not ground, and not the id, which comes after it. */
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
