export interface TrainImage {
  readonly pixels: readonly [width: number, height: number];
  /** As a portion of the card's width, as is the padding. */
  readonly width: number;
  readonly paddingTop: number;
}

const ROWS: readonly (readonly [string, TrainImage['pixels'], width: number, paddingTop: number])[] = [
  ['2T', [853, 652], 0.5, 0],
  ['3T', [983, 717], 0.6, 0],
  ['4T', [1049, 544], 0.64, 0.07],
  ['5T', [1075, 679], 0.64, 0],
  ['6T', [1259, 449], 0.8, 0.1],
  ['Diesel', [1260, 734], 0.7, 0],
  ['Pullman', [612, 382], 0.72, 0],
  ['yellow-train', [240, 108], 0.72, 0],
  ['green-train', [230, 107], 0.72, 0],
  ['brown-train', [200, 93], 0.72, 0],
  ['gray-train', [200, 87], 0.72, 0],
];

/** The train images by name (90.10). */
export const TRAIN_IMAGES: ReadonlyMap<string, TrainImage> = new Map(
  ROWS.map(([name, pixels, width, paddingTop]) => [name, { pixels, width, paddingTop }]),
);
