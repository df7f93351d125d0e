import type { Hex } from '@platelayer/game';
import { boxOfFootprint, type Footprint } from './footprint.ts';
import { CORNER_CLEARANCE, covers, liesOnTrack } from './free-place.ts';
import {
  drawIdParts,
  type IdCorner,
  type IdCorners,
  otherIdCorners,
  smallIdCorners,
  usualIdCorners,
} from './id.ts';
import { beyondCuts } from './outline.ts';
import { CENTRE, footprintOf, type Placing } from './placing.ts';

/** An id that is longer than half a side cannot keep off the middle of it, where track comes in. */
const LONG_ID = 40;

const lengthOf = (footprint: Footprint): number => {
  const { width, height } = boxOfFootprint(footprint);
  return Math.max(width, height);
};

/**
 * Gives each part of the id the first corner that nothing covers, a long one in smaller letters where none is free, and adds it
 * to what is taken; the usual one where all are covered.
 */
export const placeId = (hex: Hex, placing: Placing): IdCorners | undefined => {
  const { painter, taken, budget } = placing;
  if (painter.options.id === undefined || budget.left <= 0) return undefined;
  let corners = usualIdCorners(painter);
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
    const usual = isCutOff(first)
      ? (otherIdCorners(corners[part])
          .map(inCorner)
          .find((place) => !isCutOff(place)) ?? first)
      : first;
    const small = lengthOf(usual.footprint) > LONG_ID ? smallIdCorners(corners[part]) : [];
    const free = isTaken(usual) ? (freeOf(otherIdCorners(corners[part])) ?? freeOf(small)) : usual;
    const { corner, footprint } = free ?? usual;
    const halo = !free && liesOnTrack(usual, taken, budget) ? painter.surfaces[0] : undefined;
    corners = { ...corners, [part]: { ...corner, ...(halo ? { halo } : {}) } };
    taken.push({ footprint, at: CENTRE, role: 'id' });
  }
  return corners;
};
