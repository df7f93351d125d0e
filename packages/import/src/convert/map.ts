import type { Json } from '@platelayer/game';
import { LIMITS } from '../limits.ts';
import {
  angleOf,
  cornerAngle,
  type Layout,
  OUTER_RADIUS,
  pointAt,
  pointOf,
  round,
  sideOf,
  turnBetween,
} from '../notation/geometry.ts';
import {
  borderColor,
  hexOfNotation,
  type Partition,
  type ReadHex,
  type TypedBorder,
} from '../notation/hex.ts';
import type { HexJson } from '../notation/hex-json.ts';
import { numberOf } from '../notation/parts.ts';
import type { Names } from '../notation/signs.ts';
import type { ImportReport } from '../report.ts';
import { asMap, asText } from '../ruby/read.ts';
import type { RubyHash } from '../ruby/value.ts';
import { table } from '../table.ts';
import {
  type Grid,
  type HexPlace,
  hexReference,
  nameOfPlace,
  neighbourOf,
  placeKey,
  placeOfName,
} from './coordinates.ts';
import type { JsonDraft } from './json.ts';

/** Additions to the notation of a hex: homes, reservations and marks (85.10.2). */
export interface HexMarks {
  readonly homes: readonly { readonly company: string; readonly city: number | undefined }[];
  readonly reservations: readonly { readonly label: string; readonly city: number }[];
  readonly privates: readonly string[];
  readonly destinations: readonly string[];
}

export interface MapSource {
  readonly grid: Grid;
  readonly names: Names;
  readonly locationName: (coordinate: string) => string | undefined;
  /** Marks by the title's name of the hex. */
  readonly marks: ReadonlyMap<string, HexMarks>;
  readonly colors: Map<string, string>;
  readonly report: ImportReport;
}

interface PlacedHex {
  readonly place: HexPlace;
  readonly coordinate: string;
  readonly read: ReadHex;
}

/** Converts a set of hexes to a map (85.10). Returns undefined if there is none. */
export const mapOf = (hexes: RubyHash, source: MapSource): JsonDraft | undefined => {
  const placed = placedHexes(hexes, source);
  if (placed.length === 0) return undefined;
  const groups = new Map<string, { readonly hex: HexJson; readonly places: Json[] }>();
  for (const one of placed) {
    const hex = dressed(one, source);
    const key = JSON.stringify(hex);
    const group = groups.get(key);
    if (group) group.places.push(hexReference(one.place));
    else groups.set(key, { hex, places: [hexReference(one.place)] });
    if (nameOfPlace(one.place) === undefined)
      source.report.at(one.coordinate, 'changed', 'is before A or 1, so it has numbers instead of a name');
  }
  const { borders, texts } = bordersOf(placed, source);
  return {
    // The source does not say where there is space for a title.
    title: false,
    hexes: [...groups.values()].map(({ hex, places }) => ({ hexes: places, ...hex })),
    ...(borders.length > 0 ? { borders } : {}),
    ...(texts.length > 0 ? { borderTexts: texts } : {}),
  };
};

const placedHexes = (hexes: RubyHash, { grid, names, colors, report }: MapSource): PlacedHex[] => {
  const placed = new Map<string, PlacedHex>();
  for (const [color, groups] of hexes.entries()) {
    const ground = asText(color) ?? 'white';
    if (ground === 'empty') continue;
    for (const [places, notation] of asMap(groups).entries()) {
      const read = hexOfNotation(asText(notation) ?? '', { color: ground, layout: grid.layout, names });
      for (const [name, value] of read.colors) colors.set(name, value);
      for (const name of Array.isArray(places) ? places : [places]) {
        const coordinate = asText(name) ?? '';
        const place = placeOfName(coordinate, grid);
        if (!place) {
          report.at(coordinate, 'dropped', 'is not the name of a hex');
          continue;
        }
        if (placed.has(placeKey(place))) {
          placed.delete(placeKey(place));
          report.at(coordinate, 'changed', 'is defined twice; the second definition is used');
        }
        placed.set(placeKey(place), { place, coordinate, read });
        for (const { kind, message } of read.issues) report.at(coordinate, kind, message);
        if (placed.size > LIMITS.hexes) {
          report.add('missing', `The map has more than ${LIMITS.hexes} hexes; the rest was skipped.`);
          return [...placed.values()];
        }
      }
    }
  }
  return [...placed.values()];
};

/** Changes an entry in one of a hex's lists. */
const change = (hex: HexJson, list: string, index: number, fields: JsonDraft): void => {
  const entries = [...((hex[list] as readonly Json[] | undefined) ?? [])];
  entries[index] = { ...(entries[index] as JsonDraft), ...fields };
  hex[list] = entries;
};

const append = (hex: HexJson, list: string, ...entries: readonly Json[]): void => {
  if (entries.length > 0) hex[list] = [...((hex[list] as readonly Json[] | undefined) ?? []), ...entries];
};

/** A hex with its name, homes and marks. */
const dressed = ({ coordinate, read, place }: PlacedHex, source: MapSource): HexJson => {
  const hex: HexJson = { ...read.hex };
  const marks = source.marks.get(coordinate);
  const name = source.locationName(coordinate);
  if (name) addName(hex, read, name);
  if (marks) addMarks(hex, read, marks, coordinate, source);
  keepOffCosts(hex, read, source.grid.layout);
  if (Array.isArray(hex.offBoardRevenue) && hex.offBoardRevenue.length === 1)
    hex.offBoardRevenue = hex.offBoardRevenue[0] as Json;
  if (source.grid.exchanged && nameOfPlace(place) !== undefined) hex.displayID = coordinate;
  return hex;
};

/** The name of a hex belongs to its only stop or to the city at its centre. Otherwise it is separate. */
const addName = (hex: HexJson, { drawn, stops }: ReadHex, name: string): void => {
  const places = stops.filter(({ type }) => type !== 'junction');
  const inMiddle = stops.filter(({ type, place }) => type === 'city' && place === undefined);
  const [named] = places.length === 1 ? places : inMiddle.length === 1 ? inMiddle : [];
  const place = named && drawn[stops.indexOf(named)];
  if (place) change(hex, place.list, place.index, { name: { name } });
  else append(hex, 'names', { name });
};

/** Positions for tokens away from the stops of a hex, the farthest first. */
const sidesFor = ({ stops }: ReadHex, layout: Grid['layout']): number[] => {
  const places = stops.flatMap(({ place }) => (place === undefined ? [] : [angleOf(place, layout)]));
  const room = (angle: number) => Math.min(180, ...places.map((place) => turnBetween(place, angle)));
  return [330, 270, 210, 150, 90, 30].toSorted((a, b) => room(b) - room(a));
};

const addMarks = (
  hex: HexJson,
  read: ReadHex,
  marks: HexMarks,
  coordinate: string,
  source: MapSource,
): void => {
  const { report } = source;
  const cities = read.stops.flatMap((stop, index) =>
    stop.type === 'city' || stop.type === 'pass' ? [{ slots: stop.slots, drawn: read.drawn[index] }] : [],
  );
  const beside: string[] = [];
  const settle = (entry: Json, number: number | undefined): boolean => {
    // In a hex with one city, the city is clear. Elsewhere the number may refer to another home.
    const city = cities.length === 1 ? cities[0] : number === undefined ? undefined : cities[number];
    if (city?.drawn?.list !== 'cities') return false;
    const entries = (hex.cities as readonly JsonDraft[])[city.drawn.index]?.companies;
    const companies = (entries as readonly Json[] | undefined) ?? [];
    if (companies.length >= Math.max(1, city.slots)) return false;
    change(hex, 'cities', city.drawn.index, { companies: [...companies, entry] });
    return true;
  };
  for (const { company, city } of marks.homes) if (!settle(company, city)) beside.push(company);
  for (const { label, city } of marks.reservations)
    if (!settle({ label, reserved: true }, city))
      report.at(coordinate, 'dropped', `the reservation for ${label} is not drawn`);
  const aside = sidesFor(read, source.grid.layout);
  append(
    hex,
    'tokens',
    ...beside.map((company, index) => ({
      company,
      width: 15,
      angle: aside[index % aside.length] ?? 330,
      percent: 0.65,
    })),
    ...marks.destinations.map((company, index) => ({
      company,
      destination: true,
      angle: 30 + 60 * index,
      percent: 0.7,
    })),
  );
  // Without a position they find their own space between track, names and signs.
  append(hex, 'companies', ...marks.privates.map((label) => ({ label })));
};

const VALUE_ANGLES = [210, 150, 330, 30, 270, 90] as const;

/** The number of a hex cannot avoid the costs on its sides, which the map draws, so it is placed clear of them. */
const keepOffCosts = (hex: HexJson, { borders, stops }: ReadHex, layout: Layout): void => {
  const costs = borders.flatMap(({ edge, cost }) => (cost ? angleOf(edge, layout) : []));
  const [value, ...more] = (hex.values as readonly JsonDraft[] | undefined) ?? [];
  if (costs.length === 0 || !value || more.length > 0 || Object.keys(value).length > 1) return;
  const track = stops.flatMap(({ exits }) => exits.map((exit) => angleOf(exit, layout)));
  const places = stops.flatMap(({ place }) => (place === undefined ? [] : angleOf(place, layout)));
  const angle = VALUE_ANGLES.find((at) =>
    [...costs, ...track, ...places].every((taken) => turnBetween(taken, at) >= 30),
  );
  if (angle !== undefined) hex.values = [{ ...value, angle, percent: 0.7 }];
};

/** More fields for the lines of each type. */
const LINES = table<JsonDraft>({
  impassable: { width: 9 },
  province: { dashed: true, border: false },
  divider: { width: 6, border: false },
  offboard: { width: 6, border: false },
});

/** Coloured sides, drawn once for both hexes, and lines across hexes (85.10.3, 85.10.4). */
const bordersOf = (
  placed: readonly PlacedHex[],
  { grid, colors, report }: MapSource,
): { readonly borders: Json[]; readonly texts: Json[] } => {
  const sides = new Map<string, { readonly place: HexPlace; readonly border: TypedBorder }>();
  for (const { place, read, coordinate } of placed)
    for (const border of read.borders) {
      const neighbour = neighbourOf(place, border.edge, grid.layout);
      const other = sides.get(`${placeKey(neighbour)} ${(border.edge + 3) % 6}`);
      const key = other
        ? `${placeKey(neighbour)} ${(border.edge + 3) % 6}`
        : `${placeKey(place)} ${border.edge}`;
      const known = other ?? sides.get(key);
      if (!known) sides.set(key, { place, border });
      else if ((known.border.cost ?? 0) !== (border.cost ?? 0)) {
        const cost = Math.max(known.border.cost ?? 0, border.cost ?? 0);
        sides.set(key, { place: known.place, border: { ...known.border, cost } });
        report.at(coordinate, 'changed', `a side has two costs; the larger one, ${cost}, is shown`);
      }
    }
  const borders: Json[] = [];
  const texts: Json[] = [];
  for (const { place, border } of sides.values()) {
    const name = nameOfPlace(place);
    if (name === undefined) continue;
    const [from, to] = [border.edge, border.edge + 1].map(
      (corner) => `${name}p${pointOf(corner, grid.layout)}`,
    );
    borders.push({
      color: borderColor(border, colors),
      ...LINES.get(border.type),
      coords: [from ?? name, to ?? name],
    });
    if (border.cost)
      texts.push({ coord: `${name}s${sideOf(border.edge, grid.layout)}`, cost: border.cost, circle: 16 });
  }
  for (const { place, read } of placed) {
    const name = nameOfPlace(place);
    if (name !== undefined)
      for (const partition of read.partitions)
        borders.push({
          color: borderColor(partition, colors),
          ...LINES.get(partition.type),
          coords: partitionEnds(name, partition, grid),
        });
  }
  return { borders, texts };
};

const partitionEnds = (name: string, { a, b, length }: Partition, { layout }: Grid): string[] => {
  const corner = (end: string) => {
    const number = numberOf(end) ?? 0;
    const at = (corner: number) => pointAt(cornerAngle(corner, layout), OUTER_RADIUS);
    const [from, next] = [at(number), at(end.endsWith('+') ? number + 1 : number - 1)];
    const moved = /[+-]$/.test(end) ? 0.2 : 0;
    return { x: from.x + (next.x - from.x) * moved, y: from.y + (next.y - from.y) * moved };
  };
  const [start, end] = [corner(a), corner(b)];
  const reached = { x: start.x + (end.x - start.x) * length, y: start.y + (end.y - start.y) * length };
  const plain = (text: string) => /^\d$/.test(text);
  return [
    plain(a) ? `${name}p${pointOf(Number(a), layout)}` : `${name}x${round(start.x)}y${round(start.y)}`,
    plain(b) && length === 1
      ? `${name}p${pointOf(Number(b), layout)}`
      : `${name}x${round(reached.x)}y${round(reached.y)}`,
  ];
};
