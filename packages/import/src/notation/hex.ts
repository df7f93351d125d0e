import type { Json } from '@platelayer/game';
import { table } from '../table.ts';
import { colorName, type ExtraColors, inkName } from './colors.ts';
import { angleOf, type Layout, pointAt, round, sideOf, turnBetween } from './geometry.ts';
import type { HexJson, StopPlace } from './hex-json.ts';
import { listOf, type NotationIssue, numberOf, type Part, readNotation } from './parts.ts';
import { stopBoxes, valuesOf } from './revenue.ts';
import { iconOf, type Names, NO_NAMES, terrainOf } from './signs.ts';
import { stopEntry } from './stop-entry.ts';
import { pathsOf, type Stop, stopsOf } from './stops.ts';
import { stopDistance, trackOf } from './track.ts';

/** A coloured side, which a map draws on a separate level (85.10.3). */
export interface TypedBorder {
  readonly edge: number;
  readonly type: string;
  readonly cost: number | undefined;
  readonly color: string | undefined;
}

/** A line across a hex (85.10.4). Its ends are corners; a sign moves an end towards the next or the previous corner. */
export interface Partition {
  readonly a: string;
  readonly b: string;
  readonly type: string;
  readonly length: number;
}

/** A hex or tile converted from the notation, with the parts that only a map can draw. */
export interface ReadHex {
  readonly hex: HexJson;
  readonly stops: readonly Stop[];
  /** The list and index of each stop, or undefined for a stop that is not drawn. */
  readonly drawn: readonly (StopPlace | undefined)[];
  readonly borders: readonly TypedBorder[];
  readonly partitions: readonly Partition[];
  readonly colors: ExtraColors;
  readonly issues: readonly NotationIssue[];
}

export interface HexOptions {
  /** The site's word for the colour. Default: `white`. */
  readonly color?: string;
  readonly layout?: Layout;
  /** Whether it is a tile, which keeps its coloured sides. */
  readonly isTile?: boolean;
  readonly names?: Names;
}

/** Converts a string of the site's notation to a hex definition (85.8). */
export const hexOfNotation = (text: string, options: HexOptions = {}): ReadHex => {
  const { color = 'white', layout = 'flat', isTile = false, names = NO_NAMES } = options;
  const { parts, issues: found } = readNotation(text);
  const issues = [...found];
  const dropped = (message: string) => void issues.push({ kind: 'dropped', message });
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
    stopDistance(stop, stops, (edge) => borders.some((border) => border.edge === edge));

  const hex: HexJson = { color: groundOf(parts, color, colors) };
  const add = (list: string, ...entries: readonly Json[]) => {
    if (entries.length > 0) hex[list] = [...((hex[list] as Json[] | undefined) ?? []), ...entries];
    return ((hex[list] as Json[] | undefined) ?? []).length - 1;
  };
  add('track', ...trackOf(all, stops, layout, distance), ...stubsOf(parts, layout));
  const drawn = stops.map((stop) => {
    const made = stopEntry(stop, stops, layout, distance(stop), issues, colors);
    if (!made) return undefined;
    const groups = listOf(stop.keys.get('groups'));
    const index = add(made.list, groups.length > 0 ? { ...made.entry, groups } : made.entry);
    if (made.symbol !== undefined) add('labels', { label: made.symbol, fontSize: 12 });
    return { list: made.list, index };
  });
  add('offBoardRevenue', ...stopBoxes(stops, colors, layout));
  add('values', ...valuesOf(stops, all.length > 0, layout));
  addSigns(parts, { layout, stops, names, colors, add, dropped });
  if (EDGES.every((edge) => stops.some(({ place }) => place === edge))) useMiddle(hex);
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
      issues.push({ kind: 'changed', message: 'a bent line across the hex is drawn straight' });
  if (isTile && partitions.length > 0) dropped('a line across a tile');
  return { hex: inOrder(hex), stops, drawn, borders, partitions, colors, issues };
};

const EDGES = [0, 1, 2, 3, 4, 5] as const;

/** If there is a stop at every side, only the centre has space for the number and the cost. */
const useMiddle = (hex: HexJson): void => {
  const only = (list: string): HexJson | undefined => {
    const entries = (hex[list] as readonly HexJson[] | undefined) ?? [];
    return entries.length === 1 && entries[0]?.angle === undefined ? entries[0] : undefined;
  };
  const [value, cost] = [only('values'), only('terrain')];
  const isBare = cost !== undefined && cost.type === undefined;
  if (value) hex.values = [{ ...value, x: 0, y: isBare ? -7 : 0 }];
  if (isBare) hex.terrain = [{ ...cost, x: 0, y: value ? 11 : 0 }];
};

/** Orders the fields as people write a hex, and unwraps lists of one entry, as they usually are. */
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
  return edge !== undefined && edge >= 0 && Number.isInteger(edge) ? edge % 6 : undefined;
};

const typedBorder = ({ keys }: Part): TypedBorder[] => {
  const edge = edgeOf(keys.get('edge'));
  if (edge === undefined) return [];
  return [{ edge, type: keys.get('type') ?? '', cost: numberOf(keys.get('cost')), color: keys.get('color') }];
};

/** Default colours of lines by type. */
const BORDER_COLORS = table({
  impassable: 'red',
  water: 'water',
  mountain: 'brown',
  province: 'orange',
});

export const borderColor = (
  { type, color }: { readonly type: string; readonly color?: string | undefined },
  colors: ExtraColors,
): string => (color === undefined ? (BORDER_COLORS.get(type) ?? 'black') : inkName(color, colors));

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

interface SignContext {
  readonly layout: Layout;
  readonly stops: readonly Stop[];
  readonly names: Names;
  readonly colors: ExtraColors;
  readonly add: (list: string, ...entries: readonly Json[]) => number;
  readonly dropped: (message: string) => void;
}

const ICON_STEP = 28;

const ICON_DISTANCE = 44;

/** Positions for icons near a stop: below it, or where there is no track and no stop. */
const ICON_ANGLES = [0, 300, 60, 240, 120] as const;

const iconPlace = (stops: readonly Stop[], layout: Layout): { readonly x: number; readonly y: number } => {
  const taken = stops.flatMap(({ place, exits }) => [...exits, ...(place === undefined ? [] : [place])]);
  const isFree = (angle: number) => taken.every((place) => turnBetween(angleOf(place, layout), angle) > 40);
  const { x, y } = pointAt(ICON_ANGLES.find(isFree) ?? ICON_ANGLES[0], ICON_DISTANCE);
  return { x: round(x), y: round(y) };
};

const addSigns = (
  parts: readonly Part[],
  { layout, stops, names, colors, add, dropped }: SignContext,
): void => {
  const crowded = parts.filter(({ type }) => type === 'city' || type === 'town').length > 1;
  for (const part of parts) {
    // There is less space between several stops.
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
  const signs = parts
    .filter(({ type }) => type === 'icon')
    .map((part) => ({ loc: numberOf(part.keys.get('loc')), ...iconOf(part, names, colors) }));
  // Marks of private companies are wider than a step of the row, so they find their own space.
  const inRow = signs.filter(({ list }) => list !== 'companies');
  const below = parts.some(({ type }) => type === 'city' || type === 'town' || type === 'offboard');
  const middle = below ? iconPlace(stops, layout) : { x: 0, y: 0 };
  for (const sign of signs) {
    const { list, entry, replaced, loc } = sign;
    const row = (inRow.indexOf(sign) - (inRow.length - 1) / 2) * ICON_STEP;
    const where: HexJson =
      loc === undefined
        ? list !== 'companies' &&
          (inRow.length > 1 || list !== 'icons' || parts.some(({ type }) => type === 'offboard'))
          ? { x: round(middle.x + row), y: middle.y }
          : {}
        : { angle: round(angleOf(loc, layout)), percent: 0.7 };
    add(list, { ...entry, ...where });
    if (replaced !== undefined) dropped(`the picture "${replaced}" is shown as letters`);
  }
};
