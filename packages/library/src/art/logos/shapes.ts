import { type LogoColor, paintPlaceholder } from './badge.ts';

/** Draws the parts of a motif in one colour, with black outlines and details. */
export interface MotifShapes {
  body(d: string): string;
  disc(x: number, y: number, radius: number): string;
  /** A thick outlined line. */
  rod(d: string, width?: number): string;
  detail(d: string, width?: number): string;
  dot(x: number, y: number, radius: number): string;
  /** A shape in gold, whatever the motif's colour is. */
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

/** A number with at most two decimals, as SVG writes it. */
export const twoDecimals = (value: number): string => String(Math.round(value * 100) / 100);

/** A point at a distance from the centre. 0 degrees is up, and angles run clockwise. */
export const polarPoint = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${twoDecimals(radius * Math.sin(angle))} ${twoDecimals(-radius * Math.cos(angle))}`;
};

/** A closed line whose corners take turns in their distance from the centre. The first corner is at the top. */
export const zigzag = (corners: number, radii: readonly number[]): string =>
  `M${Array.from({ length: corners }, (_, i) => polarPoint(radii[i % radii.length]!, (360 * i) / corners)).join('L')}Z`;

export const placeParts = (x: number, y: number, scale: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${twoDecimals(x)} ${twoDecimals(y)}) scale(${scale})">${parts.join('')}</g>`;

export const turnParts = (degrees: number, ...parts: readonly string[]): string =>
  `<g transform="rotate(${degrees})">${parts.join('')}</g>`;

/** Parts, and their mirror image on the left. */
export const withMirrorImage = (...parts: readonly string[]): string =>
  `${parts.join('')}<g transform="scale(-1 1)">${parts.join('')}</g>`;
