/** A finished card and what surrounds it in its cell, in units (50.1.1). */
export interface CardFormat {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  /** Length of the cut marks, and the room kept for them. */
  readonly cutlines: number;
  /** Thickness of the frame inside the edge. */
  readonly border: number;
  /** Of the cutter's path round the card. */
  readonly cornerRadius: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance that texts keep from the edges of every card. */
export const MARGIN = 12.5;

/** What is left inside the border (50.1.2); never less than nothing. */
export const innerSize = ({ width, height, border }: CardFormat): Size => ({
  width: Math.max(1, width - 2 * border),
  height: Math.max(1, height - 2 * border),
});

/** The same as bands see it, from the corner of the inner rectangle: what they reach into begins with the border. */
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
