import { type LogoColor, paintPlaceholder } from './badge.ts';

/** Draws the parts of a motif in one colour, with black lines around and on them. */
export interface MotifShapes {
  /** A filled shape. */
  body(d: string): string;
  disc(x: number, y: number, radius: number): string;
  /** A line as thick as a finger. */
  rod(d: string, width?: number): string;
  /** A thin black line. */
  detail(d: string, width?: number): string;
  dot(x: number, y: number, radius: number): string;
  /** A shape in gold, whatever the colour of the rest. */
  gem(d: string): string;
}

const OUTLINE_WIDTH = 1.1;
const ROUND_LINES = 'stroke-linejoin="round" stroke-linecap="round"';

export const motifShapes = (role: LogoColor): MotifShapes => ({
  body: (d) =>
    `<path d="${d}" ${paintPlaceholder(role, 'black')} stroke-width="${OUTLINE_WIDTH}" ${ROUND_LINES}/>`,
  disc: (x, y, radius) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" ${paintPlaceholder(role, 'black')} stroke-width="${OUTLINE_WIDTH}"/>`,
  rod: (d, width = 2.4) =>
    `<path d="${d}" ${paintPlaceholder('none', 'black')} stroke-width="${twoDecimals(width + 2 * OUTLINE_WIDTH)}" ${ROUND_LINES}/>` +
    `<path d="${d}" ${paintPlaceholder('none', role)} stroke-width="${width}" ${ROUND_LINES}/>`,
  detail: (d, width = 1) =>
    `<path d="${d}" ${paintPlaceholder('none', 'black')} stroke-width="${width}" ${ROUND_LINES}/>`,
  dot: (x, y, radius) => `<circle cx="${x}" cy="${y}" r="${radius}" ${paintPlaceholder('black', 'none')}/>`,
  gem: (d) =>
    `<path d="${d}" ${paintPlaceholder('gold', 'black')} stroke-width="${OUTLINE_WIDTH}" ${ROUND_LINES}/>`,
});

/** A number as SVG writes it, to a hundredth. */
export const twoDecimals = (value: number): string => String(Math.round(value * 100) / 100);

/** A point at a distance from the middle; 0 degrees is up, and they go clockwise. */
export const polarPoint = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${twoDecimals(radius * Math.sin(angle))} ${twoDecimals(-radius * Math.cos(angle))}`;
};

/** Corners in turn at the given distances from the middle, the first one above it. */
export const zigzag = (corners: number, radii: readonly number[]): string =>
  `M${Array.from({ length: corners }, (_, i) => polarPoint(radii[i % radii.length]!, (360 * i) / corners)).join('L')}Z`;

export const placeParts = (x: number, y: number, scale: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${twoDecimals(x)} ${twoDecimals(y)}) scale(${scale})">${parts.join('')}</g>`;

export const turnParts = (degrees: number, ...parts: readonly string[]): string =>
  `<g transform="rotate(${degrees})">${parts.join('')}</g>`;

/** The same again on the left. */
export const withMirrorImage = (...parts: readonly string[]): string =>
  `${parts.join('')}<g transform="scale(-1 1)">${parts.join('')}</g>`;
