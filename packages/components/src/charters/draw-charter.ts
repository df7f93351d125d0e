import { at, type Company, type Game } from '@platelayer/game';
import { compose, groupAt, type Node, scale, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawTextLine, sansSerif } from '../text-setting.ts';
import { faceOfCompany } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { drawCharterGround } from './band.ts';
import { type Charter, fieldOf } from './charter.ts';
import { charterColors } from './charter-colors.ts';
import { type CharterFormat, innerFormat, PADDING } from './format.ts';
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
  const colors = charterColors(company, format.style, look, pointer);
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
