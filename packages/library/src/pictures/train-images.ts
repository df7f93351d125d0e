export interface TrainImage {
  readonly depicts: string;
  readonly pixels: readonly [width: number, height: number];
  /** As a portion of the card's width, as is the padding. */
  readonly width: number;
  readonly paddingTop: number;
}

const ROWS: readonly (readonly [string, TrainImage['pixels'], number, number, string])[] = [
  ['2T', [853, 652], 0.5, 0, 'early red and green locomotive with tall funnel'],
  ['3T', [983, 717], 0.6, 0, 'American 4-4-0 with wide funnel and red cowcatcher'],
  ['4T', [1049, 544], 0.64, 0.07, 'black ten-wheeler with tender'],
  ['5T', [1075, 679], 0.64, 0, 'brown European express locomotive'],
  ['6T', [1259, 449], 0.8, 0.1, 'large blue-black locomotive with cylindrical tender'],
  ['Diesel', [1260, 734], 0.7, 0, 'orange and grey diesel road switcher'],
  ['Pullman', [612, 382], 0.72, 0, 'brown passenger coach with observation platform'],
  ['yellow-train', [240, 108], 0.72, 0, 'small old locomotive, yellow tint'],
  ['green-train', [230, 107], 0.72, 0, 'small locomotive, green tint'],
  ['brown-train', [200, 93], 0.72, 0, 'small locomotive, brown tint'],
  ['gray-train', [200, 87], 0.72, 0, 'small heavy locomotive'],
];

/** The train images by name (90.10). */
export const TRAIN_IMAGES: ReadonlyMap<string, TrainImage> = new Map(
  ROWS.map(([name, pixels, width, paddingTop, depicts]) => [name, { depicts, pixels, width, paddingTop }]),
);

const BY_COLOR: ReadonlyMap<string, string> = new Map([
  ['green', '3T'],
  ['brown', '4T'],
  ['gray', '6T'],
  ['grey', '6T'],
]);

/** The name of a train's image: its own, or by its colour; none where its own is unknown (90.11.20). */
export const trainImageOf = (train: {
  readonly image?: string;
  readonly color?: string;
}): string | undefined => {
  if (train.image !== undefined) return TRAIN_IMAGES.has(train.image) ? train.image : undefined;
  return BY_COLOR.get(train.color ?? '') ?? '2T';
};
