import { at } from '../diagnostic.ts';
import { get, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';

/** What an element may look at besides its own fields: the game, and the hex it lies in. */
export interface HexContext extends Reading {
  /** How far track is turned on the page, in degrees: 90 on pointed maps, otherwise 0 (20.1.3). */
  readonly trackTurn: number;
  /** First part of the hex's colour; absent when the hex states none. */
  readonly color?: string;
  /** What names contrast with and what `match` means: `plain` under no colour and `none` (20.14.24). */
  readonly backdrop: string;
  /** The hex has an entry in `cities` or `centerTowns`, hidden or not. */
  readonly hasCenterStop: boolean;
  readonly hasIcons: boolean;
  readonly hasTerrain: boolean;
}

/**
 * Where the file states the colour of a text, if it states that of its ground as well: both are drawn then, however
 * little they differ (90.5).
 */
export const statedText = (
  { json, pointer }: { readonly json: Json; readonly pointer: string },
  textField: string,
  ground: Json | undefined,
): { readonly statedAt?: string } =>
  ground === undefined || get(json, textField) === undefined ? {} : { statedAt: at(pointer, textField) };
