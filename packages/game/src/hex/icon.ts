import { at } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { Reading } from '../reading.ts';
import { fieldsOf, quote } from './fields.ts';
import type { Item } from './items.ts';
import { type Placed, resolvePosition } from './position.ts';
import { iconPlace, type Surroundings } from './surroundings.ts';

/** An entry of `icons` (20.8.14). */
export interface Icon extends Placed {
  /** Absent when the library has no such icon: the disc alone is drawn. */
  readonly icon?: string;
  /** Recolours the main part of the icon (20.3.10). */
  readonly color?: string;
  /** Edge of the icon's box. */
  readonly width: number;
  readonly disc?: Disc;
}

export interface Disc {
  readonly radius: number;
  readonly fillColor: string;
  readonly strokeColor: string;
  readonly strokeWidth: number;
}

export const resolveIcon = (item: Item, hex: Surroundings): Icon => {
  const { json, pointer } = item;
  const read = fieldsOf(json);
  const width = read.length('width');
  return {
    position: resolvePosition(item, hex, iconPlace(hex)),
    icon: knownIcon(read.text('type'), at(pointer, 'type'), hex),
    color: read.text('color'),
    width: width ?? 25,
    disc: read.flag('noCircle')
      ? undefined
      : {
          radius: discRadius(width),
          fillColor: read.text('fillColor') ?? 'white',
          strokeColor: read.text('strokeColor') ?? read.text('stroke') ?? 'black',
          strokeWidth: read.length('strokeWidth') ?? 2,
        },
  };
};

/** Small icons would leave no disc at all (20.14, Q20). */
const discRadius = (width: number | undefined): number =>
  width === undefined ? 15 : width > 10 ? width - 10 : 0.6 * width;

/** The name itself when the library has the icon; otherwise nothing, and a remark (10.18). */
export const knownIcon = (
  name: string | undefined,
  pointer: string,
  { library, report }: Reading,
): string | undefined => {
  if (name === undefined || name === '') return undefined;
  if (library.icons.has(name)) return name;
  const similar = nearest(name, library.icons);
  report({
    severity: 'warning',
    code: 'reference/icon',
    message: `There is no icon ${quote(name)}, so no picture is drawn.`,
    pointer,
    hint: similar === undefined ? undefined : `Did you mean "${similar}"?`,
  });
  return undefined;
};
