/** Sizes of a trimmed card and its surroundings (50.1.1). */
export interface CardFormat {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  /** Length of the cut marks. */
  readonly cutlines: number;
  /** Width of the frame inside the edge. */
  readonly border: number;
  /** Corner radius of the cut outline. */
  readonly cornerRadius: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance between texts and the edges of cards. */
export const MARGIN = 12.5;

/** Size inside the border (50.1.2), at least 1 × 1. */
export const innerSize = ({ width, height, border }: CardFormat): Size => ({
  width: Math.max(1, width - 2 * border),
  height: Math.max(1, height - 2 * border),
});

/** Format for bands, measured from the corner inside the border: they extend under the border into the bleed. */
export const bandFormat = (format: CardFormat): CardFormat => ({
  ...format,
  ...innerSize(format),
  bleed: format.bleed + format.border,
  border: 0,
});

export const cellSize = ({ width, height, bleed, cutlines }: CardFormat): Size => ({
  width: width + 2 * (bleed + cutlines),
  height: height + 2 * (bleed + cutlines),
});
