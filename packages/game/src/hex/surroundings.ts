import type { Reading } from '../reading.ts';
import type { Place } from './position.ts';

/** What an element may look at besides its own fields: the game, and the hex it lies in. */
export interface Surroundings extends Reading {
  /** First part of the hex's colour; absent when the hex states none. */
  readonly color?: string;
  /** What names contrast with and what `match` means: `plain` under no colour and `none` (20.14, Q24). */
  readonly backdrop: string;
  /** The hex has an entry in `cities` or `centerTowns`, hidden or not. */
  readonly centerStop: boolean;
  readonly hasIcons: boolean;
  /** Looks at the list `terrain` only, not at the legacy `mountain` and `water` (20.2.4). */
  readonly hasTerrain: boolean;
}

const valuePlaces: readonly Place[] = [{ angle: 210, percent: 0.7 }];
const labelPlaces: readonly Place[] = [
  { angle: 150, percent: 0.7 },
  { angle: 270, percent: 0.7 },
];

/** Automatic positions (20.2.4); `undefined` is the centre. */
export const valuePlace = (index: number): Place | undefined => valuePlaces[index];

export const labelPlace = (index: number): Place | undefined => labelPlaces[index];

export const iconPlace = ({ centerStop, hasTerrain }: Surroundings): Place | undefined =>
  centerStop ? { angle: hasTerrain ? 30 : 0, percent: 0.6 } : undefined;

export const terrainPlace = ({ centerStop, hasIcons }: Surroundings): Place | undefined =>
  centerStop ? { angle: hasIcons ? 330 : 0, percent: 0.7 } : undefined;
