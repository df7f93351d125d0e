import { coordinateName, type Game, type Hex, type Info, type Placed } from '@platelayer/game';
import { rotatePoint } from '../hex/outline.ts';
import { networkOf } from './network.ts';
import { labelsOf, stagesOf } from './upgrade.ts';

/** Grounds on which no tile is laid. */
const NO_GROUND: readonly string[] = ['offboard', 'water', 'gray', 'grey', 'none', 'black'];

/** Every group of hexes of the maps once, by the name of its first hex, each as a tile. */
export const hexesOf = ({ maps, info }: Pick<Game, 'maps' | 'info'>) => {
  const groups = new Map<string, { readonly hex: Hex; readonly pointer: string; readonly name: string }>();
  for (const { hexes } of maps)
    for (const { hex, pointer, coordinate } of hexes)
      if (!groups.has(pointer))
        groups.set(pointer, { hex: asTile(hex, info), pointer, name: coordinateName(coordinate) });
  return [...groups.values()];
};

/** On pointed maps only track turns with the hex: what stands on it keeps its place on the paper (20.1.3). */
export const asTile = (hex: Hex, { orientation }: Pick<Info, 'orientation'>): Hex => {
  if (orientation === 'horizontal') return hex;
  const known = turned.get(hex);
  if (known !== undefined) return known;
  const turn = <T extends Placed>(things: readonly T[]): readonly T[] =>
    things.map((thing) => ({
      ...thing,
      position: { ...thing.position, ...rotatePoint(thing.position, -90) },
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

/** Ground on which tiles are laid. */
const isLand = (hex: Hex): boolean => !NO_GROUND.includes(hex.phase) && hex.offBoardRevenue.length === 0;

/** A hex on which a tile is wanted: it has a stop, or track of a colour that is replaced. */
export const isBuiltOn = (hex: Hex): boolean => {
  const { stops, links } = networkOf(hex);
  return isLand(hex) && (stops.length > 0 || (links.length > 0 && stageOf(hex) > 0));
};

/** A hex for the first plain track. */
export const isEmptyLand = (hex: Hex): boolean => {
  const { stops, links } = networkOf(hex);
  return isLand(hex) && stops.length + links.length + stageOf(hex) === 0;
};

/** Land of whatever colour is ground for the first tiles. */
export const stageOf = (hex: Hex): number => Math.max(0, ...stagesOf(hex));

/** A hex as what the first tiles replace, where its ground is not a colour of tiles. */
export const asStage = (hex: Hex): Hex =>
  stagesOf(hex).length > 0 || NO_GROUND.includes(hex.phase) ? hex : { ...hex, phase: 'plain' };

/** Labels of hexes on which tiles are laid, with all hexes that have each; one that lies twice on the map counts once. */
export const mapLabels = (game: Game) => {
  const labels = new Map<
    string,
    { readonly label: string; readonly pointer: string; readonly places: Map<string, Hex> }
  >();
  for (const { hex, pointer, coordinate } of game.maps[0]?.hexes ?? [])
    if (isBuiltOn(hex) && hex.cities.length > 0)
      for (const { text: label } of hex.labels) {
        if (!labelsOf(hex).includes(label)) continue;
        const known = labels.get(label) ?? { label, pointer, places: new Map() };
        known.places.set(coordinateName(coordinate), hex);
        labels.set(label, known);
      }
  return [...labels.values()].map(({ label, pointer, places }) => ({
    label,
    pointer,
    hexes: [...places.values()],
  }));
};
