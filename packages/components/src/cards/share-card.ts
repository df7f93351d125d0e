import type { ShareCard } from '@platelayer/game';
import { type Box, type Color, type Node, rect } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { namedColor, plainTextColor } from '../text-color.ts';
import { sansSerif, type TextStyle } from '../text-setting.ts';
import type { CardContext, CardFace } from './card.ts';
import { fitFlow } from './flow.ts';
import { type CardFormat, innerSize, MARGIN } from './format.ts';
import { drawLabelPill } from './label-pill.ts';
import { drawFigures } from './share-figures.ts';
import { drawShareTokens, type ShareStyle } from './share-tokens.ts';
import { drawVariant } from './variant.ts';

/** What the three designs differ in (50.5.3 to 50.5.5). */
interface ShareDesign {
  /** Where text and figures begin; they end at the right margin. */
  readonly left: number;
  /** What the middle of the text area is the middle of: from here to the right edge. */
  readonly axisFrom: number;
  readonly name: boolean;
  /** Where the subtext begins if no name stands above it. */
  readonly subtextTop: number;
  /** A label of several lines grows up to here: below the first line of the name, or below the tokens. */
  readonly ceiling: number;
  /** Texts end this far above the lower edge, and a second line of figures begins so far above the first. */
  readonly floor: number;
  readonly secondLine: number;
  band(format: CardFormat): Box;
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

/** The two designs with a band beside the texts. */
const BAND_AT_LEFT = {
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
    edges: (format) => [fullHeight(20.25, HAIRLINE, format), fullHeight(45.25 - HAIRLINE, HAIRLINE, format)],
  },
  gmt: {
    ...BAND_AT_LEFT,
    band: (format) => fullHeight(-format.bleed, 67 + format.bleed, format),
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
    edges: () => [],
  },
};

const SUBTEXT = { style: sansSerif(12, 20, { weight: 'bold', minSize: 8 }), gap: 6.25 };
/** The pill's distance from the lower edge, and what texts above it keep from it. */
const PILL = { above: 50, gap: 3 };
const NAME = { size: 16, lineHeight: 20, minSize: 9 };

/** A share certificate in the style of the configuration (50.5). */
export const drawShareCard = (share: ShareCard, look: Look, context: CardContext): CardFace => {
  const style = look.config.cards.shareStyle;
  const design = DESIGNS[style];
  const size = innerSize(context.format);
  const ground = namedColor(share.backgroundColor, 'map', look, context);
  const fill = plainTextColor(ground, look);
  const right = size.width - MARGIN;
  const area = { left: design.left, right: Math.max(right, design.left + 1) };
  const room = area.right - area.left;
  const figures = drawFigures(
    share,
    { ...area, secondLine: design.secondLine, height: size.height },
    fill,
    look,
    context,
  );
  const axis = (design.axisFrom + size.width) / 2;
  const bottom = Math.min(size.height - PILL.above, figures.top);
  const pill = drawLabelPill(share, { x: axis, room, ceiling: design.ceiling, bottom }, look, context);
  const floor = Math.min((pill?.top ?? size.height) - PILL.gap, figures.top, size.height - design.floor);
  return {
    ground,
    band: drawBand(share, design, look, context),
    body: [
      ...drawTexts(share, design, { axis, room, floor }, fill, look, context),
      ...figures.nodes,
      ...drawShareTokens(share, style, size, look),
      ...(pill?.nodes ?? []),
      ...drawVariant(share.variant, size, fill, look, context),
    ],
  };
};

const drawBand = (
  share: ShareCard,
  design: ShareDesign,
  look: Look,
  context: CardContext,
): readonly Node[] => {
  const { format } = context;
  const color = namedColor(share.color, 'companies', look, context);
  const painted = ({ x, y, width, height }: Box, fill: Color) => rect(x, y, width, height, { fill });
  const hasEdges = share.color === 'white' || look.config.cards.blackBand;
  return [
    ...(color === undefined ? [] : [painted(design.band(format), color)]),
    ...(hasEdges ? design.edges(format).map((edge) => painted(edge, '#000')) : []),
  ];
};

/** Name and subtext, centred, down to what stands below them. */
const drawTexts = (
  { name, subtext, company }: ShareCard,
  design: ShareDesign,
  { axis, room, floor }: { readonly axis: number; readonly room: number; readonly floor: number },
  fill: Color,
  look: Look,
  context: CardContext,
): readonly Node[] => {
  const centred = (text: string, part: string, style: TextStyle, top: number, bottom: number) => {
    const strip = () => ({ left: axis - room / 2, right: axis + room / 2 });
    const flow = { paragraphs: [text], top, bottom, style, align: 'center', strip } as const;
    return fitFlow(flow, part, { fill }, look, context);
  };
  const kept = subtext === undefined ? 0 : SUBTEXT.gap + SUBTEXT.style.lineHeight;
  const nameStyle = {
    ...NAME,
    family: company.fontFamily,
    weight: company.fontWeight,
    slant: company.fontStyle,
  };
  const heading =
    design.name && name !== '' ? centred(name, 'name', nameStyle, MARGIN, floor - kept) : undefined;
  if (subtext === undefined) return heading?.nodes ?? [];
  const top = heading === undefined ? design.subtextTop : heading.bottom + SUBTEXT.gap;
  const below = centred(subtext, 'subtext', SUBTEXT.style, top, floor);
  return [...(heading?.nodes ?? []), ...below.nodes];
};
