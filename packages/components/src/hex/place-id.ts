import type { Hex } from '@platelayer/game';
import { boxOfFootprint, type Footprint } from './footprint.ts';
import { CORNER_CLEARANCE, covers, liesOnTrack } from './free-place.ts';
import {
  defaultIdCorners,
  drawIdParts,
  type IdCorner,
  type IdCorners,
  otherIdCorners,
  smallIdCorners,
} from './id.ts';
import { beyondCuts } from './outline.ts';
import { CENTRE, footprintOf, type Placing } from './placing.ts';

/** An id longer than half a side covers the midpoint of the side, where track enters. */
const LONG_ID = 40;

const lengthOf = (footprint: Footprint): number => {
  const { width, height } = boxOfFootprint(footprint);
  return Math.max(width, height);
};

/**
 * Chooses the first free corner for each part of the id and adds it to the obstacles. A long part is also tried in
 * smaller text. If all corners are covered, the default one is used.
 */
export const placeId = (hex: Hex, placing: Placing): IdCorners | undefined => {
  const { painter, taken, budget } = placing;
  if (painter.options.id === undefined || budget.left <= 0) return undefined;
  let corners = defaultIdCorners(painter);
  for (const part of ['main', 'extra'] as const) {
    const inCorner = (corner: IdCorner) => {
      const nodes = drawIdParts(hex, { ...corners, [part]: corner }, painter)[part];
      return { corner, at: CENTRE, footprint: footprintOf(nodes, placing) };
    };
    const isCutOff = ({ footprint }: ReturnType<typeof inCorner>) =>
      painter.halves.length > 0 && beyondCuts(footprint.polygons, painter.halves) > 0;
    const isTaken = (place: ReturnType<typeof inCorner>) =>
      isCutOff(place) || taken.some((obstacle) => covers(place, obstacle, CORNER_CLEARANCE, budget));
    const freeOf = (others: readonly IdCorner[]) => {
      for (const corner of others) {
        const place = inCorner(corner);
        if (!isTaken(place)) return place;
      }
      return undefined;
    };
    const first = inCorner(corners[part]);
    const defaultPlace = isCutOff(first)
      ? (otherIdCorners(corners[part])
          .map(inCorner)
          .find((place) => !isCutOff(place)) ?? first)
      : first;
    const small = lengthOf(defaultPlace.footprint) > LONG_ID ? smallIdCorners(corners[part]) : [];
    const free = isTaken(defaultPlace)
      ? (freeOf(otherIdCorners(corners[part])) ?? freeOf(small))
      : defaultPlace;
    const { corner, footprint } = free ?? defaultPlace;
    const halo = !free && liesOnTrack(defaultPlace, taken, budget) ? painter.surfaces[0] : undefined;
    corners = { ...corners, [part]: { ...corner, ...(halo ? { halo } : {}) } };
    taken.push({ footprint, at: CENTRE, role: 'id' });
  }
  return corners;
};
