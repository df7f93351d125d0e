import { at, type Company, type Game } from '@platelayer/game';
import { compose, groupAt, type Node, rect, scale, translate } from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { drawTextLine, sansSerif } from '../text-setting.ts';
import { faceOfCompany } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { type Charter, fieldOf } from './charter.ts';
import { charterColors } from './charter-colors.ts';
import { bleedBox, type CharterFormat, headOf, innerFormat, PADDING } from './format.ts';
import { drawHeading } from './heading.ts';
import { drawLowerArea } from './lower-area.ts';
import { drawTokenRow } from './token-row.ts';

const VARIANT = sansSerif(8.3333, 8.3333, { slant: 'italic', minSize: 5 });

/**
 * The mat of a company, its trimmed corner at 0, 0 (60.8). `position` is that of the company in the list of the look.
 */
export const drawCharter = (
  company: Company,
  position: number,
  format: CharterFormat,
  game: Game,
  look: Look,
): readonly Node[] => {
  const pointer = at('/companies', position);
  const colors = charterColors(company, format.style, look);
  const outer: Charter = {
    kind: 'charter',
    label: `charter of ${company.name}`,
    pointer,
    company,
    format,
    colors,
  };
  const inner = { ...outer, format: innerFormat(format) };
  const contents = [
    ...drawHeading(inner, look),
    ...drawCharterLogo(inner, look),
    ...(format.half ? [] : drawTokenRow(inner, look)),
    ...drawLowerArea(inner, game, look),
    ...drawVariant(inner, look),
  ];
  return [
    ...drawCharterGround(outer, look),
    ...(format.border > 0 ? [groupAt(translate(format.border, format.border), ...contents)] : contents),
  ];
};

/** A small note in the lower right corner, below everything else. */
const drawVariant = (charter: Charter, look: Look): readonly Node[] => {
  const { company, format, colors } = charter;
  if (company.variant === undefined) return [];
  const place = {
    x: format.width - PADDING,
    top: format.height - PADDING,
    width: format.width - 2 * PADDING,
    anchor: 'end',
  } as const;
  const owner = fieldOf(charter, 'variant');
  return drawTextLine(company.variant, VARIANT, place, { fill: colors.text }, 'variant', look, owner);
};

/** Radius of the token in its own coordinates; minors scale the picture, outline and all (60.4.2). */
const RADIUS = 37.5;

const PLACES = {
  major: { x: 50, y: 50, scale: 1 },
  minor: { x: 45.5, y: 43.75, scale: 31.25 / RADIUS },
} as const;

/** The company's token beside its name, in style `color` only (60.4.2). */
const drawCharterLogo = ({ company, format, colors }: Charter, look: Look): readonly Node[] => {
  if (format.style !== 'color') return [];
  const place = PLACES[format.minor ? 'minor' : 'major'];
  const face = faceOfCompany(company, look, { outline: colors.pale ? 'black' : 'white' });
  return [
    groupAt(
      compose(translate(place.x, place.y), scale(place.scale)),
      ...drawToken(face, look, { radius: RADIUS }),
    ),
  ];
};

/** Height of the bar under the name in style `carth`. */
const BAR = 6.25;

/** The ground of the charter, with the colour area or the bar on it (60.3). */
const drawCharterGround = (charter: Charter, look: Look): readonly Node[] => {
  const { x, y, width, height } = bleedBox(charter.format);
  return [
    rect(x, y, width, height, { fill: charter.colors.ground }),
    ...(charter.format.style === 'color' ? drawColorArea(charter, look) : drawBar(charter, look)),
    ...drawFrame(charter),
  ];
};

const drawColorArea = ({ format, colors }: Charter, look: Look): readonly Node[] => {
  const { x, y, width } = bleedBox(format);
  const { height } = headOf(format);
  return [
    ...(colors.company ? [rect(x, y, width, height - y, { fill: colors.company })] : []),
    ...(colors.pale || look.config.charters.blackBand
      ? [rect(x, height, width, 2 * HAIRLINE, { fill: '#000' })]
      : []),
  ];
};

const drawBar = ({ format, colors }: Charter, look: Look): readonly Node[] => {
  const { x, width } = bleedBox(format);
  const fill = colors.pale ? (look.color('black', 'companies') ?? '#000') : colors.company;
  return fill ? [rect(x, headOf(format).lowerTop - BAR, width, BAR, { fill })] : [];
};

const drawFrame = ({ format: { width, height, border } }: Charter): readonly Node[] =>
  border > 0
    ? [
        rect(border / 2, border / 2, width - border, height - border, {
          stroke: { color: '#000', width: border },
        }),
      ]
    : [];
