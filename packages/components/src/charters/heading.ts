import { block, groupAt, type Node, type TextBlock, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import {
  fitTextBlock,
  lacksItalics,
  pointsToUnits,
  slantWithoutItalics,
  type TextStyle,
} from '../text-setting.ts';
import { type Charter, fieldOf } from './charter.ts';
import { type CharterFormat, headOf, PADDING } from './format.ts';
import { tokenRow } from './token-row.ts';

/** Below these sizes a name or a subtext is cut rather than made smaller. */
const MIN_SIZE = { name: 9, subtext: 7 };

/** The largest part of the head's height that a long subtext may take from a long name. */
const SUBTEXT_SHARE = 1 / 3;

/** Distance that a crowded heading keeps from the first token, and from the edges of the head. */
const CLEARANCE = 3;
const EDGE_CLEARANCE = 8;

/** Between a crowded name and its subtext, whose lines are closer than those of others. */
const GAP = 3;

/** The name always has this much room, however many tokens there are (60.12.10). */
const MIN_NAME_WIDTH = 100;

/** Left edge of the name: right of the logo disc, if there is one (60.4.1). */
const nameLeft = ({ style, minor }: Pick<CharterFormat, 'style' | 'minor'>): number => {
  if (style === 'carth') return PADDING;
  return minor ? 87.5 : 100;
};

/** The edges that the name wraps between. */
export const nameEdges = (
  format: CharterFormat,
  tokens: number,
): { readonly left: number; readonly right: number } => {
  const left = nameLeft(format);
  const end = format.width - PADDING;
  if (format.half || tokens === 0) return { left, right: end };
  const row = tokenRow(format, tokens);
  return { left, right: Math.min(Math.max(row.left, left + MIN_NAME_WIDTH), row.firstDisc - CLEARANCE) };
};

/** Name and subtext, one over the other, in the middle of the head (60.4.1). */
export const drawHeading = (charter: Charter, look: Look): readonly Node[] => {
  const { format, company, colors } = charter;
  const { left, right } = nameEdges(format, company.stations.length);
  const height = headOf(format).height;
  const letters = nameStyle(charter);
  // What leans out at the right may do so as far as the padding.
  const beyond = Math.max(0, Math.min(overhang(letters, look), height / 4) - PADDING);
  const style = { ...letters, fill: colors.head, width: right - left - beyond };
  const { name, subtext, gap = 0 } = fitHeading(charter, style, height - 2 * EDGE_CLEARANCE, look);
  const top = (height - name.height - gap - (subtext?.height ?? 0)) / 2;
  const place = (of: TextBlock | undefined, y: number): readonly Node[] =>
    of ? [groupAt(translate(left, y), ...slantWithoutItalics(of.node, style, look.fonts))] : [];
  return [...place(name, top), ...place(subtext, top + name.height + gap)];
};

/** How far the slant moves the tops of capitals, of their size. */
const OVERHANG = 0.2;

/** How far slanted letters reach beyond the width of their line. */
const overhang = (style: TextStyle, look: Look): number =>
  lacksItalics(style, look.fonts) ? OVERHANG * style.size : 0;

/** Lines are a tenth higher than the name's letters. */
const nameStyle = ({ company: { fontFamily, fontWeight, fontStyle, fontSize } }: Charter): TextStyle => {
  const size = pointsToUnits(fontSize);
  return {
    family: fontFamily,
    weight: fontWeight,
    slant: fontStyle,
    size,
    lineHeight: 1.1 * size,
    minSize: MIN_SIZE.name,
  };
};

const fitHeading = (
  charter: Charter,
  style: TextStyle & { readonly width: number },
  height: number,
  look: Look,
): { readonly name: TextBlock; readonly subtext?: TextBlock; readonly gap?: number } => {
  const { company } = charter;
  const small = { ...style, size: style.size / 2, minSize: MIN_SIZE.subtext };
  const name = block(look.fonts, company.name, 0, 0, style);
  const subtext = company.subtext ? block(look.fonts, company.subtext, 0, 0, small) : undefined;
  const blocks = subtext ? [name, subtext] : [name];
  const fits =
    blocks.reduce((sum, { height }) => sum + height, 0) <= height &&
    blocks.every(({ width }) => width <= style.width);
  if (fits) return subtext ? { name, subtext } : { name };

  const below = company.subtext
    ? fitTextBlock(
        company.subtext,
        { ...small, height: height * SUBTEXT_SHARE },
        'subtext',
        look,
        fieldOf(charter, 'subtext'),
      )
    : undefined;
  const above = fitTextBlock(
    company.name,
    { ...style, height: height - (below ? below.height + GAP : 0) },
    'name',
    look,
    fieldOf(charter, 'name'),
  );
  return below ? { name: above, subtext: below, gap: GAP } : { name: above };
};
