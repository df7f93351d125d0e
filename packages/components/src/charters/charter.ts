import type { Company, Game } from '@platelayer/game';
import { at } from '@platelayer/game';
import { groupAt, type Node, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawGround } from './band.ts';
import { type CharterColors, charterColors } from './charter-colors.ts';
import { type CharterFormat, innerFormat, PADDING } from './format.ts';
import { drawHeading } from './heading.ts';
import { type Lettering, lineIn, sans } from './lettering.ts';
import { drawLogo } from './logo.ts';
import { drawLowerArea } from './lower-area.ts';
import { drawTokenRow } from './token-row.ts';

/** What every part of one charter is drawn from. */
export interface Charter {
  readonly company: Company;
  /** Place of the company in the file. */
  readonly pointer: string;
  readonly format: CharterFormat;
  readonly colors: CharterColors;
}

const VARIANT: Lettering = { ...sans(8.3333, 8.3333), slant: 'italic' };

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
  const outer = { company, pointer, format, colors };
  const inner = { ...outer, format: innerFormat(format) };
  const contents = [
    ...drawHeading(inner, look),
    ...drawLogo(inner, look),
    ...(format.half ? [] : drawTokenRow(inner, look)),
    ...drawLowerArea(inner, game, look),
    ...drawVariant(inner, look),
  ];
  return [
    ...drawGround(outer, look),
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
    fill: colors.ink,
  } as const;
  return lineIn(company.variant, VARIANT, place, { called: 'variant', key: 'variant' }, charter, look);
};
