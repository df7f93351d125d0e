import type { Json } from '@platelayer/game';

/** A hex definition under construction. */
export type HexJson = Record<string, Json>;

/** A stop by its list and its index in it. */
export interface StopPlace {
  readonly list: 'cities' | 'towns' | 'centerTowns' | 'boomtowns' | 'offBoardRevenue';
  readonly index: number;
}
