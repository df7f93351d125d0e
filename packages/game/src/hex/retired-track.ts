/** A type of track that is out of use, as a part of one of today's courses (20.8.4.4). */
export interface RetiredTrack {
  readonly type: 'straight' | 'gentle' | 'sharp';
  readonly start?: number;
  readonly end?: number;
  /** How many sides before its own the course starts, for the mirrored types. */
  readonly back?: number;
}

export const RETIRED_TRACK: ReadonlyMap<string, RetiredTrack> = new Map([
  ['stub', { type: 'straight', end: 0.125 }],
  ['stop', { type: 'straight', end: 0.25 }],
  ['mid', { type: 'straight', start: 0.25, end: 0.5 }],
  ['straightGentleHalf', { type: 'straight', end: 0.3667 }],
  ['straightStop', { type: 'straight', end: 0.75 }],
  // Not quite half: the old pieces end 15 units beside the centre line, and published files were
  // tuned to that (20.14.11). This is the fraction of the arc that comes to y = 15.
  ['gentleHalf', { type: 'gentle', end: 0.4585 }],
  ['gentleHalfRev', { type: 'gentle', start: 0.5415, back: 2 }],
  ['gentleStop', { type: 'gentle', end: 0.75 }],
  ['gentleStopRev', { type: 'gentle', start: 0.25, back: 2 }],
  ['sharpStop', { type: 'sharp', end: 0.5 }],
  ['sharpStopRev', { type: 'sharp', start: 0.5, back: 1 }],
]);
