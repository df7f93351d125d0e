import { line, type Node, rect } from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import { RULE } from '../certificate/frame.ts';
import type { Look } from '../look.ts';
import { boldDisplay, drawTextLine } from '../text-setting.ts';
import { type Charter, fieldOf, reportNoSpace } from './charter.ts';
import { innerFormat, insetOf, MIN_SIZE, PADDING } from './format.ts';

const LETTERS = boldDisplay(15, 25, 8);

/** Height of a company's banner, or 0 if it has none or there is no space. */
export const bannerHeight = ({ company, format }: Pick<Charter, 'company' | 'format'>): number =>
  company.banner === undefined || innerFormat(format).height - LETTERS.lineHeight < MIN_SIZE.height
    ? 0
    : LETTERS.lineHeight;

/** Draws a text on a strip of the company's colour along the bottom edge (60.3.2). */
export const drawBanner = (charter: Charter, look: Look): readonly Node[] => {
  const { company, format, colors } = charter;
  if (company.banner === undefined) return [];
  const owner = fieldOf(charter, 'banner');
  if (bannerHeight(charter) === 0) {
    reportNoSpace(
      `There is no space for the banner on the ${charter.label}, so it is left out.`,
      look,
      owner,
    );
    return [];
  }
  const { width, height, bleed } = format;
  const inset = insetOf(format);
  const top = height - inset - LETTERS.lineHeight;
  // It ends inside the border of a certificate; otherwise it continues under the frame into the bleed.
  const [beyond, fill] = colors.ink ? [-inset, colors.ink.field] : [bleed, colors.company];
  const strip = fill ? [rect(-beyond, top, width + 2 * beyond, height + beyond - top, { fill })] : [];
  const edge = colors.ink
    ? [line(inset, top, width - inset, top, { stroke: { color: colors.ink.line, width: RULE } })]
    : colors.pale || (format.style === 'color' && look.config.charters.blackBand)
      ? [rect(-bleed, top, width + 2 * bleed, 2 * HAIRLINE, { fill: '#000' })]
      : [];
  const place = {
    x: width / 2,
    top,
    width: width - 2 * (inset + PADDING),
    anchor: 'middle',
  } as const;
  const ink = { fill: look.readable(fill ?? colors.ground) };
  return [...strip, ...edge, ...drawTextLine(company.banner, LETTERS, place, ink, 'banner', look, owner)];
};
