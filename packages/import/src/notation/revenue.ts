import type { Json } from '@platelayer/game';
import { type ExtraColors, inkName } from './colors.ts';
import { angleOf, apart, type Layout, round, turnBetween } from './geometry.ts';
import type { HexJson } from './hex-json.ts';
import type { Revenue, Stop } from './stops.ts';

/** Boxes of a revenue by phase. A revenue without phases is drawn as a number instead. */
export const boxesOf = ({ phases }: Revenue, format: string | undefined, colors: ExtraColors): HexJson[] =>
  phases.map(({ phase, value }) => {
    const shown = format === undefined ? value : format.replace(/%[ds]/, String(value));
    if (phase === 'diesel') return { color: 'gray', value: `D${value}` };
    const box: HexJson = { color: inkName(phase, colors), value: shown };
    return phase === 'black' ? { ...box, textColor: 'white' } : box;
  });

const PAYS: ReadonlySet<Stop['type']> = new Set(['city', 'pass', 'town', 'halt', 'offboard']);

/** Numbers on the hex (85.8.5). */
export const valuesOf = (stops: readonly Stop[], hasTrack: boolean, layout: Layout): HexJson[] => {
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
    const others = stops.flatMap((other) => (other === stop ? [] : (other.place ?? [])));
    const at = asideOf(place, others, exits, used);
    used.push(at);
    return { value: written(stop), angle: round(angleOf(at, layout)), percent: 0.7 };
  });
};

/** Distance from a stop, in edges, below which a number would overlap it. */
const STOP_ROOM = 0.7;

/** Position of a number for a stop: near it, away from the others, and clear of track and other numbers. */
const asideOf = (
  place: number,
  others: readonly number[],
  exits: readonly number[],
  used: readonly number[],
): number => {
  const free = (at: number) =>
    exits.every((exit) => apart(exit, at) >= 0.5) &&
    others.every((other) => apart(other, at) >= STOP_ROOM) &&
    used.every((other) => apart(other, at) >= 0.75);
  const room = (at: number) => Math.min(3, ...others.map((other) => apart(other, at)));
  for (const by of [1, 1.5, 0.6, 2, 1.25, 1.75]) {
    const [best] = [place - by, place + by].filter(free).sort((a, b) => room(b) - room(a));
    if (best !== undefined) return best;
  }
  return place - 0.75;
};

/** Positions for the boxes of all stops together, of which the first free one is used: top, bottom, sides. */
const BOX_ANGLES = [180, 0, 120, 240, 60, 300] as const;

const MAX_BOXES_AT_CORNER = 3;
const MAX_BOXES_ASIDE = 2;

/** The phases of stops that are not off-board. Equal ones are drawn once, others next to their stops. */
export const stopBoxes = (stops: readonly Stop[], colors: ExtraColors, layout: Layout): HexJson[] => {
  const phased = new Map<string, { readonly stop: Stop; readonly revenues: HexJson[] }>();
  for (const stop of stops) {
    if (stop.type === 'offboard' || stop.revenue.phases.length === 0 || stop.keys.has('hide')) continue;
    const revenues = boxesOf(stop.revenue, stop.keys.get('format'), colors);
    if (!phased.has(JSON.stringify(revenues))) phased.set(JSON.stringify(revenues), { stop, revenues });
  }
  const places = stops.flatMap(({ place }) => place ?? []);
  const exits = stops.flatMap((stop) => stop.exits);
  if (phased.size === 1) {
    const from = (angle: number) => (place: number) => turnBetween(angleOf(place, layout), angle);
    const free = BOX_ANGLES.filter((angle) => places.every((place) => from(angle)(place) > 45));
    const room = (angle: number) => Math.min(180, ...exits.map(from(angle)));
    const angle =
      free.find((candidate) => room(candidate) >= 45) ??
      free.toSorted((a, b) => room(b) - room(a))[0] ??
      BOX_ANGLES[0];
    return [...phased.values()].map(({ revenues }): HexJson => {
      const long = revenues.length > MAX_BOXES_AT_CORNER;
      // A hex is too narrow for a long row near its corners, and for any row at its left and right.
      if (angle === 0 || angle === 180)
        return { revenues, angle, percent: layout === 'pointy' && long ? 0.65 : 0.75 };
      return revenues.length > MAX_BOXES_ASIDE
        ? { revenues, rows: 2, angle, percent: 0.64 }
        : { revenues, angle, percent: 0.75 };
    });
  }
  const used: number[] = [];
  return [...phased.values()].map(({ stop, revenues }): HexJson => {
    if (stop.place === undefined) return { revenues, angle: 180, percent: 0.75 };
    const others = places.filter((place) => place !== stop.place);
    const at = asideOf(stop.place, others, exits, used);
    used.push(at);
    // In two rows a box is narrow enough to fit next to its stop.
    return { revenues, rows: 2, angle: round(angleOf(at, layout)), percent: 0.6 };
  });
};
