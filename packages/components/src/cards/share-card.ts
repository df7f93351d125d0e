import type { ShareCard } from '@platelayer/game';
import { type Box, type Color, type Node, rect } from '@platelayer/scene';
import { drawGroupMark, markSize } from '../group-mark.ts';
import type { Look } from '../look.ts';
import { namedColor, plainTextColor } from '../text-color.ts';
import { sansSerif, type TextStyle } from '../text-setting.ts';
import type { CardContext, CardFace } from './card.ts';
import { fitFlow } from './flow.ts';
import { bandFormat, type CardFormat, innerSize, MARGIN, type Size } from './format.ts';
import { hasBlackEdge } from './pale.ts';
import { drawFigures } from './share-figures.ts';
import { drawLabelPill } from './share-label.ts';
import { drawShareTokens, MIN_RADIUS, OUTLINE, type ShareStyle } from './share-tokens.ts';
import { drawVariant } from './variant.ts';

/** Differences between the three designs (50.5.3 to 50.5.5). */
interface ShareDesign {
  /** Left end of texts and figures; they end at the right margin. */
  readonly left: number;
  /** Texts are centred between this and the right edge. */
  readonly axisFrom: number;
  /** Whether the card shows the name. */
  readonly name: boolean;
  /** Top of a subtext without a name above it; less on a low card. */
  readonly subtextTop: number;
  /** Limit for a label of several lines: below the first line of the name, or below the tokens. */
  readonly ceiling: number;
  /** Distance between texts and the bottom edge. */
  readonly floor: number;
  /** Distance between the first and the second line of figures. */
  readonly secondLine: number;
  band(format: CardFormat): Box;
  /** Whether tokens are on the band, so that they need a visible outline. */
  readonly tokensOnBand: boolean;
  /** Field in the company's colour on a president's share. `nameBottom` is the bottom of its name. */
  presidentField(format: CardFormat, nameBottom: number): Box;
  /** Position of the group's mark: centred on the band, or in the top right corner. */
  readonly mark: { readonly x: number; readonly most: number } | 'corner';
  /** Black strips along the band. */
  edges(format: CardFormat): readonly Box[];
}

const fullHeight = (x: number, width: number, { height, bleed }: CardFormat): Box => ({
  x,
  y: -bleed,
  width,
  height: height + 2 * bleed,
});

const HAIRLINE = 1.0417;

/** Common to the two designs with a band at the left and a field behind the name of a president's share. */
const BAND_AT_LEFT = {
  presidentField: ({ width, bleed }: CardFormat, nameBottom: number): Box => ({
    x: 67,
    y: -bleed,
    width: width - 67 + bleed,
    height: nameBottom + PRESIDENT_GAP + bleed,
  }),
  left: 79.5,
  axisFrom: 67,
  name: true,
  subtextTop: 6.25,
  ceiling: 35,
  floor: 31.25,
  secondLine: 20,
};

const DESIGNS: Readonly<Record<ShareStyle, ShareDesign>> = {
  left: {
    ...BAND_AT_LEFT,
    band: (format) => fullHeight(20.25, 25, format),
    tokensOnBand: false,
    mark: { x: 32.75, most: 20 },
    edges: (format) => [fullHeight(20.25, HAIRLINE, format), fullHeight(45.25 - HAIRLINE, HAIRLINE, format)],
  },
  gmt: {
    ...BAND_AT_LEFT,
    band: (format) => fullHeight(-format.bleed, 67 + format.bleed, format),
    tokensOnBand: true,
    mark: { x: 33.5, most: 50 },
    edges: (format) => [fullHeight(67, 2 * HAIRLINE, format)],
  },
  center: {
    left: MARGIN,
    axisFrom: 0,
    name: false,
    subtextTop: 75,
    ceiling: 66,
    floor: 43.75,
    secondLine: 37.5,
    band: ({ width, height, bleed }) => ({
      x: -bleed,
      y: height - 43.75,
      width: width + 2 * bleed,
      height: 6.25,
    }),
    tokensOnBand: false,
    mark: 'corner',
    // Figures are on this field.
    presidentField: ({ width, height, bleed }) => ({
      x: -bleed,
      y: height - 43.75,
      width: width + 2 * bleed,
      height: 43.75 + bleed,
    }),
    edges: () => [],
  },
};

/** `least` is the smallest height of one line. */
const SUBTEXT = { style: sansSerif(12, 20, { weight: 'bold', minSize: 8 }), gap: 6.25, least: 12.6 };
/** Distance of the label from the bottom edge, and of texts from the label. */
const PILL_PLACE = { above: 50, gap: 3 };
const NAME = { size: 18, lineHeight: 22, minSize: 9 };
/** How far figures move up for a variant below them. */
const ABOVE_VARIANT = 7.5;
/** Space between the name of a president's share and the end of its field. */
const PRESIDENT_GAP = 8;
/** Additional space between that field and the label. */
const FIELD_GAP = 4;

/** A group's mark: its height, its largest fraction of the card's height, and its distance from tokens. */
const MARK = { height: 22, most: 0.15, gap: 5 };

/** Draws a share in the configured style (50.5). */
export const drawShareCard = (share: ShareCard, look: Look, context: CardContext): CardFace => {
  const style = look.config.cards.shareStyle;
  const design = DESIGNS[style];
  const size = innerSize(context.format);
  const ground = namedColor(share.backgroundColor, 'map', look);
  const color = namedColor(share.color, 'companies', look);
  const fill = plainTextColor(ground, look);
  // Text colour on the field of a president's share.
  const onField = share.president && color !== undefined ? look.readable(color) : fill;
  const right = size.width - MARGIN;
  const area = { left: design.left, right: Math.max(right, design.left + 1) };
  const room = area.right - area.left;
  const figures = drawFigures(
    share,
    {
      ...area,
      secondLine: design.secondLine,
      height: size.height - (share.variant === undefined ? 0 : ABOVE_VARIANT),
    },
    { line: design.name ? fill : onField, above: fill },
    look,
    context,
  );
  const axis = (design.axisFrom + size.width) / 2;
  const bottom = Math.min(size.height - PILL_PLACE.above, figures.top);
  const pill = drawLabelPill(share, { x: axis, room, ceiling: design.ceiling, bottom }, look, context);
  const floor = Math.min(
    (pill?.top ?? size.height) - PILL_PLACE.gap,
    figures.top,
    size.height - design.floor,
  );
  const upper = upperPart(share, design, { floor, below: Math.min(pill?.top ?? size.height, figures.top) });
  const texts = drawTexts(
    share,
    design,
    { axis, room, floor, subtextTop: upper.subtextTop },
    { name: onField, subtext: fill },
    look,
    context,
  );
  const mark = drawMark(share, design, size, { band: color ?? ground, corner: ground }, look);
  return {
    ground,
    band: drawBand(share, design, color, texts.nameBottom, look, context),
    body: [
      ...texts.nodes,
      ...figures.nodes,
      ...drawShareTokens(
        share,
        style,
        { ...size, bottom: upper.tokensBottom, ...mark.tokenRoom },
        look,
        design.tokensOnBand && color ? look.readable(color) : undefined,
      ),
      ...mark.nodes,
      ...(pill?.nodes ?? []),
      ...drawVariant(share.variant, size, design.name ? fill : onField, look, context),
    ],
  };
};

/** Draws the mark of the company's group on the president's share. Also returns the space left for tokens. */
const drawMark = (
  { president, variant, company: { group } }: ShareCard,
  { mark: place }: ShareDesign,
  { width, height }: Size,
  grounds: { readonly band: Color | undefined; readonly corner: Color | undefined },
  look: Look,
): {
  readonly nodes: readonly Node[];
  readonly tokenRoom?: { readonly right: number } | { readonly height: number };
} => {
  if (!president || group === undefined) return { nodes: [] };
  const high = Math.min(MARK.height, MARK.most * height);
  if (place === 'corner') {
    const size = markSize(group, { width: width / 4, height: high });
    const centre = { x: width - MARGIN - size.width / 2, y: MARGIN + size.height / 2 };
    return {
      nodes: drawGroupMark(group, centre, size, grounds.corner, look),
      tokenRoom: { right: width - MARGIN - size.width - MARK.gap },
    };
  }
  const size = markSize(group, { width: place.most, height: high });
  const bottom = height - MARGIN - (variant === undefined ? 0 : ABOVE_VARIANT);
  const centre = { x: place.x, y: bottom - size.height / 2 };
  return {
    nodes: drawGroupMark(group, centre, size, grounds.band, look),
    tokenRoom: { height: bottom + MARGIN - size.height - MARK.gap },
  };
};

/** Division of the space above label and figures between tokens and subtext. */
interface UpperPart {
  /** Omitted if the card is too low for a subtext. */
  readonly subtextTop?: number;
  readonly tokensBottom: number;
}

/** Designs with a band have separate spaces for both. In the others, a low card moves the subtext up, and tokens shrink for it. */
const upperPart = (
  { subtext }: ShareCard,
  design: ShareDesign,
  { floor, below }: { readonly floor: number; readonly below: number },
): UpperPart => {
  if (design.name) return { subtextTop: design.subtextTop, tokensBottom: Number.POSITIVE_INFINITY };
  const subtextTop = Math.min(design.subtextTop, floor - SUBTEXT.least);
  const tokensBottom = subtextTop - PILL_PLACE.gap;
  const minBottom = MARGIN + 2 * (MIN_RADIUS + OUTLINE);
  return subtext !== undefined && tokensBottom >= minBottom
    ? { subtextTop, tokensBottom }
    : { tokensBottom: below - OUTLINE };
};

const drawBand = (
  share: ShareCard,
  design: ShareDesign,
  color: Color | undefined,
  nameBottom: number,
  look: Look,
  context: CardContext,
): readonly Node[] => {
  const format = bandFormat(context.format);
  // On a narrow card, widths next to the band may be negative.
  const painted = ({ x, y, width, height }: Box, fill: Color) =>
    rect(x, y, Math.max(0, width), Math.max(0, height), { fill });
  const hasEdges = hasBlackEdge(share.color, color, look);
  const field = design.presidentField(format, nameBottom);
  const president = share.president && color !== undefined;
  return [
    ...(color === undefined ? [] : [painted(design.band(format), color)]),
    ...(president ? [painted(field, color)] : []),
    ...(hasEdges ? design.edges(format).map((edge) => painted(edge, '#000')) : []),
    ...(president && hasEdges && design.name
      ? [painted({ ...field, y: field.y + field.height, height: 2 * HAIRLINE }, '#000')]
      : []),
  ];
};

interface TextsPlace {
  readonly axis: number;
  readonly room: number;
  readonly floor: number;
  /** Top of a subtext without a name above it, or undefined if it does not fit. */
  readonly subtextTop: number | undefined;
}

/** Draws name and subtext, centred. */
const drawTexts = (
  { name, subtext, company, president }: ShareCard,
  design: ShareDesign,
  { axis, room, floor, subtextTop }: TextsPlace,
  fills: { readonly name: Color; readonly subtext: Color },
  look: Look,
  context: CardContext,
): { readonly nodes: readonly Node[]; readonly nameBottom: number } => {
  const centred = (text: string, part: 'name' | 'subtext', style: TextStyle, top: number, bottom: number) => {
    const strip = () => ({ left: axis - room / 2, right: axis + room / 2 });
    const flow = { paragraphs: [text], top, bottom, style, align: 'center', strip } as const;
    return fitFlow(flow, part, { fill: fills[part] }, look, context);
  };
  const gap = president && design.name ? PRESIDENT_GAP + SUBTEXT.gap : SUBTEXT.gap;
  const reserved =
    subtext === undefined ? (president ? PRESIDENT_GAP + FIELD_GAP : 0) : gap + SUBTEXT.style.lineHeight;
  const nameStyle = {
    ...NAME,
    family: company.fontFamily,
    weight: company.fontWeight,
    slant: company.fontStyle,
  };
  const heading =
    design.name && name !== '' ? centred(name, 'name', nameStyle, MARGIN, floor - reserved) : undefined;
  const nameBottom = heading?.bottom ?? MARGIN;
  if (subtext === undefined) return { nodes: heading?.nodes ?? [], nameBottom };
  const top = heading === undefined ? subtextTop : nameBottom + gap;
  if (top === undefined) {
    reportNoSubtext(look, context);
    return { nodes: [], nameBottom };
  }
  const below = centred(subtext, 'subtext', SUBTEXT.style, top, floor);
  return { nodes: [...(heading?.nodes ?? []), ...below.nodes], nameBottom };
};

const reportNoSubtext = (look: Look, { label, pointer }: CardContext): void =>
  look.report({
    severity: 'warning',
    code: 'layout/overflow',
    message: `There is no space for the subtext on the ${label}, so it is left out.`,
    pointer,
    hint: 'Remove the label or one of the figures, or make the card larger.',
  });
