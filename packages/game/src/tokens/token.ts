import { asFlag, asText, type Json } from '../json.ts';
import { choice, define, flag, number, object, string } from '../schema/field.ts';
import { defaultsOf, type ExplicitFields, explicitFields } from '../schema/reader.ts';
import { amount, color, fontFamily } from '../schema/values.ts';
import {
  decorationFields,
  layDecorations,
  resolveDecorations,
  type TokenDecoration,
} from './decorations/decorations.ts';
import { asOffset, offset, RELATIVE, tokenLength } from './fields.ts';

/** Token fields other than decorations (70.2.1). */
const faceFields = {
  width: tokenLength('Token radius in units. Default: 15 for a destination, else 25.'),
  destination: flag('Marks a destination, which only makes the default radius smaller.', { default: false }),
  tokenShape: choice(['round', 'square'], 'Token shape.', { default: 'round' }),
  color: color('Background colour. Default: white.'),
  reserved: flag('Draws the token in grey, because it is not placed yet.', { default: false }),
  inverse: flag('Draws the back: white background, coloured label.', { default: false }),
  inverseLabelColor: color('Label colour on the back. Default: `color`.'),
  bleed: flag('Extends the background 5 units beyond the cutting edge.'),
  outline: string('Outline colour: a CSS colour, or else a colour name.', {
    default: 'black',
    refersTo: 'color',
  }),
  outlineWidth: tokenLength('Outline width in units.', { default: 1 }),
  rotation: number('Turns the whole token, in degrees clockwise.', { default: 0, read: asOffset }),
  fixed: flag('Never turns the token.', { default: false }),
  shapeAngle: number('Turns most decorations, in degrees clockwise.', { default: 0, read: asOffset }),
  label: amount('Text on the token. Default: none.', {
    // `null` and an empty string remove a company's label.
    read: (json) => (json === null ? '' : asText(json)),
  }),
  labelColor: color('Label colour. Default: black or white, whichever is more readable.'),
  labelStrokeColor: color('Colour of an outline around the letters. Default: none.'),
  labelStrokeWidth: tokenLength('Width of the outline around the letters in units.', { default: 0.5 }),
  labelY: offset('Baseline of the label below the centre, in units. Default: depends on its size.'),
  label2: amount('Second, smaller line of the label. Default: none.', {
    read: (json) => (json === null ? '' : asText(json)),
  }),
  label2Position: choice(['above', 'below'], 'Position of the second line.', { default: 'below' }),
  label2Color: color('Colour of the second line. Default: the label colour.'),
  fontSize: tokenLength(
    `Label size ${RELATIVE} Default: depends on its length.`,
    {},
    { exclusiveMinimum: 0 },
  ),
  fontFamily: fontFamily('Label font.', { default: 'display' }),
  icon: string('Name of an icon, drawn over everything else. Default: none.', { refersTo: 'icon' }),
  iconColor: color(
    'Colour of the icon, and of the background under a logo; `map-` and a name means a map colour.',
  ),
  iconWidth: tokenLength(`Icon size ${RELATIVE}`, { default: 50 }),
  iconY: offset('Top edge of the icon below the centre, in units. Default: depends on its size.'),
  logo: string('Name of a logo, `group/name`, which replaces decorations and label. Default: none.', {
    refersTo: 'logo',
    // `null`, `false` and an empty string remove a company's logo.
    read: (json) => (json === null || asFlag(json) === false ? '' : asText(json)),
  }),
  logoWidth: tokenLength(`Logo size ${RELATIVE}`, { default: 50 }),
};

/** All fields of a token. */
export const tokenFields = { ...faceFields, ...decorationFields };

export const tokenSchema = define('Token', object(tokenFields, 'Content of a token.'));

/**
 * The explicit fields of a token at one location in the file. Faces are merged (position, company, the
 * company's own `token`; 70.5), so a field is present only if it was set.
 */
export interface TokenFace extends ExplicitFields<typeof faceFields> {
  /** In drawing order, at most one of each kind. */
  readonly decorations?: readonly TokenDecoration[];
}

/** Values for fields that no face sets. */
export const tokenDefaults = defaultsOf(faceFields);

/** Reads the fields of a token; a plain string or number is its label. */
export const resolveTokenFace = (json: Json | undefined): TokenFace => {
  const label = asText(json);
  if (label !== undefined) return { label };
  return withDecorations(
    explicitFields(faceFields, json),
    json === undefined ? [] : resolveDecorations(json),
  );
};

/** Merges faces, the uppermost last. */
export const layFaces = (...faces: readonly TokenFace[]): TokenFace =>
  withDecorations(
    Object.assign({}, ...faces),
    layDecorations(faces.flatMap(({ decorations = [] }) => decorations)),
  );

const withDecorations = (face: TokenFace, decorations: readonly TokenDecoration[]): TokenFace =>
  decorations.length === 0 ? face : { ...face, decorations };
