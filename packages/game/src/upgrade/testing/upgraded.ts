import type { Json } from '../../json.ts';
import { upgrade } from '../upgrade.ts';

/** A game file with a title and these fields. */
export const file = (rest: Readonly<Record<string, Json>>): Json => ({
  info: { title: 'Narrow Valley' },
  ...rest,
});

/** A game file with these fields after the upgrade. */
export const upgraded = (rest: Readonly<Record<string, Json>>): Json => upgrade(file(rest)).value;

/** A map hex after the upgrade. */
export const upgradedHex = (definition: Json): Json => {
  const value = upgraded({ map: { hexes: [definition] } }) as {
    readonly map: { readonly hexes: readonly Json[] };
  };
  return value.map.hexes[0]!;
};

/** A piece of track after the upgrade. */
export const upgradedTrack = (piece: Json): Json =>
  (upgradedHex({ track: [piece] }) as { readonly track: readonly Json[] }).track[0]!;
