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
import { DETAILS, drawDetails, hasDetails } from './details.ts';
import { type CharterFormat, headOf, isHeadLow, PADDING } from './format.ts';
import { drawHeadMark, markRoom } from './head-mark.ts';
import { tokenRow } from './token-row.ts';

/** Smaller names and subtexts are cut. */
const MIN_FONT_SIZE = { name: 9, subtext: 7 };

/** Largest fraction of the head's height for a long subtext below a long name. */
const SUBTEXT_SHARE = 1 / 3;

/** Distance of a crowded heading from the first token, and from the edges of the head. */
const CLEARANCE = 3;
const EDGE_CLEARANCE = 8;

/** Space between a crowded name and its subtext. */
const GAP = 3;

/** Space between name or subtext and the line of details. */
const DETAILS_GAP = 2;

/** Smallest width for the name, however many tokens there are (60.12.10). */
const MIN_NAME_WIDTH = 100;

/** Left end of the heading, to the right of the logo if there is one (60.4.1). */
const headingLeft = (format: CharterFormat): number => {
  if (format.style === 'carth') return PADDING;
  return isHeadLow(format) ? 87.5 : 100;
};

/** Left and right limits of the name. `mark` is the width that the mark of a group takes. */
export const nameEdges = (
  format: CharterFormat,
  tokens: number,
  mark = 0,
): { readonly left: number; readonly right: number } => {
  const left = headingLeft(format) + mark;
  const end = format.width - PADDING;
  if (format.half || format.tokensBelow || tokens === 0) return { left, right: end };
  const row = tokenRow(format, tokens, mark);
  return { left, right: Math.min(Math.max(row.left, left + MIN_NAME_WIDTH), row.firstDisc - CLEARANCE) };
};

/** Draws name, subtext and details, vertically centred in the head, and the mark of the group next to them (60.4.1). */
export const drawHeading = (charter: Charter, look: Look): readonly Node[] => {
  const { format, company } = charter;
  const details = hasDetails(company);
  const { left, right } = nameEdges(format, company.stations.length, markRoom(company));
  const { height } = headOf(format);
  const lower = details ? DETAILS_GAP + DETAILS.lineHeight : 0;
  // A low head has no space for both subtext and details.
  const shown = details && (isHeadLow(format) || format.half) ? withoutSubtext(charter) : charter;
  const words = drawNames(shown, { left, right, height: height - lower }, look);
  return [
    ...drawHeadMark(charter, { x: headingLeft(format), y: height / 2 }, look),
    ...words.nodes,
    ...(details ? drawDetails(charter, { left, right, top: words.bottom + DETAILS_GAP }, look) : []),
  ];
};

const withoutSubtext = (charter: Charter): Charter => {
  const { subtext: _, ...company } = charter.company;
  return { ...charter, company };
};

interface NamesPlace {
  readonly left: number;
  readonly right: number;
  /** They are vertically centred in this height. */
  readonly height: number;
}

/** Draws the name with the subtext below it. */
const drawNames = (
  charter: Charter,
  { left, right, height }: NamesPlace,
  look: Look,
): { readonly nodes: readonly Node[]; readonly bottom: number } => {
  const { colors } = charter;
  const letters = nameStyle(charter);
  // Slanted letters may extend into the padding.
  const beyond = Math.max(0, Math.min(overhang(letters, look), height / 4) - PADDING);
  const style = { ...letters, fill: colors.head, width: right - left - beyond };
  const { name, subtext, gap = 0 } = fitHeading(charter, style, height - 2 * EDGE_CLEARANCE, look);
  const totalHeight = name.height + gap + (subtext?.height ?? 0);
  const top = (height - totalHeight) / 2;
  const place = (of: TextBlock | undefined, y: number): readonly Node[] =>
    of ? [groupAt(translate(left, y), ...slantWithoutItalics(of.node, style, look.fonts))] : [];
  return {
    nodes: [...place(name, top), ...place(subtext, top + name.height + gap)],
    bottom: top + totalHeight,
  };
};

/** How far the slant moves the tops of capitals, as a fraction of the font size. */
const OVERHANG = 0.2;

/** How far slanted letters extend beyond the width of their line. */
const overhang = (style: TextStyle, look: Look): number =>
  lacksItalics(style, look.fonts) ? OVERHANG * style.size : 0;

/** The line height is a tenth larger than the font size. */
const nameStyle = ({ company: { fontFamily, fontWeight, fontStyle, fontSize } }: Charter): TextStyle => {
  const size = pointsToUnits(fontSize);
  return {
    family: fontFamily,
    weight: fontWeight,
    slant: fontStyle,
    size,
    lineHeight: 1.1 * size,
    minSize: MIN_FONT_SIZE.name,
  };
};

const fitHeading = (
  charter: Charter,
  style: TextStyle & { readonly width: number },
  height: number,
  look: Look,
): { readonly name: TextBlock; readonly subtext?: TextBlock; readonly gap?: number } => {
  const { company } = charter;
  const small = { ...style, size: style.size / 2, minSize: MIN_FONT_SIZE.subtext };
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
        fieldOf(charter, company.subtext === company.alias ? 'alias' : 'subtext'),
      )
    : undefined;
  const above = fitTextBlock(
    company.name,
    { ...style, height: height - (below ? below.height + GAP : 0) },
    'name',
    look,
    fieldOf(charter, company.name === company.alias ? 'alias' : 'name'),
  );
  return below ? { name: above, subtext: below, gap: GAP } : { name: above };
};
