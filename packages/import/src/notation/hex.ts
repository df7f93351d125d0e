import type { Json } from '@platelayer/game';
import { colorName, type ExtraColors, inkName } from './colors.ts';
import { angleOf, INNER_RADIUS, type Layout, orientationTurn, pointAt, round, sideOf } from './geometry.ts';
import { listOf, type NotationRemark, numberOf, type Part, readNotation } from './parts.ts';
import { iconOf, type Names, NO_NAMES, terrainOf } from './signs.ts';
import { pathsOf, type Revenue, type Stop, stopsOf } from './stops.ts';
import { stopDistance, trackOf } from './track.ts';

/** A hex definition of ours that is being made. */
export type HexJson = Record<string, Json>;

/** A coloured side, which a map draws on its own level (85.10.3). */
export interface TypedBorder {
  readonly edge: number;
  readonly type: string;
  readonly cost: number | undefined;
  readonly color: string | undefined;
}

/** A line across a hex (85.10.4). Ends are corners; a sign moves one towards the next or the previous corner. */
export interface Partition {
  readonly a: string;
  readonly b: string;
  readonly type: string;
  readonly length: number;
}

/** A hex or tile of the notation in our format, and what only a map can draw. */
export interface ReadHex {
  readonly hex: HexJson;
  readonly stops: readonly Stop[];
  /** Where each stop stands in its list of the hex: list and position; nothing for those that are not drawn. */
  readonly drawn: readonly (StopPlace | undefined)[];
  readonly borders: readonly TypedBorder[];
  readonly partitions: readonly Partition[];
  readonly colors: ExtraColors;
  readonly remarks: readonly NotationRemark[];
}

export interface StopPlace {
  readonly list: 'cities' | 'towns' | 'centerTowns' | 'boomtowns' | 'offBoardRevenue';
  readonly index: number;
}

export interface HexOptions {
  /** Colour word of the site, `white` where it is not said. */
  readonly color?: string;
  readonly layout?: Layout;
  /** On a tile, coloured sides belong to the tile itself. */
  readonly isTile?: boolean;
  readonly names?: Names;
}

/** Turns a string of the site's notation into our hex definition (85.8). */
export const hexOfNotation = (text: string, options: HexOptions = {}): ReadHex => {
  const { color = 'white', layout = 'flat', isTile = false, names = NO_NAMES } = options;
  const { parts, remarks: found } = readNotation(text);
  const remarks = [...found];
  const dropped = (message: string) => void remarks.push({ kind: 'dropped', message });
  const colors: ExtraColors = new Map();
  const all = pathsOf(parts, dropped);
  const stops = stopsOf(
    parts,
    all.filter(({ track }) => track !== 'future'),
  );
  const borders = parts
    .filter(({ type, keys }) => type === 'border' && keys.has('type'))
    .flatMap(typedBorder);
  const distance = (stop: Stop) =>
    stopDistance(stop, (edge) => borders.some((border) => border.edge === edge));

  const hex: HexJson = { color: groundOf(parts, color, colors) };
  const add = (list: string, ...entries: readonly Json[]) => {
    if (entries.length > 0) hex[list] = [...((hex[list] as Json[] | undefined) ?? []), ...entries];
    return ((hex[list] as Json[] | undefined) ?? []).length - 1;
  };
  add('track', ...trackOf(all, stops, layout, distance), ...stubsOf(parts, layout));
  const drawn = stops.map((stop) => {
    const made = stopEntry(stop, stops, layout, distance(stop), remarks, colors);
    if (!made) return undefined;
    const groups = listOf(stop.keys.get('groups'));
    const index = add(made.list, groups.length > 0 ? { ...made.entry, groups } : made.entry);
    if (made.symbol !== undefined) add('labels', { label: made.symbol, fontSize: 12 });
    return { list: made.list, index };
  });
  const boxes = stopBoxes(stops, colors);
  if (boxes) add('offBoardRevenue', boxes);
  add('values', ...valuesOf(stops, all.length > 0, layout));
  addSigns(parts, { layout, isTile, names, colors, add, dropped });
  const removed = parts
    .filter(({ type, keys }) => type === 'border' && !keys.has('type'))
    .flatMap(({ keys }) => edgeOf(keys.get('edge')) ?? [])
    .map((edge) => sideOf(edge, layout));
  if (removed.length > 0) hex.removeBorders = removed;
  if (isTile)
    for (const border of borders)
      add('borders', { side: sideOf(border.edge, layout), color: borderColor(border, colors) });
  const partitions = parts.filter(({ type }) => type === 'partition').flatMap(partitionOf);
  for (const { keys } of parts)
    if (keys.has('restrict'))
      remarks.push({ kind: 'changed', message: 'a bent line across the hex is drawn straight' });
  if (isTile && partitions.length > 0) dropped('a line across a tile');
  return { hex: inOrder(hex), stops, drawn, borders, partitions, colors, remarks };
};

/** A list of one is the usual case; the order is that in which people write a hex. */
const ORDER = [
  'color',
  'cities',
  'boomtowns',
  'towns',
  'centerTowns',
  'track',
  'values',
  'offBoardRevenue',
  'labels',
];

const inOrder = (hex: HexJson): HexJson =>
  Object.fromEntries(
    Object.entries(hex).toSorted(
      ([a], [b]) => (ORDER.indexOf(a) + 1 || ORDER.length + 1) - (ORDER.indexOf(b) + 1 || ORDER.length + 1),
    ),
  );

const groundOf = (parts: readonly Part[], color: string, colors: ExtraColors): string => {
  const second = parts.find(({ type }) => type === 'stripes')?.keys.get('color');
  const first = colorName(color, colors);
  return second === undefined ? first : `${first}/${colorName(second, colors)}`;
};

const edgeOf = (text: string | undefined): number | undefined => {
  const edge = numberOf(text);
  return edge !== undefined && edge >= 0 && edge < 6 && Number.isInteger(edge) ? edge : undefined;
};

const typedBorder = ({ keys }: Part): TypedBorder[] => {
  const edge = edgeOf(keys.get('edge'));
  if (edge === undefined) return [];
  return [{ edge, type: keys.get('type') ?? '', cost: numberOf(keys.get('cost')), color: keys.get('color') }];
};

/** Colours of the lines of a type, unless one is stated. */
const BORDER_COLORS: Readonly<Record<string, string>> = {
  impassable: 'red',
  water: 'water',
  mountain: 'brown',
  province: 'orange',
};

export const borderColor = (
  { type, color }: { readonly type: string; readonly color?: string | undefined },
  colors: ExtraColors,
): string => (color === undefined ? (BORDER_COLORS[type] ?? 'black') : inkName(color, colors));

const partitionOf = ({ keys }: Part): Partition[] => {
  const [a, b] = [keys.get('a'), keys.get('b')];
  if (a === undefined || b === undefined || numberOf(a) === undefined || numberOf(b) === undefined) return [];
  return [{ a, b, type: keys.get('type') ?? '', length: numberOf(keys.get('length')) ?? 1 }];
};

const stubsOf = (parts: readonly Part[], layout: Layout): Json[] =>
  parts
    .filter(({ type }) => type === 'stub')
    .flatMap(({ keys }) => edgeOf(keys.get('edge')) ?? [])
    .map((edge) => ({ type: 'straight', side: sideOf(edge, layout), end: 0.125 }));

/** Where a stop is placed in its list. */
const placed = ({ place, shift }: Stop, layout: Layout, percent: number): HexJson => {
  if (place !== undefined) return { angle: round(angleOf(place, layout)), percent };
  return shift ? { x: shift.x, y: shift.y } : {};
};

interface StopEntry {
  readonly list: StopPlace['list'];
  readonly entry: HexJson;
  /** Written beside a halt. */
  readonly symbol?: string;
}

const MOST_SLOTS = 6;

const stopEntry = (
  stop: Stop,
  stops: readonly Stop[],
  layout: Layout,
  percent: number,
  remarks: NotationRemark[],
  colors: ExtraColors,
): StopEntry | undefined => {
  const { type, keys, place, slots } = stop;
  const where = placed(stop, layout, percent);
  switch (type) {
    case 'junction':
      return undefined;
    case 'offboard': {
      const revenues = boxesOf(stop.revenue, keys.get('format'), colors);
      if (revenues.length === 0 || keys.has('hide')) return undefined;
      const rows = numberOf(keys.get('rows'));
      return { list: 'offBoardRevenue', entry: { revenues, ...(rows === undefined ? {} : { rows }) } };
    }
    case 'city':
    case 'pass': {
      if (keys.has('boom')) return { list: 'boomtowns', entry: { city: true, ...where } };
      const size = Math.min(MOST_SLOTS, Math.max(1, slots));
      if (slots < 1) remarks.push({ kind: 'changed', message: 'a city without slots is drawn with one' });
      if (slots > MOST_SLOTS)
        remarks.push({ kind: 'changed', message: `a city of ${slots} slots is drawn with ${MOST_SLOTS}` });
      const turn: HexJson =
        place !== undefined && size > 1 ? { rotation: round(angleOf(place, layout)) } : {};
      return {
        list: 'cities',
        entry: {
          ...(size === 1 ? {} : { size }),
          ...(type === 'pass' ? { pass: true } : {}),
          ...where,
          ...turn,
        },
      };
    }
    case 'town':
    case 'halt':
      return townEntry(stop, stops, layout, where);
  }
};

const townEntry = (
  stop: Stop,
  stops: readonly Stop[],
  layout: Layout,
  where: HexJson,
): StopEntry | undefined => {
  const { type, keys, place, paths, exits } = stop;
  const style = keys.get('style');
  if (style === 'hidden') return undefined;
  const onTrack =
    exits.length === 2 && (place === undefined || exits.includes(place))
      ? trackPlace(exits, place, drawnStops(stops) === 1, layout)
      : undefined;
  const { rotation: _, ...spot } = onTrack ?? where;
  const symbol = keys.get('symbol');
  if (keys.has('boom')) return { list: 'boomtowns', entry: spot };
  if (type === 'halt')
    return {
      list: 'centerTowns',
      entry: { color: 'halt', ...spot },
      ...(symbol === undefined ? {} : { symbol }),
    };
  const isBar = style === 'rect' || (style !== 'dot' && (paths === 1 || paths === 2));
  if (!isBar) return { list: 'centerTowns', entry: spot };
  if (onTrack) return { list: 'towns', entry: onTrack };
  const [exit] = exits;
  const towards = place ?? exit;
  return {
    list: 'towns',
    entry: { ...where, ...barTurn(towards === undefined ? 0 : angleOf(towards, layout)) },
  };
};

/** The turn of a bar, which looks the same upside down: the one that leaves its name readable. */
const barTurn = (angle: number): HexJson => {
  const turned = ((angle % 180) + 180) % 180;
  const rotation = round(turned > 90 ? turned - 180 : turned);
  return rotation === 0 ? {} : { rotation };
};

const drawnStops = (stops: readonly Stop[]): number =>
  stops.filter(({ type }) => type !== 'junction' && type !== 'offboard').length;

/** Angle of the arc and its radius, by how many edges it spans. */
const ARCS: Readonly<Record<number, { readonly span: number; readonly radius: number }>> = {
  1: { span: 120, radius: 43.30125 },
  2: { span: 60, radius: 129.90375 },
};

/** Where a stop lies on the track between two edges: in the middle, or nearer to its own edge (85.8.3). */
const trackPlace = (
  exits: readonly number[],
  place: number | undefined,
  alone: boolean,
  layout: Layout,
): HexJson => {
  const [a = 0, b = 0] = exits;
  const [from, to] = (b - a + 6) % 6 <= 3 ? [a, b] : [b, a];
  const near = place ?? from;
  const arc = ARCS[(to - from + 6) % 6];
  if (!arc) {
    const angle = round(angleOf(near, layout));
    return { ...(alone ? {} : { angle, percent: 0.5 }), ...barTurn(angle) };
  }
  const fraction = alone ? 0.5 : near === from ? 0.25 : 0.75;
  const turn = fraction * arc.span;
  const radians = (turn * Math.PI) / 180;
  const x = -arc.radius + arc.radius * Math.cos(radians);
  const y = INNER_RADIUS - arc.radius * Math.sin(radians);
  const base = 60 * (sideOf(from, layout) - 1) + orientationTurn(layout);
  const angle = (Math.atan2(-x, y) * 180) / Math.PI + base;
  return {
    angle: round(((angle % 360) + 360) % 360),
    percent: round(Math.hypot(x, y) / INNER_RADIUS),
    ...barTurn(base - turn),
  };
};

/** Boxes of a revenue by phase; one without phases is a plain number elsewhere. */
const boxesOf = ({ phases }: Revenue, format: string | undefined, colors: ExtraColors): HexJson[] =>
  phases.map(({ phase, value }) => {
    const shown = format === undefined ? value : format.replace(/%[ds]/, String(value));
    if (phase === 'diesel') return { color: 'gray', value: `D${value}` };
    const box: HexJson = { color: inkName(phase, colors), value: shown };
    return phase === 'black' ? { ...box, textColor: 'white' } : box;
  });

const PAYS: ReadonlySet<Stop['type']> = new Set(['city', 'pass', 'town', 'halt', 'offboard']);

/** Numbers on the hex (85.8.5). */
const valuesOf = (stops: readonly Stop[], hasTrack: boolean, layout: Layout): HexJson[] => {
  const paying = stops.filter(
    ({ type, keys, revenue }) => PAYS.has(type) && !keys.has('hide') && (revenue.number ?? 0) > 0,
  );
  const written = ({ revenue, keys }: Stop): Json => {
    const format = keys.get('format');
    return format === undefined ? (revenue.number ?? 0) : format.replace(/%[ds]/, String(revenue.number));
  };
  const [first] = paying;
  if (!first) return [];
  if (paying.every((stop) => written(stop) === written(first))) return [{ value: written(first) }];
  if (!hasTrack && paying.every(({ place }) => place === undefined))
    return paying.map((stop) => ({ value: written(stop) }));
  const exits = stops.flatMap((stop) => stop.exits);
  const used: number[] = [];
  return paying.map((stop): HexJson => {
    const { place } = stop;
    if (place === undefined) return { value: written(stop) };
    const others = paying.flatMap((other) => (other === stop ? [] : (other.place ?? [])));
    const at = asideOf(place, others, exits, used);
    used.push(at);
    return { value: written(stop), angle: round(angleOf(at, layout)), percent: 0.7 };
  });
};

/** How far round the hex two places lie from each other, in edges. */
const apart = (a: number, b: number): number => Math.abs(((((a - b + 3) % 6) + 6) % 6) - 3);

/** Where a number stands beside a stop: near it, away from the others, where no track leaves and no number stands. */
const asideOf = (
  place: number,
  others: readonly number[],
  exits: readonly number[],
  used: readonly number[],
): number => {
  const free = (at: number) =>
    exits.every((exit) => apart(exit, at) >= 0.5) && used.every((other) => apart(other, at) >= 0.75);
  const room = (at: number) => Math.min(3, ...others.map((other) => apart(other, at)));
  for (const by of [1, 1.5, 0.6, 2]) {
    const [best] = [place - by, place + by].filter(free).sort((a, b) => room(b) - room(a));
    if (best !== undefined) return best;
  }
  return place - 0.75;
};

interface SignContext {
  readonly layout: Layout;
  readonly isTile: boolean;
  readonly names: Names;
  readonly colors: ExtraColors;
  readonly add: (list: string, ...entries: readonly Json[]) => number;
  readonly dropped: (message: string) => void;
}

const ICON_STEP = 28;

const addSigns = (parts: readonly Part[], { layout, names, colors, add, dropped }: SignContext): void => {
  const crowded = parts.filter(({ type }) => type === 'city' || type === 'town').length > 1;
  for (const part of parts) {
    // Between several stops there is less room.
    if (part.type === 'label' && part.plain !== '')
      add('labels', { label: part.plain, ...(crowded ? { fontSize: 18 } : {}) });
    if (part.type === 'future_label')
      add('shapes', {
        type: 'hexagon',
        width: 32,
        color: colorName(part.keys.get('color') ?? 'gray', colors),
        text: part.keys.get('label') ?? '',
        fontSize: 12,
        angle: 90,
        percent: 0.75,
      });
    if (part.type === 'upgrade') {
      const { terrain, names: words } = terrainOf(part, layout);
      add('terrain', ...terrain);
      add('names', ...words.map((name) => ({ name })));
    }
    if (part.type === 'frame') {
      const [color, second] = [part.keys.get('color'), part.keys.get('color2')];
      const rim = (name: string, more: HexJson): HexJson[] =>
        [1, 2, 3, 4, 5, 6].map((side) => ({ side, color: inkName(name, colors), ...more }));
      if (color !== undefined) add('borders', ...rim(color, {}));
      if (second !== undefined) add('borders', ...rim(second, { dashed: true }));
    }
  }
  const icons = parts.filter(({ type }) => type === 'icon');
  icons.forEach((part, index) => {
    const { list, entry, replaced } = iconOf(part, names, colors);
    const loc = numberOf(part.keys.get('loc'));
    const row = (index - (icons.length - 1) / 2) * ICON_STEP;
    const below = parts.some(({ type }) => type === 'city' || type === 'town' || type === 'offboard');
    const where: HexJson =
      loc === undefined
        ? icons.length > 1 || list !== 'icons' || parts.some(({ type }) => type === 'offboard')
          ? { x: row, y: below ? 44 : 0 }
          : {}
        : { angle: round(angleOf(loc, layout)), percent: 0.7 };
    add(list, { ...entry, ...where });
    if (replaced !== undefined) dropped(`the picture "${replaced}" is shown as letters`);
  });
};

/** The phases of the first stop that has some and is not off-board: their boxes stand beside the stop. */
const stopBoxes = (stops: readonly Stop[], colors: ExtraColors): HexJson | undefined => {
  const stop = stops.find(
    ({ type, revenue, keys }) => type !== 'offboard' && revenue.phases.length > 0 && !keys.has('hide'),
  );
  if (!stop) return undefined;
  return { revenues: boxesOf(stop.revenue, stop.keys.get('format'), colors), angle: 180, percent: 0.75 };
};

/** A place on the hex in the form that points of a map take, in hex units. */
export const offsetOf = (angle: number, distance: number): string => {
  const { x, y } = pointAt(angle, distance);
  return `x${round(x)}y${round(y)}`;
};
