export interface TrainImage {
  readonly pixels: readonly [width: number, height: number];
  /** As a portion of the card's width, as is the padding. */
  readonly width: number;
  readonly paddingTop: number;
  /** Its SVG text, which loads when it is first drawn. */
  readonly load: () => Promise<string>;
}

const ROWS: readonly (readonly [string, TrainImage['pixels'], number, number, TrainImage['load']])[] = [
  ['2T', [853, 652], 0.5, 0, async () => (await import('../art/trains/2T.ts')).TRAIN_2T],
  ['3T', [983, 717], 0.6, 0, async () => (await import('../art/trains/3T.ts')).TRAIN_3T],
  ['4T', [1049, 544], 0.64, 0.07, async () => (await import('../art/trains/4T.ts')).TRAIN_4T],
  ['5T', [1075, 679], 0.64, 0, async () => (await import('../art/trains/5T.ts')).TRAIN_5T],
  ['6T', [1259, 449], 0.8, 0.1, async () => (await import('../art/trains/6T.ts')).TRAIN_6T],
  ['Diesel', [1260, 734], 0.7, 0, async () => (await import('../art/trains/Diesel.ts')).DIESEL],
  ['Pullman', [612, 382], 0.72, 0, async () => (await import('../art/trains/Pullman.ts')).PULLMAN],
  [
    'yellow-train',
    [240, 108],
    0.72,
    0,
    async () => (await import('../art/trains/yellow-train.ts')).YELLOW_TRAIN,
  ],
  [
    'green-train',
    [230, 107],
    0.72,
    0,
    async () => (await import('../art/trains/green-train.ts')).GREEN_TRAIN,
  ],
  ['brown-train', [200, 93], 0.72, 0, async () => (await import('../art/trains/brown-train.ts')).BROWN_TRAIN],
  ['gray-train', [200, 87], 0.72, 0, async () => (await import('../art/trains/gray-train.ts')).GRAY_TRAIN],
];

/** The train images by name (90.10). */
export const TRAIN_IMAGES: ReadonlyMap<string, TrainImage> = new Map(
  ROWS.map(([name, pixels, width, paddingTop, load]) => [name, { pixels, width, paddingTop, load }]),
);
