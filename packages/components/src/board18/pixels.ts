/** The site shows pictures at 96 pixels to the inch: this many of them are one unit. */
export const SITE_PIXELS_PER_UNIT = 0.96;

/** Rounding errors of a multiplication are not worth a pixel. */
const EPSILON = 1e-6;

/** Rounded up to whole pixels. */
export const wholePixels = (pixels: number): number => Math.ceil(pixels - EPSILON);
