import type { Json } from '../../json.ts';
import { upgrade } from '../upgrade.ts';

/** A game file that holds this, and a title. */
export const file = (rest: Readonly<Record<string, Json>>): Json => ({
  info: { title: 'Narrow Valley' },
  ...rest,
});

/** A game file of this in today's spelling. */
export const upgraded = (rest: Readonly<Record<string, Json>>): Json => upgrade(file(rest)).value;

/** A map hex in today's spelling. */
export const upgradedHex = (definition: Json): Json => {
  const value = upgraded({ map: { hexes: [definition] } }) as {
    readonly map: { readonly hexes: readonly Json[] };
  };
  return value.map.hexes[0]!;
};

/** A piece of track in today's spelling. */
export const upgradedTrack = (piece: Json): Json =>
  (upgradedHex({ track: [piece] }) as { readonly track: readonly Json[] }).track[0]!;
