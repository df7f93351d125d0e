import { at } from '../diagnostic.ts';
import { asList, asNumber, get, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import { type Boomtown, resolveBoomtown } from './boomtown.ts';
import { type Border, resolveBorder } from './border.ts';
import { type CenterTown, resolveCenterTown } from './center-town.ts';
import { type City, resolveCity } from './city.ts';
import { type CompanyMark, resolveCompanyMark } from './company-mark.ts';
import { type Crossing, resolveBridge, resolveTunnel } from './crossing.ts';
import { type Divide, resolveDivide } from './divide.ts';
import { fieldsOf, isOn } from './fields.ts';
import { type Good, resolveGood } from './good.ts';
import { type Ground, resolveGround } from './ground.ts';
import { type Icon, resolveIcon } from './icon.ts';
import { type Industry, resolveIndustry } from './industry.ts';
import { type Item, itemsOf } from './items.ts';
import { type Label, resolveLabel } from './label.ts';
import { type MediumCity, resolveMediumCity } from './medium-city.ts';
import { type HexName, resolveName } from './name.ts';
import { type OffBoardRevenue, resolveOffBoardRevenue } from './off-board-revenue.ts';
import { type RouteBonus, resolveRouteBonus } from './route-bonus.ts';
import { resolveShape, type Shape } from './shape.ts';
import { allSides, type Side, sideSet } from './sides.ts';
import type { Surroundings } from './surroundings.ts';
import { resolveTerrain, resolveTerrainOf, type Terrain } from './terrain.ts';
import { type HexToken, resolveToken } from './token.ts';
import { resolveTown, type Town } from './town.ts';
import { resolveOffBoardTrack, resolveTrack, type Track } from './track.ts';
import { resolveTunnelEntrance, type TunnelEntrance } from './tunnel-entrance.ts';
import { resolveValue, type Value } from './value.ts';

/** What a map hex or a track tile is (20.5). Hidden elements are left out; lists keep the order of the file. */
export interface Hex {
  /** As written; absent when the file states none. */
  readonly color?: string;
  /** Which entry of a phase table colours take: the colour as written, or `plain` (20.3.4). */
  readonly phase: string;
  readonly ground: Ground;
  /** Of the ground; a map's own opacity when absent (20.3.7). */
  readonly opacity?: number;
  /** Sides without outline. */
  readonly removeBorders: readonly Side[];

  readonly boomtowns: readonly Boomtown[];
  readonly borders: readonly Border[];
  readonly bridges: readonly Crossing[];
  readonly centerTowns: readonly CenterTown[];
  readonly cities: readonly City[];
  readonly companies: readonly CompanyMark[];
  readonly divides: readonly Divide[];
  readonly goods: readonly Good[];
  readonly icons: readonly Icon[];
  readonly industries: readonly Industry[];
  readonly labels: readonly Label[];
  readonly mediumCities: readonly MediumCity[];
  readonly names: readonly HexName[];
  readonly offBoardRevenues: readonly OffBoardRevenue[];
  readonly routeBonuses: readonly RouteBonus[];
  readonly shapes: readonly Shape[];
  readonly terrain: readonly Terrain[];
  readonly tokens: readonly HexToken[];
  readonly towns: readonly Town[];
  readonly track: readonly Track[];
  readonly tunnelEntrances: readonly TunnelEntrance[];
  readonly tunnels: readonly Crossing[];
  readonly values: readonly Value[];

  /** Replaces mark and base of the id text (20.7.5). */
  readonly displayID?: string;
  /** No id text at all. */
  readonly noID: boolean;

  /** Turn of the whole tile on a sheet; 0 leaves it to the layout (20.7.6). */
  readonly rotation: number;
  /** Every turn in which the tile can lie, in degrees. */
  readonly rotations: readonly number[];
  /** Group on tile sheets; by colour and gauge when absent. */
  readonly group?: string;
  /** False: printed without bleed, whatever the layout. */
  readonly bleed: boolean;
}

/** Reads a hex definition; anything that is none gives a blank `plain` hex. */
export const resolveHex = (json: Json | undefined, pointer: string, reading: Reading): Hex => {
  const { written, ground } = resolveGround(get(json, 'color'));
  const has = (field: string) => asList(get(json, field)).some((entry) => entry !== null && entry !== false);
  const hex: Surroundings = {
    ...reading,
    color: written === undefined ? undefined : ground.color,
    backdrop: ground.color === 'none' ? 'plain' : ground.color,
    centerStop: has('cities') || has('centerTowns'),
    hasIcons: has('icons'),
    hasTerrain: has('terrain'),
  };
  const all = <T>(field: string, resolve: (item: Item, hex: Surroundings) => T | undefined): readonly T[] => {
    const written = get(json, field);
    // Most hexes have few of the lists.
    if (written === undefined) return [];
    return itemsOf(written, field, at(pointer, field), reading)
      .filter((item) => !isOn(get(item.json, 'hidden')))
      .map((item) => resolve(item, hex))
      .filter((element) => element !== undefined);
  };

  const read = fieldsOf(json);
  return {
    color: written,
    phase: written ?? 'plain',
    ground,
    opacity: read.length('opacity'),
    removeBorders: resolveRemoveBorders(get(json, 'removeBorders')),

    boomtowns: all('boomtowns', resolveBoomtown),
    borders: all('borders', resolveBorder),
    bridges: all('bridges', resolveBridge),
    centerTowns: all('centerTowns', resolveCenterTown),
    cities: all('cities', resolveCity),
    companies: all('companies', resolveCompanyMark),
    divides: all('divides', resolveDivide),
    goods: all('goods', resolveGood),
    icons: all('icons', resolveIcon),
    industries: all('industries', resolveIndustry),
    labels: all('labels', resolveLabel),
    mediumCities: all('mediumCities', resolveMediumCity),
    names: all('names', resolveName),
    offBoardRevenues: all('offBoardRevenue', resolveOffBoardRevenue),
    // The old spelling counts only where the new one is absent.
    routeBonuses: all(
      (get(json, 'routeBonuses') ?? null) === null ? 'routeBonus' : 'routeBonuses',
      resolveRouteBonus,
    ),
    shapes: all('shapes', resolveShape),
    terrain: [
      ...all('terrain', resolveTerrain),
      ...all('mountain', resolveTerrainOf('mountain')),
      ...all('water', resolveTerrainOf('water')),
    ],
    tokens: all('tokens', resolveToken),
    towns: all('towns', resolveTown),
    track: [...all('track', resolveTrack), ...all('offBoardTrack', resolveOffBoardTrack)],
    tunnelEntrances: all('tunnelEntrances', resolveTunnelEntrance),
    tunnels: all('tunnels', resolveTunnel),
    values: all('values', resolveValue),

    displayID: read.text('displayID'),
    noID: read.flag('noID'),

    rotation: read.number('rotation') ?? 0,
    rotations: resolveRotations(get(json, 'rotations')),
    group: read.text('group'),
    bleed: get(json, 'clipPath') !== false,
  };
};

/** A list of sides, or `true` for all six (20.14, Q6); fractions match nothing. */
const resolveRemoveBorders = (json: Json | undefined): readonly Side[] =>
  json === true || json === 'true' ? allSides : sideSet(asList(json).map((side) => asNumber(side) ?? 0));

const sixTurns: readonly number[] = [0, 60, 120, 180, 240, 300];

/** The first n turns, or exactly those listed. */
const resolveRotations = (json: Json | undefined): readonly number[] => {
  if (Array.isArray(json))
    return json.map((turn: Json) => asNumber(turn)).filter((turn) => turn !== undefined);
  const count = Math.floor(asNumber(json) ?? 6);
  return sixTurns.slice(0, count >= 1 ? count : 6);
};
