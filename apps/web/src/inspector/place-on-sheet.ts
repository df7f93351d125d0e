import type { CSSProperties } from 'react';
import type { Picture, SheetThing } from '../engine/values.ts';

export const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** CSS position over an element of a sheet at any zoom. */
export const overThing = (
  { x, y, width, height }: Pick<SheetThing, 'x' | 'y' | 'width' | 'height'>,
  size: Pick<Picture, 'width' | 'height'>,
): CSSProperties => ({
  left: percent(x, size.width),
  top: percent(y, size.height),
  width: percent(width, size.width),
  height: percent(height, size.height),
});
