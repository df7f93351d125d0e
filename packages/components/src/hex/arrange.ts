import type { Hex } from '@platelayer/game';
import { drawBoomtown, drawBoomtownName } from './boomtown.ts';
import { drawCenterTown, drawCenterTownName } from './center-town.ts';
import { drawCity, drawCityName, isRing } from './city.ts';
import { cityLayout } from './city-layout.ts';
import { drawCompanyMark } from './company-mark.ts';
import { DEFAULT_CLEARANCE, OFF_BOARD_CLEARANCE } from './free-place.ts';
import type { HexWithId } from './id.ts';
import { drawLabel } from './label.ts';
import type { OverTrack } from './lettering.ts';
import { drawMediumCity, drawMediumCityName } from './medium-city.ts';
import { drawHexName } from './name.ts';
import { drawOffBoardName, drawOffBoardRevenue } from './off-board-revenue.ts';
import type { HexPainter } from './painter.ts';
import { placeElements } from './place-elements.ts';
import {
  otherNamePlaces,
  otherStopNamePlaces,
  otherTownNamePlaces,
  placeStopNames,
} from './place-stop-names.ts';
import { type Placing, smallerForms } from './placing.ts';
import { drawTerrain } from './terrain.ts';
import { drawTown, drawTownName } from './town.ts';
import { drawValue } from './value.ts';
import { narrowerValues } from './wide-value.ts';

/** Returns the stops of a hex with their names at free positions. */
const placeNamesOfStops = (hex: Hex, placing: Placing): Partial<Hex> => {
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
        defaultClearance: OFF_BOARD_CLEARANCE,
      },
      placing,
    ),
  };
};

const overTrackOn =
  ({ surfaces }: HexPainter) =>
  <T>(text: T): T & OverTrack => ({ ...text, halo: surfaces[0] });

/** How each kind of element is placed. Each kind reserves fewer steps for the kinds after it. */
const PLACE = {
  namesOfStops: placeNamesOfStops,
  labels: ({ labels }, placing) => ({
    labels: placeElements('labels', labels, drawLabel, placing, {
      otherForms: smallerForms,
      kept: 1 / 6,
      overTrack: overTrackOn(placing.painter),
    }),
  }),
  values: ({ values, cities }, placing) => ({
    values: placeElements('values', values, drawValue, placing, {
      defaultClearance: DEFAULT_CLEARANCE.disc,
      middles: cities.filter(isRing).map(({ position }) => position),
      otherForms: (value) => narrowerValues(value, placing.painter),
      kept: 1 / 8,
    }),
  }),
  terrain: ({ terrain }, placing) => ({
    terrain: placeElements('terrain', terrain, drawTerrain, placing),
  }),
  names: ({ names }, placing) => ({
    names: placeElements('names', names, drawHexName, placing, {
      otherForms: smallerForms,
      kept: 1 / 12,
      overTrack: overTrackOn(placing.painter),
    }),
  }),
  companies: ({ companies }, placing) => ({
    companies: placeElements('companies', companies, drawCompanyMark, placing),
  }),
} satisfies Record<string, (hex: Hex, placing: Placing) => Partial<Hex>>;

type Kind = keyof typeof PLACE;

/** Text that is read often is placed before costs that are paid once. */
const DEFAULT_ORDER: readonly Kind[] = ['namesOfStops', 'labels', 'values', 'terrain', 'names', 'companies'];

/** Terrain has only one size. Values and labels find a position next to it more easily than the other way round. */
const TERRAIN_FIRST: readonly Kind[] = ['namesOfStops', 'terrain', 'values', 'labels', 'names', 'companies'];

interface Arranged {
  readonly hex: HexWithId;
  /** Whether the step budget ran out. */
  readonly crowded: boolean;
}

/** Places all elements, one kind after the other. Tries a second order if the first makes elements overlap. */
export const arrange = (hex: HexWithId, placing: Placing): Arranged => {
  const { budget } = placing;
  const inOrder = (order: readonly Kind[]) => {
    const own: Placing = { ...placing, taken: [...placing.taken], written: new Set() };
    const placed: HexWithId = Object.assign({}, hex, ...order.map((kind) => PLACE[kind](hex, own)));
    return { hex: placed, cost: own.cost, crowded: budget.left <= 0 };
  };
  const first = inOrder(DEFAULT_ORDER);
  if (first.cost === 0 || first.crowded || hex.terrain.length === 0) return first;
  const second = inOrder(TERRAIN_FIRST);
  return second.cost < first.cost && !second.crowded ? second : first;
};
