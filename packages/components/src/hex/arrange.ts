import type { Hex } from '@platelayer/game';
import { drawBoomtown, drawBoomtownName } from './boomtown.ts';
import { drawCenterTown, drawCenterTownName } from './center-town.ts';
import { drawCity, drawCityName, isRing } from './city.ts';
import { cityLayout } from './city-layout.ts';
import { drawCompanyMark } from './company-mark.ts';
import { USUAL, USUAL_OUTSIDE } from './free-place.ts';
import type { HexWithId } from './id.ts';
import { drawLabel } from './label.ts';
import type { OverTrack } from './lettering.ts';
import { drawMediumCity, drawMediumCityName } from './medium-city.ts';
import { drawHexName } from './name.ts';
import { otherNamePlaces, otherStopNamePlaces, otherTownNamePlaces } from './name-places.ts';
import { drawOffBoardName, drawOffBoardRevenue } from './off-board-revenue.ts';
import type { HexPainter } from './painter.ts';
import { placeElements } from './place-elements.ts';
import { placeStopNames } from './place-stop-names.ts';
import { type Placing, smallerForms } from './placing.ts';
import { drawTerrain } from './terrain.ts';
import { drawTown, drawTownName } from './town.ts';
import { drawValue } from './value.ts';
import { narrowerValues } from './wide-value.ts';

/** The stops of a hex, with their names at free places. */
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
        usual: USUAL_OUTSIDE,
      },
      placing,
    ),
  };
};

const overTrackOn =
  ({ surfaces }: HexPainter) =>
  <T>(text: T): T & OverTrack => ({ ...text, halo: surfaces[0] });

/** How each kind of thing finds its places. Less and less is kept for what comes after. */
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
      usual: USUAL.disc,
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

/** Who chooses first: what is read before what is paid once. */
const USUAL_ORDER: readonly Kind[] = ['namesOfStops', 'labels', 'values', 'terrain', 'names', 'companies'];

/** Terrain has but one size; values and labels find a place beside it more easily than it does beside them. */
const TERRAIN_FIRST: readonly Kind[] = ['namesOfStops', 'terrain', 'values', 'labels', 'names', 'companies'];

interface Arranged {
  readonly hex: HexWithId;
  /** The steps did not suffice. */
  readonly crowded: boolean;
}

/** Gives everything a place, one kind after the other; in another order where that covers less. */
export const arrange = (hex: HexWithId, placing: Placing): Arranged => {
  const { budget } = placing;
  const inOrder = (order: readonly Kind[]) => {
    const own: Placing = { ...placing, taken: [...placing.taken], written: new Set() };
    const placed: HexWithId = Object.assign({}, hex, ...order.map((kind) => PLACE[kind](hex, own)));
    return { hex: placed, cost: own.cost, crowded: budget.left <= 0 };
  };
  const usual = inOrder(USUAL_ORDER);
  if (usual.cost === 0 || usual.crowded || hex.terrain.length === 0) return usual;
  const other = inOrder(TERRAIN_FIRST);
  return other.cost < usual.cost && !other.crowded ? other : usual;
};
