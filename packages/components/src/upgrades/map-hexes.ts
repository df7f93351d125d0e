import { coordinateName, type Game, type Hex, type Info, type Placed } from '@platelayer/game';
import { rotatePoint } from '../hex/outline.ts';
import { networkOf } from './network.ts';
import { labelsOf, stagesOf } from './upgrade.ts';

/** Hex colours on which no tile can be laid. */
const NOT_BUILDABLE: readonly string[] = ['offboard', 'water', 'gray', 'grey', 'none', 'black'];

/** All groups of map hexes, as tiles, each named by its first hex. */
export const hexesOf = ({ maps, info }: Pick<Game, 'maps' | 'info'>) => {
  const groups = new Map<string, { readonly hex: Hex; readonly pointer: string; readonly name: string }>();
  for (const { hexes } of maps)
    for (const { hex, pointer, coordinate } of hexes)
      if (!groups.has(pointer))
        groups.set(pointer, { hex: asTile(hex, info), pointer, name: coordinateName(coordinate) });
  return [...groups.values()];
};

/**
 * Returns a map hex as a tile. On pointy-topped maps only track turns with the hex; everything else keeps its position
 * on the page (20.1.3).
 */
export const asTile = (hex: Hex, { orientation }: Pick<Info, 'orientation'>): Hex => {
  if (orientation === 'horizontal') return hex;
  const turnedHex = turned.get(hex);
  if (turnedHex !== undefined) return turnedHex;
  const turn = <T extends Placed>(elements: readonly T[]): readonly T[] =>
    elements.map((element) => ({
      ...element,
      position: { ...element.position, ...rotatePoint(element.position, -90) },
    }));
  const tile: Hex = {
    ...hex,
    track: turn(hex.track),
    cities: turn(hex.cities),
    towns: turn(hex.towns),
    centerTowns: turn(hex.centerTowns),
    boomtowns: turn(hex.boomtowns),
    mediumCities: turn(hex.mediumCities),
  };
  turned.set(hex, tile);
  return tile;
};

const turned = new WeakMap<Hex, Hex>();

/** Whether tiles can be laid on this kind of land. */
const isLand = (hex: Hex): boolean => !NOT_BUILDABLE.includes(hex.phase) && hex.offBoardRevenue.length === 0;

/** Whether a hex needs a tile: it has a stop, or track of a colour that can be upgraded. */
export const isBuiltOn = (hex: Hex): boolean => {
  const { stops, links } = networkOf(hex);
  return isLand(hex) && (stops.length > 0 || (links.length > 0 && stageOf(hex) > 0));
};

/** Whether a hex accepts the first plain track. */
export const isEmptyLand = (hex: Hex): boolean => {
  const { stops, links } = networkOf(hex);
  return isLand(hex) && stops.length + links.length + stageOf(hex) === 0;
};

/** Index of the hex colour. Any other kind of land accepts the first tiles. */
export const stageOf = (hex: Hex): number => Math.max(0, ...stagesOf(hex));

/** The hex as a predecessor of the first tiles, if its colour is not a tile colour. */
export const asStage = (hex: Hex): Hex =>
  stagesOf(hex).length > 0 || NOT_BUILDABLE.includes(hex.phase) ? hex : { ...hex, phase: 'plain' };

/**
 * Labels of hexes on which tiles can be laid, with the hexes that have each. Hexes at the same coordinate count once.
 */
export const mapLabels = (game: Game) => {
  const labels = new Map<
    string,
    { readonly label: string; readonly pointer: string; readonly places: Map<string, Hex> }
  >();
  for (const { hex, pointer, coordinate } of game.maps[0]?.hexes ?? [])
    if (isBuiltOn(hex) && hex.cities.length > 0)
      for (const { text: label } of hex.labels) {
        if (!labelsOf(hex).includes(label)) continue;
        const entry = labels.get(label) ?? { label, pointer, places: new Map() };
        entry.places.set(coordinateName(coordinate), hex);
        labels.set(label, entry);
      }
  return [...labels.values()].map(({ label, pointer, places }) => ({
    label,
    pointer,
    hexes: [...places.values()],
  }));
};
