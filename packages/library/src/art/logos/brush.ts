import { paint, type Role } from './badge.ts';

/** Draws the parts of an emblem in one colour, with lines of ink around and on them. */
export interface Brush {
  /** A filled shape. */
  body(d: string): string;
  disc(x: number, y: number, radius: number): string;
  /** A line as thick as a finger. */
  rod(d: string, width?: number): string;
  /** A thin line of ink. */
  detail(d: string, width?: number): string;
  dot(x: number, y: number, radius: number): string;
  /** A shape in gold, whatever the colour of the rest. */
  gem(d: string): string;
}

const OUTLINE = 1.1;
const round = 'stroke-linejoin="round" stroke-linecap="round"';

export const brush = (role: Role): Brush => ({
  body: (d) => `<path d="${d}" ${paint(role, 'ink')} stroke-width="${OUTLINE}" ${round}/>`,
  disc: (x, y, radius) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" ${paint(role, 'ink')} stroke-width="${OUTLINE}"/>`,
  rod: (d, width = 2.4) =>
    `<path d="${d}" ${paint('none', 'ink')} stroke-width="${fixed(width + 2 * OUTLINE)}" ${round}/>` +
    `<path d="${d}" ${paint('none', role)} stroke-width="${width}" ${round}/>`,
  detail: (d, width = 1) => `<path d="${d}" ${paint('none', 'ink')} stroke-width="${width}" ${round}/>`,
  dot: (x, y, radius) => `<circle cx="${x}" cy="${y}" r="${radius}" ${paint('ink', 'none')}/>`,
  gem: (d) => `<path d="${d}" ${paint('gold', 'ink')} stroke-width="${OUTLINE}" ${round}/>`,
});

/** A number as SVG writes it, to a hundredth. */
export const fixed = (value: number): string => String(Math.round(value * 100) / 100);

/** A point at a distance from the middle; 0 degrees is up, and they go clockwise. */
export const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${fixed(radius * Math.sin(angle))} ${fixed(-radius * Math.cos(angle))}`;
};

/** Corners in turn at the given distances from the middle, the first one above it. */
export const zigzag = (corners: number, radii: readonly number[]): string =>
  `M${Array.from({ length: corners }, (_, i) => at(radii[i % radii.length]!, (360 * i) / corners)).join('L')}Z`;

export const moved = (x: number, y: number, scale: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${scale})">${parts.join('')}</g>`;

export const turned = (degrees: number, ...parts: readonly string[]): string =>
  `<g transform="rotate(${degrees})">${parts.join('')}</g>`;

/** The same again on the left. */
export const mirrored = (...parts: readonly string[]): string =>
  `${parts.join('')}<g transform="scale(-1 1)">${parts.join('')}</g>`;
