import type { Diagnostic } from '@platelayer/game';
import type { SheetThing } from '../engine/values.ts';

/** What is on each of the shown sheets. */
export type SheetThings = readonly (readonly SheetThing[])[];

/** A thing by its sheet and its position there. */
export interface ThingPlace {
  readonly sheet: number;
  readonly index: number;
}

export const thingAt = (
  sheets: SheetThings | undefined,
  place: ThingPlace | undefined,
): SheetThing | undefined => place && sheets?.[place.sheet]?.[place.index];

/**
 * The thing under a point of a sheet: the smallest that contains it. Of hexes, whose boxes overlap at the corners, that is
 * the one whose middle is nearest.
 */
export const thingUnder = (
  things: readonly SheetThing[],
  point: { readonly x: number; readonly y: number },
): number | undefined => {
  let best: { readonly index: number; readonly area: number; readonly distance: number } | undefined;
  for (const [index, { x, y, width, height }] of things.entries()) {
    if (point.x < x || point.y < y || point.x > x + width || point.y > y + height) continue;
    const area = width * height;
    const distance = Math.hypot(point.x - x - width / 2, point.y - y - height / 2);
    const better = !best || area < 0.99 * best.area || (area < 1.01 * best.area && distance < best.distance);
    if (better) best = { index, area, distance };
  }
  return best?.index;
};

/** Whether a place in the file is another one, or inside it. */
export const isWithin = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

const byPointer = new WeakMap<SheetThings, ReadonlyMap<string, ThingPlace>>();

/** The first thing for each place in the file; listed once for the same sheets. */
const placesOf = (sheets: SheetThings): ReadonlyMap<string, ThingPlace> => {
  const known = byPointer.get(sheets);
  if (known) return known;
  const places = new Map<string, ThingPlace>();
  for (const [sheet, things] of sheets.entries())
    for (const [index, { pointer }] of things.entries())
      if (!places.has(pointer)) places.set(pointer, { sheet, index });
  byPointer.set(sheets, places);
  return places;
};

/** The closest thing around a place in the file. */
const thingAround = (sheets: SheetThings, pointer: string): ThingPlace | undefined => {
  const places = placesOf(sheets);
  for (let outer = pointer; outer !== ''; outer = outer.slice(0, outer.lastIndexOf('/'))) {
    const place = places.get(outer);
    if (place) return place;
  }
  return undefined;
};

/** The thing that shows a place in the file: the closest around it, or else the first inside it. */
export const thingShowing = (sheets: SheetThings, pointer: string): ThingPlace | undefined => {
  const around = thingAround(sheets, pointer);
  if (around || pointer === '') return around;
  for (const [inner, place] of placesOf(sheets)) if (isWithin(inner, pointer)) return place;
  return undefined;
};

export interface ProblemPin extends ThingPlace {
  readonly severity: Diagnostic['severity'];
  readonly count: number;
}

/** More marks than this would hide the sheet. */
const MOST_PINS = 200;

/** Where problems, the gravest first, are marked on the sheets: each at the thing that it is about. */
export const problemPins = (
  sheets: SheetThings,
  problems: readonly Pick<Diagnostic, 'pointer' | 'severity'>[],
): readonly ProblemPin[] => {
  const pins = new Map<ThingPlace, ProblemPin>();
  for (const { pointer, severity } of problems) {
    const place = thingAround(sheets, pointer);
    if (!place || (pins.size >= MOST_PINS && !pins.has(place))) continue;
    const before = pins.get(place);
    pins.set(place, { severity, ...before, ...place, count: (before?.count ?? 0) + 1 });
  }
  return [...pins.values()];
};
