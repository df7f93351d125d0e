import { type Color, circle, lineWidth, type Node, text } from '@platelayer/scene';
import type { Look } from '../look.ts';

/** Letters stand in for a picture: at most this many. */
const MAX_LETTERS = 4;

/** Portion of the diameter that letters may fill, and of the side that one letter may be high. */
const MAX_WIDTH = 0.76;
const MAX_HEIGHT = 0.42;

/** The letters for a logo that cannot be shown: the name in its id, or the initials of a long one. */
export const monogramOf = (id: string): string => {
  const name = id.slice(id.lastIndexOf('/') + 1).trim();
  if ([...name].length <= MAX_LETTERS) return name.toUpperCase();
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? name)].slice(0, 2);
  return letters.slice(0, MAX_LETTERS).join('').toUpperCase();
};

export interface MonogramOptions {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  /** Side of the square that the disc fills. */
  readonly size: number;
  readonly color?: Color;
}

/** A disc with letters, where a logo should be. */
export const drawMonogram = (
  letters: string,
  look: Look,
  { x, y, size, color = look.color('gray', 'companies') ?? '#808080' }: MonogramOptions,
): readonly Node[] => {
  const width = lineWidth(look.fonts, letters, { size: 1 });
  const height = Math.min(size * MAX_HEIGHT, width > 0 ? (size * MAX_WIDTH) / width : size * MAX_HEIGHT);
  // The capitals of the display face are centred when the baseline lies 11/32 below the middle (70.2.6).
  return [
    circle(x, y, size / 2, { fill: color }),
    text(look.fonts, letters, x, y + (11 / 32) * height, {
      size: height,
      anchor: 'middle',
      fill: look.readable(color),
    }),
  ];
};
