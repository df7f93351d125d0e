import type { Config } from '@platelayer/game';
import type { Box } from '@platelayer/scene';
import { INSIDE } from '../certificate/frame.ts';
import { boldDisplay } from '../text-setting.ts';

export type CharterStyle = Config['charters']['style'];

/** Design and size of a charter (60.2). */
export interface CharterFormat {
  readonly style: CharterStyle;
  readonly minor: boolean;
  /** Whether it has the narrow design, with its tokens in a column. */
  readonly half: boolean;
  /** Whether token spaces are in a row below the head, which is as low as a minor's. */
  readonly tokensBelow?: boolean;
  /** Trimmed width. */
  readonly width: number;
  /** Trimmed height. */
  readonly height: number;
  readonly bleed: number;
  /** Width of the frame inside the trim edge. */
  readonly border: number;
  /** Whether it has an engraved border, and no coloured area. */
  readonly certificate: boolean;
}

/** Distance of all contents from the edges. */
export const PADDING = 12.5;

/** Smallest size inside the border: full and half width, and height. */
export const MIN_SIZE = { full: 300, half: 200, height: 175 };

/** Style of the headings below the head, such as "Trains". */
export const HEADING = boldDisplay(16.667, 21.875, 10);

/** Height of the head, and top of the lower area. */
export interface CharterHead {
  readonly height: number;
  readonly lowerTop: number;
}

const HEADS = {
  colorMajor: { height: 106.25, lowerTop: 106.25 },
  colorMinor: { height: 87.5, lowerTop: 87.5 },
  carthFullMajor: { height: 106.25, lowerTop: 118.75 },
  carthOther: { height: 87.5, lowerTop: 93.75 },
} as const;

/** Smallest height for trains and treasury, as on the smallest charter. */
export const MIN_BODY = MIN_SIZE.height - HEADS.colorMajor.lowerTop;

export const headOf = (
  format: Pick<CharterFormat, 'style' | 'minor' | 'half' | 'tokensBelow'>,
): CharterHead => {
  if (format.style === 'color') return isHeadLow(format) ? HEADS.colorMinor : HEADS.colorMajor;
  return isHeadLow(format) || format.half ? HEADS.carthOther : HEADS.carthFullMajor;
};

/** Whether logo and name have the sizes of minors. */
export const isHeadLow = ({ minor, tokensBelow }: Pick<CharterFormat, 'minor' | 'tokensBelow'>): boolean =>
  minor || tokensBelow === true;

/** Box of the charter including its bleed. */
export const bleedBox = ({ width, height, bleed }: CharterFormat): Box => ({
  x: -bleed,
  y: -bleed,
  width: width + 2 * bleed,
  height: height + 2 * bleed,
});

/** Distance of the contents from the trim edge. */
export const insetOf = ({ border, certificate }: CharterFormat): number =>
  certificate ? Math.max(border, INSIDE) : border;

/** Format of the area inside the frame, which holds the contents (50.1.2). */
export const innerFormat = (format: CharterFormat): CharterFormat => ({
  ...format,
  width: format.width - 2 * insetOf(format),
  height: format.height - 2 * insetOf(format),
});
