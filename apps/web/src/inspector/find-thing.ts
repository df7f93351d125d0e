import type { Diagnostic } from '@platelayer/game';
import type { SheetThing } from '../engine/values.ts';

/** The elements on each sheet. */
export type SheetThings = readonly (readonly SheetThing[])[];

/** Identifies an element by its sheet and its index there. */
export interface ThingPlace {
  readonly sheet: number;
  readonly index: number;
}

export const thingAt = (
  sheets: SheetThings | undefined,
  place: ThingPlace | undefined,
): SheetThing | undefined => place && sheets?.[place.sheet]?.[place.index];

/**
 * Returns the smallest element that contains a point of a sheet. The boxes of hexes overlap at the corners, so among
 * elements of equal size it is the one with the nearest centre.
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

/** Whether a location in the file is the outer one or inside it. */
export const isWithin = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

const byPointer = new WeakMap<SheetThings, ReadonlyMap<string, ThingPlace>>();

/** Maps each location in the file to its first element; cached per set of sheets. */
const placesOf = (sheets: SheetThings): ReadonlyMap<string, ThingPlace> => {
  const cached = byPointer.get(sheets);
  if (cached) return cached;
  const places = new Map<string, ThingPlace>();
  for (const [sheet, things] of sheets.entries())
    for (const [index, { pointer }] of things.entries())
      if (!places.has(pointer)) places.set(pointer, { sheet, index });
  byPointer.set(sheets, places);
  return places;
};

/** The innermost element that contains a location in the file. */
const thingAround = (sheets: SheetThings, pointer: string): ThingPlace | undefined => {
  const places = placesOf(sheets);
  for (let outer = pointer; outer !== ''; outer = outer.slice(0, outer.lastIndexOf('/'))) {
    const place = places.get(outer);
    if (place) return place;
  }
  return undefined;
};

/** The element for a location in the file: the innermost that contains it, or else the first inside it. */
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

/** More pins would hide the sheet. */
const MAX_PINS = 200;

/** Pins for problems, which are sorted by severity. Each element gets at most one pin. */
export const problemPins = (
  sheets: SheetThings,
  problems: readonly Pick<Diagnostic, 'pointer' | 'severity'>[],
): readonly ProblemPin[] => {
  const pins = new Map<ThingPlace, ProblemPin>();
  for (const { pointer, severity } of problems) {
    const place = thingAround(sheets, pointer);
    if (!place || (pins.size >= MAX_PINS && !pins.has(place))) continue;
    const before = pins.get(place);
    pins.set(place, { severity, ...before, ...place, count: (before?.count ?? 0) + 1 });
  }
  return [...pins.values()];
};
