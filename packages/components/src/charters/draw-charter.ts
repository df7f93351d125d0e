import { at, type Company, type Game } from '@platelayer/game';
import { groupAt, type Node, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawTextLine, sansSerif } from '../text-setting.ts';
import { drawCharterGround } from './band.ts';
import { type Charter, fieldOf } from './charter.ts';
import { charterColors } from './charter-colors.ts';
import { type CharterFormat, innerFormat, PADDING } from './format.ts';
import { drawHeading } from './heading.ts';
import { drawCharterLogo } from './logo.ts';
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
