import { Type } from 'typebox';
import {
  choice,
  define,
  either,
  flag,
  integer,
  listOf,
  type NumberOptions,
  number,
  object,
  ref,
  text,
} from './field.ts';
import { amount, Color, color, NumericText, Quantity } from './values.ts';

/** `true` for white, or a colour. */
const badge = (sentence: string) =>
  either([Type.Boolean(), ref(Color)], `${sentence} \`true\` means white, otherwise the colour.`);

const colors = (count: number, sentence: string) => listOf(count, Type.String(), sentence);

const RELATIVE = 'in units of a token of radius 25; it grows with the token.';

/** Lengths of a token may stand in quotes (70.2.1). */
const length = (sentence: string, { default: usual, ...range }: NumberOptions = {}) =>
  either(
    [Type.Number(range), ref(NumericText)],
    sentence,
    usual === undefined ? undefined : { default: usual },
  );

/** Everything a token can show (70.2.1). */
export const tokenFace = {
  width: length('Radius of the token in units. Default: 15 for a destination, else 25.', { minimum: 0 }),
  destination: flag('Marks a destination: only the default radius is smaller.', { default: false }),
  tokenShape: choice(['round', 'square'], 'Shape of the token.', { default: 'round' }),
  color: color('Ground colour. Default: white.'),
  reserved: flag('Shows the token in grey, as one that is not there yet.', { default: false }),
  inverse: flag('Shows the reverse side: white ground, coloured label.', { default: false }),
  inverseLabelColor: color('Colour of the label on the reverse side. Default: `color`.'),
  bleed: flag('Draws the ground 5 units beyond the cut.'),
  outline: text('CSS colour of the outline; a colour name where it is no CSS colour.', { default: 'black' }),
  outlineWidth: length('Width of the outline in units.', { default: 1, minimum: 0 }),
  rotation: number('Turns the whole token, in degrees clockwise.', { default: 0 }),
  fixed: flag('Keeps the token from being turned at all.', { default: false }),
  shapeAngle: number('Turns most decorations, in degrees clockwise.', { default: 0 }),
  label: amount('Text of the token. Default: none.'),
  labelColor: color('Colour of the label. Default: black or white, whichever reads better.'),
  labelStrokeColor: color('Colour of a line around the letters. Default: none.'),
  labelStrokeWidth: length('Width of the line around the letters in units.', { default: 0.5, minimum: 0 }),
  labelY: length('Baseline of the label below the centre, in units. Default: chosen by its size.'),
  fontSize: length(`Size of the label ${RELATIVE} Default: chosen by its length.`, { exclusiveMinimum: 0 }),
  fontFamily: text('Font of the label.', { default: 'display' }),
  icon: text('Name of an icon, drawn over everything else. Default: none.'),
  iconColor: color(
    'Colour of the icon, and of the ground under a logo; `map-` and a name take a map colour.',
  ),
  iconWidth: length(`Size of the icon ${RELATIVE}`, { default: 50, minimum: 0 }),
  iconY: length('Upper edge of the icon below the centre, in units. Default: chosen by its size.'),
  logo: text('Name of a logo, `group/name`, shown instead of decorations and label. Default: none.'),
  logoWidth: length(`Size of the logo ${RELATIVE}`, { default: 50, minimum: 0 }),
  square: color('Colour of a rounded square in the middle.'),
  quarters: colors(4, 'Colours of the quarters: upper left, upper right, lower left, lower right.'),
  halves: colors(2, 'Colours of the upper and the lower half.'),
  sunrise: colors(3, 'Colours of the lower half, the upper half and two rays.'),
  sexies: colors(2, 'Two colours of six sectors, in turn.'),
  hexagram: colors(2, 'Colours of two triangles: the one pointing up, the one pointing down.'),
  spiral: color('Colour of a spiral.'),
  spiralWidth: length(`Width of the spiral's line ${RELATIVE}`, { default: 3.125, minimum: 0 }),
  spiralDistance: length(`Distance of the spiral's turns ${RELATIVE}`, { default: 8.25, minimum: 0 }),
  curvedStripes: color('Colour of two upright stripes that bend towards the middle.'),
  curvedStripesWidth: length(`Width of those stripes ${RELATIVE}`, { default: 6.25, minimum: 0 }),
  curvedStripesDistance: length(`Distance of those stripes from the middle ${RELATIVE}`, {
    default: 16.5,
    minimum: 0,
  }),
  stripes: color('Colour of two level stripes.'),
  stripesWidth: length(`Width of those stripes ${RELATIVE}`, { default: 6.25, minimum: 0 }),
  stripesDistance: length(`Distance of those stripes from the middle ${RELATIVE}`, {
    default: 12.5,
    minimum: 0,
  }),
  stripe: color('Colour of one upright stripe through the middle.'),
  stripeWidth: length(`Width of that stripe ${RELATIVE}`, { default: 12.5, minimum: 0 }),
  target: color('Colour of a ring.'),
  bar: badge('A level bar behind the label.'),
  barHeight: length(`Height of the bar ${RELATIVE}`, { default: 18.75, minimum: 0 }),
  barBorderColor: color('Outline of the bar.', { default: 'black' }),
  circle: badge('A disc behind the label.'),
  circleRadius: length(`Radius of the disc ${RELATIVE}`, { default: 15, minimum: 0 }),
  circleBorderColor: color('Outline of the disc.', { default: 'black' }),
  shield: badge('A shield with a cap.'),
  shieldTop: color("Colour of that shield's cap.", { default: 'blue' }),
  shield3: badge('A shield with a cap in three parts.'),
  shield3TopLeft: color('Left part of that cap.', { default: 'red' }),
  shield3TopCenter: color('Middle part of that cap.', { default: 'white' }),
  shield3TopRight: color('Right part of that cap.', { default: 'blue' }),
  kiteshield: badge('A kite-shaped shield.'),
  star5: either([Type.Boolean(), ref(Color)], 'A five-pointed star. `true` means red, otherwise the colour.'),
};

export const Token = define('Token', object({}, tokenFace, 'What a token shows.'));

/** Radius of a token that lies on a sheet of its own. */
const generalWidth = length(
  'Radius of the token in units. Default: half the configured general token size.',
  {
    minimum: 0,
  },
);

/** An entry of the game's list `tokens` that is more than a label (70.3). */
export const GeneralToken = define(
  'GeneralToken',
  object(
    {},
    {
      quantity: ref(Quantity, 'How many there are in the game.', { default: 1 }),
      print: integer('How many to print; 0 prints none. Default: `quantity`.', { minimum: 0 }),
      ...tokenFace,
      width: generalWidth,
    },
    'A token that belongs to no company.',
  ),
);

/** An entry of `rounds` (30.15.1). */
export const Round = define(
  'Round',
  object(
    {},
    {
      name: amount('Label of the stop.'),
      small: flag('A smaller stop: radius a third of the market token size instead of half.', {
        default: false,
      }),
      ...tokenFace,
    },
    'A stop of the round tracker, drawn as a token.',
  ),
);
