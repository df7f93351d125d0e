import { type Static, Type } from 'typebox';
import {
  anything,
  define,
  dictionary,
  either,
  flag,
  integer,
  list,
  number,
  object,
  ref,
  referenceTo,
  text,
} from './field.ts';
import { amount, color, quantitySchema } from './values.ts';

const EventItem = define(
  'EventItem',
  either(
    [
      referenceTo('train'),
      object(
        {
          on: text('Name of the train.', { refersTo: 'train' }),
          index: integer('Which one of that name: 2 is the second.', { minimum: 1 }),
        },
        'The n-th train of a name.',
        { required: ['on'] },
      ),
    ],
    'A train name, or the n-th train of a name.',
  ),
);

/** What brings a change about: the sale of one of these trains (10.10). */
export const Event = define(
  'Event',
  either([ref(EventItem), Type.Array(ref(EventItem))], 'The train, or any of the trains, that cause it.'),
);

const cssLength = (sentence: string) => either([Type.String(), Type.Number()], sentence);

/** An entry of `trains` (10.10, 50.4.1, 60.7.1). */
export const Train = define(
  'Train',
  object(
    {
      name: amount('Name of the train, and the name by which all else refers to it.'),
      quantity: ref(quantitySchema, 'How many there are; printed if `print` is absent.'),
      color: color('Map colour of the card’s band and of its cells in the phase chart.'),
      quantity_label: amount('Text in place of the quantity in the phase chart. Default: `quantity`.'),
      print: integer('Cards printed; 0 prints none. Default: `quantity`.', { minimum: 0 }),
      price: either(
        [Type.Number(), Type.String(), Type.Array(Type.Union([Type.Number(), Type.String()]))],
        'Price on card and phase chart; a list has one line each in the chart. Default: none.',
      ),
      tradeInPrice: amount('Second price, in brackets. Default: none.'),
      image: text('Name of the picture. Default: by colour.', { refersTo: 'train picture' }),
      imageWidth: cssLength('Width of the picture as a CSS length or percentage.'),
      imagePaddingTop: cssLength('Room above the picture as a CSS length or percentage.'),
      description: text('Text on the card. Default: none.'),
      players: amount('Line above the notes, about the number of players. Default: none.'),
      rust: ref(Event, 'Trains that rust this one. Default: none.'),
      phased: ref(Event, 'Trains that phase this one out. Default: none.'),
      obsolete: ref(Event, 'Trains that make this one obsolete. Default: none.'),
      permanent: flag('Whether a train that is never removed is noted as permanent.', { default: true }),
      rustedText: text('Words before the trains that rust it.', { default: 'Rusted by' }),
      phasedText: text('Words before the trains that phase it out.', { default: 'Phased out by' }),
      obsoletedText: text('Words before the trains that make it obsolete.', { default: 'Obsoleted by' }),
      permanentText: text('Word for a permanent train.', { default: 'Permanent' }),
      permanentColor: color('Map colour of the note on a permanent train.', { default: 'yellow' }),
      longevityFontFamily: text('Font of these notes.', { default: 'display' }),
      longevityFontSize: number('Size of these notes in points.', { default: 12.96, exclusiveMinimum: 0 }),
      nameFontFamily: text('Font of the name.', { default: 'display' }),
      nameFontSize: number('Size of the name in points.', { default: 36, exclusiveMinimum: 0 }),
      priceFontFamily: text('Font of the price.', { default: 'display' }),
      priceFontSize: number('Size of the price in points.', { default: 18, exclusiveMinimum: 0 }),
      backgroundColor: color('Map colour of the card.', { default: 'white' }),
      variant: text('Small italic note. Default: none.'),
      phase: flag('Whether the train stands in the phase chart.', { default: true }),
      available: amount('Train whose sale makes this one available; not drawn.'),
      info: anything('Old; write `rust`, `phased`, `obsolete` or `description`.', { deprecated: true }),
      discount: dictionary(Type.Number(), 'Discount for a train traded in, by its name; not drawn.'),
    },
    'A kind of train.',
    { required: ['name', 'quantity', 'color'] },
  ),
);

/** Several trains by name. */
export const trainNames = (sentence: string) =>
  either(
    [referenceTo('train'), Type.Number(), list(Type.Union([referenceTo('train'), Type.Number()]), sentence)],
    sentence,
  );

export type TrainFile = Static<typeof Train.schema>;
