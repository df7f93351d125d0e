import type { Json } from '@platelayer/game';

/** A hex definition of ours that is being made. */
export type HexJson = Record<string, Json>;

/** A stop in its list of a hex. */
export interface StopPlace {
  readonly list: 'cities' | 'towns' | 'centerTowns' | 'boomtowns' | 'offBoardRevenue';
  readonly index: number;
}
