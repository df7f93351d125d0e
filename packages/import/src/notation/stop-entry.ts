import type { ExtraColors } from './colors.ts';
import { angleOf, INNER_RADIUS, type Layout, orientationTurn, round, sideOf } from './geometry.ts';
import type { HexJson, StopPlace } from './hex-json.ts';
import { type NotationIssue, numberOf } from './parts.ts';
import { boxesOf } from './revenue.ts';
import type { Stop } from './stops.ts';

/** Position of a stop in its list. */
const placed = ({ place, shift }: Stop, layout: Layout, percent: number): HexJson => {
  if (place !== undefined) return { angle: round(angleOf(place, layout)), percent };
  return shift ? { x: shift.x, y: shift.y } : {};
};

export interface StopEntry {
  readonly list: StopPlace['list'];
  readonly entry: HexJson;
  /** Written next to a halt. */
  readonly symbol?: string;
}

const MAX_SLOTS = 6;
const BOOM_SLOTS = 2;

/** Converts a stop at its position. Returns undefined for a stop that is not drawn. */
export const stopEntry = (
  stop: Stop,
  stops: readonly Stop[],
  layout: Layout,
  percent: number,
  issues: NotationIssue[],
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
      if (keys.has('boom')) {
        if (slots > BOOM_SLOTS)
          issues.push({
            kind: 'changed',
            message: `a boom city with ${slots} slots is drawn with ${BOOM_SLOTS}`,
          });
        const size: HexJson = slots > 1 ? { size: BOOM_SLOTS } : {};
        return { list: 'boomtowns', entry: { ...size, city: true, ...where } };
      }
      const size = Math.min(MAX_SLOTS, Math.max(1, slots));
      if (slots < 1) issues.push({ kind: 'changed', message: 'a city without slots is drawn with one' });
      if (slots > MAX_SLOTS)
        issues.push({ kind: 'changed', message: `a city with ${slots} slots is drawn with ${MAX_SLOTS}` });
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
  // At the centre of the hex, where `loc:center` puts it, its track leads to it instead of past it.
  const onTrack =
    exits.length === 2 && place !== undefined && exits.includes(place)
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

/**
 * The rotation of a bar, which looks the same upside down. Of the two, the one that keeps the name across it readable.
 */
const barTurn = (angle: number): HexJson => {
  const turned = round(((angle % 180) + 180) % 180);
  return turned === 0 || turned === 180 ? {} : { rotation: round(turned - 180) };
};

const drawnStops = (stops: readonly Stop[]): number =>
  stops.filter(({ type }) => type !== 'junction' && type !== 'offboard').length;

/** Angle and radius of the arc by the number of edges it spans. */
const ARCS: Readonly<Record<number, { readonly span: number; readonly radius: number }>> = {
  1: { span: 120, radius: 43.30125 },
  2: { span: 60, radius: 129.90375 },
};

/** Position of a stop on the track between two edges: halfway, or nearer to its own edge (85.8.3). */
const trackPlace = (exits: readonly number[], near: number, alone: boolean, layout: Layout): HexJson => {
  const [a = 0, b = 0] = exits;
  const [from, to] = (b - a + 6) % 6 <= 3 ? [a, b] : [b, a];
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
