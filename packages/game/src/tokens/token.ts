import { asFlag, asText, type Json } from '../json.ts';
import { choice, define, flag, number, object, string } from '../schema/field.ts';
import { defaultsOf, type Stated, statedFields } from '../schema/reader.ts';
import { amount, color, fontFamily } from '../schema/values.ts';
import {
  decorationFields,
  layDecorations,
  resolveDecorations,
  type TokenDecoration,
} from './decorations/decorations.ts';
import { asOffset, offset, RELATIVE, tokenLength } from './fields.ts';

/** What a token can show besides decorations (70.2.1). */
const faceFields = {
  width: tokenLength('Radius of the token in units. Default: 15 for a destination, else 25.'),
  destination: flag('Marks a destination: only the default radius is smaller.', { default: false }),
  tokenShape: choice(['round', 'square'], 'Shape of the token.', { default: 'round' }),
  color: color('Ground colour. Default: white.'),
  reserved: flag('Shows the token in grey, as one that is not there yet.', { default: false }),
  inverse: flag('Shows the reverse side: white ground, coloured label.', { default: false }),
  inverseLabelColor: color('Colour of the label on the reverse side. Default: `color`.'),
  bleed: flag('Draws the ground 5 units beyond the cut.'),
  outline: string('CSS colour of the outline; a colour name where it is no CSS colour.', {
    default: 'black',
    refersTo: 'color',
  }),
  outlineWidth: tokenLength('Width of the outline in units.', { default: 1 }),
  rotation: number('Turns the whole token, in degrees clockwise.', { default: 0, read: asOffset }),
  fixed: flag('Keeps the token from being turned at all.', { default: false }),
  shapeAngle: number('Turns most decorations, in degrees clockwise.', { default: 0, read: asOffset }),
  label: amount('Text of the token. Default: none.', {
    // `null` and an empty text take a company's label away.
    read: (json) => (json === null ? '' : asText(json)),
  }),
  labelColor: color('Colour of the label. Default: black or white, whichever reads better.'),
  labelStrokeColor: color('Colour of a line around the letters. Default: none.'),
  labelStrokeWidth: tokenLength('Width of the line around the letters in units.', { default: 0.5 }),
  labelY: offset('Baseline of the label below the centre, in units. Default: chosen by its size.'),
  label2: amount('Second, smaller line of the label. Default: none.', {
    read: (json) => (json === null ? '' : asText(json)),
  }),
  label2Position: choice(['above', 'below'], 'Where the second line stands.', { default: 'below' }),
  label2Color: color('Colour of the second line. Default: that of the label.'),
  fontSize: tokenLength(
    `Size of the label ${RELATIVE} Default: chosen by its length.`,
    {},
    { exclusiveMinimum: 0 },
  ),
  fontFamily: fontFamily('Font of the label.', { default: 'display' }),
  icon: string('Name of an icon, drawn over everything else. Default: none.', { refersTo: 'icon' }),
  iconColor: color(
    'Colour of the icon, and of the ground under a logo; `map-` and a name take a map colour.',
  ),
  iconWidth: tokenLength(`Size of the icon ${RELATIVE}`, { default: 50 }),
  iconY: offset('Upper edge of the icon below the centre, in units. Default: chosen by its size.'),
  logo: string('Name of a logo, `group/name`, shown instead of decorations and label. Default: none.', {
    refersTo: 'logo',
    // `null`, `false` and an empty text take a company's logo away.
    read: (json) => (json === null || asFlag(json) === false ? '' : asText(json)),
  }),
  logoWidth: tokenLength(`Size of the logo ${RELATIVE}`, { default: 50 }),
};

/** Everything a token can show. */
export const tokenFields = { ...faceFields, ...decorationFields };

export const tokenSchema = define('Token', object(tokenFields, 'What a token shows.'));

/**
 * The picture of a token as far as one place in the file states it. Token faces lie over one another — what a place
 * asks for, the company, the company's own `token` (70.5) — so a field is present only where it was stated.
 */
export interface TokenFace extends Stated<typeof faceFields> {
  /** In the order in which they are drawn, one of a kind. */
  readonly decorations?: readonly TokenDecoration[];
}

/** What holds where no face states a field. */
export const tokenDefaults = defaultsOf(faceFields);

/** Reads the fields of a token; a bare text or number is its label. */
export const resolveTokenFace = (json: Json | undefined): TokenFace => {
  const label = asText(json);
  if (label !== undefined) return { label };
  return withDecorations(statedFields(faceFields, json), json === undefined ? [] : resolveDecorations(json));
};

/** The face of several that lie over one another, the uppermost last. */
export const layFaces = (...faces: readonly TokenFace[]): TokenFace =>
  withDecorations(
    Object.assign({}, ...faces),
    layDecorations(faces.flatMap(({ decorations = [] }) => decorations)),
  );

const withDecorations = (face: TokenFace, decorations: readonly TokenDecoration[]): TokenFace =>
  decorations.length === 0 ? face : { ...face, decorations };
