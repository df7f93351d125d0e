import { type Static, Type } from 'typebox';
import { hexSchema } from '../hex/hex.ts';
import {
  choice,
  define,
  either,
  flag,
  integer,
  list,
  number,
  object,
  ref,
  text,
  UNDRAWN,
  unread,
} from './field.ts';
import { TRACKER_TYPES } from './tracker.ts';
import { amount, color, coordinateSchema, pointSchema, weight } from './values.ts';

/** An entry of `borders` or `lines` (30.12). */
export const Line = define(
  'Line',
  object(
    {
      coords: list(ref(pointSchema), 'Corners of the line, in order.'),
      color: color('Company colour of the line.', { default: 'black' }),
      width: number('Width in hex units.', { default: 8, minimum: 0 }),
      border: flag('Draws a dark casing under the line.', { default: true }),
      borderWidth: number('Width of the casing in hex units. Default: `width` + 4.', { minimum: 0 }),
      dashed: flag('Dashes line and casing.', { default: false }),
      dashArray: amount('Dash pattern in SVG syntax, in hex units. Default: 2.5 times `width`.'),
      offset: number('Dash offset in hex units.', { default: 0 }),
    },
    'A line across the map.',
    { required: ['coords'], [UNDRAWN]: true },
  ),
);

/** An entry of `borderTexts` (30.13). */
const BorderText = define(
  'BorderText',
  object(
    {
      coord: ref(pointSchema, 'Where the text stands.'),
      cost: amount('Money shown as the text. Default: none.'),
      label: amount('The text where there is no `cost`. Default: none.'),
      color: color('Company colour of the text.', { default: 'black' }),
      circle: number('Radius of a disc behind the text in hex units. Default: no disc.', { minimum: 0 }),
      bgColor: color('Company colour of the disc.', { default: 'white' }),
      borderColor: color('Company colour of the disc’s outline.', { default: 'black' }),
      borderWidth: number('Width of that outline in hex units.', { default: 2, minimum: 0 }),
      fontSize: number('Size of the text in hex units. Default: `info.valueFontSize`, then 13.', {
        exclusiveMinimum: 0,
      }),
      fontWeight: weight('Weight of the text. Default: `info.valueFontWeight`, then `normal`.'),
      fontFamily: text('Font of the text. Default: `info.valueFontFamily`, then `display`.'),
      rotation: number('Turn of disc and text in degrees clockwise.', { default: 0 }),
    },
    'A text at a point of the map.',
    { required: ['coord'], [UNDRAWN]: true },
  ),
);

/** Hex units from the point (50, 50) of the sheet. */
const place = {
  x: number('Place to the right, in hex units.', { default: 0 }),
  y: number('Place downwards, in hex units.', { default: 0 }),
};

/** A map, or a variation of it (10.15.1, 30.3.1). */
export const GameMap = define(
  'Map',
  object(
    {
      hexes: list(ref(hexSchema), 'The hexes; later ones are drawn over earlier ones.'),
      name: text('Name of the variation. Default: none.'),
      copy: integer('Position of the variation this one builds on, from 0. Default: none.', { minimum: 0 }),
      remove: list(ref(coordinateSchema), 'Hexes of the copied variation to leave out. Default: none.'),
      removeBorders: list(ref(Line), 'Borders of the copied variation to leave out. Default: none.'),
      title: either([Type.Boolean(), Type.String()], '`false` hides the map title. Default: shown.'),
      opacity: number('Opacity of hex grounds without their own.', { default: 1, minimum: 0, maximum: 1 }),
      borders: list(ref(Line), 'Border lines. Default: none.'),
      lines: list(ref(Line), 'Further lines, under the borders. Default: none.'),
      borderTexts: list(ref(BorderText), 'Texts on the map. Default: none.'),
      players: object(
        {
          ...place,
          cellWidth: number('Width of a column in hex units.', { default: 60, minimum: 0 }),
          rowHeight: number('Height of a row in hex units.', { default: 30, minimum: 0 }),
          fontSize: number('Size of the figures in hex units.', { default: 15, minimum: 0 }),
        },
        'Place of the players table. Default: none is drawn.',
      ),
      roundTracker: object(
        {
          ...place,
          type: choice(TRACKER_TYPES, 'How the stops are arranged.', { default: 'row' }),
          rotation: number('Turn of a ring in degrees.', { default: 0 }),
        },
        'Place of the round tracker. Default: none is drawn.',
      ),
      market: object(place, 'Place of the stock market. Default: none is drawn.'),
      print: unread('Without effect.'),
    },
    'A map, or one of its variations.',
    { required: ['hexes'] },
  ),
);

export type MapFile = Static<typeof GameMap.schema>;
