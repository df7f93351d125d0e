import { type Amount, asAmount, asAmounts } from '../amount.ts';
import { asQuantity, resolveCopies } from '../copies.ts';
import { at } from '../diagnostic.ts';
import { asFlag, asList, asText, get, isObject, type Json, truthy } from '../json.ts';
import { asPositive } from '../positive.ts';
import type { Reading } from '../reading.ts';
import { asLength, type Length } from './length.ts';
import { asTrainEvents, type TrainEvent } from './train-event.ts';

/** A kind of train (10.10, 50.4.1). */
export interface Train {
  readonly name: string;
  readonly color: string;
  readonly backgroundColor: string;
  /** One price; several where the phase chart lists them, joined by `/` on the card (50.9, 14). */
  readonly price: readonly Amount[];
  /** Absent for 0 (50.9, 4). */
  readonly tradeInPrice?: Amount;
  /** Cards to print. */
  readonly copies: number;
  /** What the phase chart shows: the label in place of the number, if the file gives one. */
  readonly quantity?: Amount;
  readonly description?: string;
  /** A line above the tags. */
  readonly players?: string;
  /** The tags, top to bottom: what ends the train, or that nothing does. */
  readonly tags: readonly TrainTag[];
  /** Whether the phase chart knows the train. */
  readonly inPhaseChart: boolean;
  readonly variant?: string;

  readonly nameFontFamily: string;
  /** In points, like the two sizes below. */
  readonly nameFontSize: number;
  readonly priceFontFamily: string;
  readonly priceFontSize: number;
  readonly longevityFontFamily: string;
  readonly longevityFontSize: number;

  /** Shown if pictures are switched on. */
  readonly image: string;
  /** In place of the picture's own. */
  readonly imageWidth?: Length;
  readonly imagePaddingTop?: Length;
}

/** A note on the end of a train's life; the colour is that of the train its first event names. */
export type TrainTag =
  | {
      readonly kind: TrainEnd;
      readonly text: string;
      readonly color: string;
      readonly by: readonly TrainEvent[];
    }
  | { readonly kind: 'permanent'; readonly text: string; readonly color: string };

export type TrainEnd = (typeof ends)[number]['kind'];

/** Ways a train ends, in the order of their tags. */
const ends = [
  { kind: 'phased', textKey: 'phasedText', text: 'Phased out by' },
  { kind: 'obsolete', textKey: 'obsoletedText', text: 'Obsoleted by' },
  { kind: 'rust', textKey: 'rustedText', text: 'Rusted by' },
] as const;

/** Pictures by the colour of the train (50.4.6). */
const images = new Map([
  ['green', '3T'],
  ['brown', '4T'],
  ['gray', '6T'],
  ['grey', '6T'],
]);

export const resolveTrains = (
  json: Json | undefined,
  pointer: string,
  reading: Reading,
): readonly Train[] => {
  const entries = asList(json);
  const colors = new Map<string, string>();
  for (const entry of entries) {
    const name = asText(get(entry, 'name'));
    const color = truthy(asText(get(entry, 'color')));
    if (name !== undefined && color !== undefined && !colors.has(name)) colors.set(name, color);
  }
  return entries
    .map((entry, index) => ({ entry, pointer: at(pointer, index) }))
    .filter(({ entry }) => isObject(entry))
    .map(({ entry, pointer }) => resolveTrain(entry, pointer, colors, reading));
};

const resolveTrain = (
  json: Json,
  pointer: string,
  colors: ReadonlyMap<string, string>,
  reading: Reading,
): Train => {
  const text = (key: string) => truthy(asText(get(json, key)));
  const points = (key: string) => asPositive(get(json, key));
  const color = text('color') ?? 'white';
  return {
    name: text('name') ?? '',
    color,
    backgroundColor: text('backgroundColor') ?? 'white',
    price: asAmounts(get(json, 'price')),
    tradeInPrice: truthy(asAmount(get(json, 'tradeInPrice'))),
    copies: resolveCopies(json, pointer, reading.report),
    quantity: text('quantity_label') ?? asQuantity(get(json, 'quantity')),
    description: text('description'),
    players: text('players'),
    tags: resolveTags(json, colors),
    inPhaseChart: asFlag(get(json, 'phase')) ?? true,
    variant: text('variant'),

    nameFontFamily: text('nameFontFamily') ?? 'display',
    nameFontSize: points('nameFontSize') ?? 36,
    priceFontFamily: text('priceFontFamily') ?? 'display',
    priceFontSize: points('priceFontSize') ?? 18,
    longevityFontFamily: text('longevityFontFamily') ?? 'display',
    longevityFontSize: points('longevityFontSize') ?? 12.96,

    image: text('image') ?? images.get(color) ?? '2T',
    imageWidth: asLength(get(json, 'imageWidth')),
    imagePaddingTop: asLength(get(json, 'imagePaddingTop')),
  };
};

const resolveTags = (json: Json, colors: ReadonlyMap<string, string>): readonly TrainTag[] => {
  const text = (key: string) => truthy(asText(get(json, key)));
  const tags = ends.flatMap(({ kind, textKey, text: words }): TrainTag[] => {
    const by = asTrainEvents(get(json, kind));
    // A train nobody knows is white (10.20, 11).
    const color = colors.get(by[0]?.train ?? '') ?? 'white';
    return by.length === 0 ? [] : [{ kind, text: text(textKey) ?? words, color, by }];
  });
  if (tags.length > 0 || asFlag(get(json, 'permanent')) === false) return tags;
  return [
    {
      kind: 'permanent',
      text: text('permanentText') ?? 'Permanent',
      color: text('permanentColor') ?? 'yellow',
    },
  ];
};
