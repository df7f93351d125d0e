import { parseColor } from '@platelayer/scene';
import type { Theme } from './theme.ts';

/** The plain colours of a theme for its preview: no doubles, dark ones first (90.1). */
export const swatches = ({ colors }: Theme): string[] =>
  [...new Set(Object.values(colors).filter((color) => typeof color === 'string'))].sort(
    (a, b) => brightness(a) - brightness(b),
  );

const brightness = (color: string): number => {
  const { r, g, b } = parseColor(color) ?? { r: 0, g: 0, b: 0 };
  return 299 * r + 587 * g + 114 * b;
};
