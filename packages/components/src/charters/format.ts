import type { Config } from '@platelayer/game';
import type { Box } from '@platelayer/scene';
import { INSIDE } from '../certificate/frame.ts';
import { boldDisplay } from '../text-setting.ts';

export type CharterStyle = Config['charters']['style'];

/** Design and size of a charter, in units (60.2). */
export interface CharterFormat {
  readonly style: CharterStyle;
  readonly minor: boolean;
  /** The narrow design, with its tokens in a column. */
  readonly half: boolean;
  /** The head is that of a minor, and token spaces stand in a row below it. */
  readonly tokensBelow?: boolean;
  /** Of the trimmed charter. */
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  /** Thickness of the frame inside the trim edge. */
  readonly border: number;
  /** The look of certificates: an engraved border, and a head without a field of colour. */
  readonly certificate: boolean;
}

/** Distance that everything keeps from the edges. */
export const PADDING = 12.5;

/** Inside the border of a charter; below this its parts do not fit side by side and one under the other. */
export const SMALLEST = { full: 300, half: 200, height: 175 };

/** The headings below the head, such as "Trains". */
export const HEADING = boldDisplay(16.667, 21.875, 10);

/** Where the name stands and where the room below it begins. */
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

/** What trains and treasury need at least: what the smallest charter has of it. */
export const LEAST_BODY = SMALLEST.height - HEADS.colorMajor.lowerTop;

export const headOf = (
  format: Pick<CharterFormat, 'style' | 'minor' | 'half' | 'tokensBelow'>,
): CharterHead => {
  if (format.style === 'color') return isHeadLow(format) ? HEADS.colorMinor : HEADS.colorMajor;
  return isHeadLow(format) || format.half ? HEADS.carthOther : HEADS.carthFullMajor;
};

/** Whether logo and name are those of minors. */
export const isHeadLow = ({ minor, tokensBelow }: Pick<CharterFormat, 'minor' | 'tokensBelow'>): boolean =>
  minor || tokensBelow === true;

/** The trimmed charter and its bleed. */
export const bleedBox = ({ width, height, bleed }: CharterFormat): Box => ({
  x: -bleed,
  y: -bleed,
  width: width + 2 * bleed,
  height: height + 2 * bleed,
});

/** How far inside the trim edge contents begin. */
export const insetOf = ({ border, certificate }: CharterFormat): number =>
  certificate ? Math.max(border, INSIDE) : border;

/** What the contents are laid out in: the charter inside its frame (50.1.2). */
export const innerFormat = (format: CharterFormat): CharterFormat => ({
  ...format,
  width: format.width - 2 * insetOf(format),
  height: format.height - 2 * insetOf(format),
});
