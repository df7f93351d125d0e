import type { ShareCard } from '@platelayer/game';
import { circle, fitBlock, groupAt, type Node, path, polygon, translate } from '@platelayer/scene';
import type { CardContext, CardFace } from '../cards/card.ts';
import { fitFlow } from '../cards/flow.ts';
import { innerSize } from '../cards/format.ts';
import { shareCount } from '../cards/share-figures.ts';
import type { Look } from '../look.ts';
import { namedColor, PAPER } from '../text-color.ts';
import { boldDisplay, drawFittedLine, fitLine, sansSerif, shrinkLine } from '../text-setting.ts';
import { faceOfCompany } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { drawBanknoteFigure } from './figure.ts';
import {
  drawCertificateVariant,
  drawCornerFigure,
  drawCornerMark,
  drawFrame,
  drawSealRosette,
  drawUnderprint,
  INSIDE,
} from './frame.ts';
import { type CertificateInk, certificateInk } from './ink.ts';

/** Seal with the logo: relative size of its rosette, largest fraction of the width, and distance from the name. */
const SEAL = { rosette: 1.32, width: 0.45, gap: 4 };
const GAP = 5;
const NAME = { size: 19, lineHeight: 22, minSize: 9 };
const SUBTEXT = sansSerif(11, 13, { weight: 'bold', minSize: 7.5 });
const COUNT = boldDisplay(14, 17, 8);
/** `inset` is the distance of several lines from the edges. */
const RIBBON = { ...boldDisplay(15, 18, 8), height: 22, tail: 7, inset: 1.5 };
/** A label uses several lines if that makes its letters larger by this factor. */
const LARGER = 1.2;

/** The largest number of pips that players can count at a glance. */
const MAX_PIPS = 20;
const PIP = { radius: 3.6, gap: 3 };
const PIPS_HEIGHT = 2 * PIP.radius + 5;

/** Smallest and full height of the large percentage. */
const MIN_FIGURE = 24;
const FULL_FIGURE = 58;

/** Smallest height of the parts below the name: percentage, ribbon, pips and share count. */
const MIN_BODY = MIN_FIGURE + RIBBON.height + 3 + PIPS_HEIGHT + COUNT.lineHeight + 3;

/** Draws a share as a certificate, with a seal, a large percentage and a pip for every share of the company. */
export const drawShareCertificate = (share: ShareCard, look: Look, context: CardContext): CardFace => {
  const size = innerSize(context.format);
  const { width, height } = size;
  const paper = namedColor(share.backgroundColor, 'map', look) ?? PAPER;
  const ink = certificateInk(namedColor(share.color, 'companies', look), look, paper);
  const fill = look.readable(ink.ground);
  const variant = drawCertificateVariant(share.variant, size, fill, look, context);
  const [top, bottom] = [INSIDE + GAP, height - INSIDE - GAP - variant.height];
  const room = Math.max(1, width - 2 * (INSIDE + GAP));
  const heading = drawHeading(
    share,
    { axis: width / 2, room, top, bottom: bottom - MIN_BODY },
    fill,
    look,
    context,
  );

  const sealTop = heading.bottom + SEAL.gap;
  const reach = Math.max(4, Math.min((bottom - sealTop) / 2, (SEAL.width * room) / 2));
  const seal = { x: INSIDE + GAP + reach, y: (sealTop + bottom) / 2 };
  const left = seal.x + reach + GAP;
  const column = { x: (left + width - INSIDE - GAP) / 2, width: Math.max(1, width - INSIDE - GAP - left) };
  const label = share.label === undefined ? 0 : RIBBON.height + 3;
  const spare = bottom - heading.bottom - MIN_FIGURE - label - PIPS_HEIGHT;
  const words = setWords(share, column.width, spare, look);
  const wordsTop = bottom - words.length * COUNT.lineHeight;
  const pips = drawPips(share, { ...column, bottom: wordsTop }, ink);
  const ribbonBottom = wordsTop - pips.height - 3;
  const ribbon =
    share.label === undefined
      ? { nodes: [], top: ribbonBottom + 3 }
      : drawRibbon(share.label, { ...column, top: heading.bottom, bottom: ribbonBottom }, ink, look, context);
  const portion = share.percent === undefined ? '' : `${share.percent}%`;
  const figure = portion || (share.shares === undefined ? '' : String(share.shares));
  return {
    ground: ink.ground,
    band: [],
    body: [
      ...drawUnderprint(column.x, seal.y, Math.min(column.width / 2, reach), ink),
      ...drawFrame(size, ink, share.president),
      ...(figure === ''
        ? []
        : (['top right', 'bottom left'] as const).flatMap(
            (corner) => drawCornerFigure(figure, corner, size, ink, 'percentage', look, context).nodes,
          )),
      ...drawCornerMark(share.president ? share.company.group : undefined, ink, look),
      ...drawSealRosette(seal.x, seal.y, reach / SEAL.rosette, ink),
      ...drawSeal(share, reach / SEAL.rosette, seal, look),
      ...heading.nodes,
      ...drawBanknoteFigure(
        figure,
        { ...column, top: heading.bottom, bottom: ribbon.top - 3 },
        ink,
        'percentage',
        look,
        context,
      ),
      ...ribbon.nodes,
      ...pips.nodes,
      ...words.flatMap((line, i) =>
        drawFittedLine(
          fitLine(line, COUNT, column.width, 'share count', look, context),
          column.x,
          wordsTop + i * COUNT.lineHeight,
          'middle',
          { fill },
          look,
        ),
      ),
      ...variant.nodes,
    ],
  };
};

/** Returns lines with share count, cost and revenue: one line, or several if one would be cut and there is space. */
const setWords = (
  { shares, cost, revenue }: ShareCard,
  width: number,
  height: number,
  look: Look,
): readonly string[] => {
  const words = [
    shares === undefined ? '' : shareCount(shares),
    look.money(cost, 'share'),
    revenue === undefined ? '' : `Revenue: ${look.money(revenue, 'share')}`,
  ].filter(Boolean);
  const line = words.join(' · ');
  if (line === '') return [];
  const apart = words.length * COUNT.lineHeight <= height && shrinkLine(line, COUNT, width, look.fonts).cut;
  return apart ? words : [line];
};

const drawSeal = (
  share: ShareCard,
  radius: number,
  at: { x: number; y: number },
  look: Look,
): readonly Node[] => [
  groupAt(
    translate(at.x, at.y),
    ...drawToken(faceOfCompany(share.company, look, { width: radius }), look, { radius }),
  ),
];

const drawHeading = (
  { name, subtext, company }: ShareCard,
  { axis, room, top, bottom }: { axis: number; room: number; top: number; bottom: number },
  fill: string,
  look: Look,
  context: CardContext,
) => {
  const centred = {
    align: 'center',
    strip: () => ({ left: axis - room / 2, right: axis + room / 2 }),
  } as const;
  const { fontFamily: family, fontWeight: weight, fontStyle: slant } = company;
  const reserved = subtext === undefined ? 0 : SUBTEXT.lineHeight;
  const heading = fitFlow(
    {
      ...centred,
      paragraphs: name === '' ? [] : [name],
      top,
      bottom: bottom - reserved,
      style: { ...NAME, family, weight, slant },
    },
    'name',
    { fill },
    look,
    context,
  );
  if (subtext === undefined) return heading;
  const below = fitFlow(
    { ...centred, paragraphs: [subtext], top: heading.bottom, bottom, style: SUBTEXT },
    'subtext',
    { fill },
    look,
    context,
  );
  return { ...below, nodes: [...heading.nodes, ...below.nodes] };
};

/** Draws the label on a ribbon, upwards from `bottom`, on several lines if one would be cut or much smaller. `top` is the top of the percentage. */
const drawRibbon = (
  label: string,
  place: { readonly x: number; readonly top: number; readonly bottom: number; readonly width: number },
  ink: CertificateInk,
  look: Look,
  context: CardContext,
): { readonly nodes: readonly Node[]; readonly top: number } => {
  const { x, bottom } = place;
  const { lineHeight, inset } = RIBBON;
  const room = place.width - 2 * RIBBON.tail - 10;
  const fill = ink.onField;
  const oneLine = shrinkLine(label, RIBBON, room, look.fonts);
  if (oneLine.size < RIBBON.size) {
    // The percentage shrinks only if the label would be cut.
    const ceiling = place.top + (oneLine.cut ? MIN_FIGURE : FULL_FIGURE);
    const maxHeight = Math.max(RIBBON.height, bottom - ceiling) - 2 * inset;
    const options = { ...RIBBON, width: room, height: maxHeight, align: 'center', fill } as const;
    const block = fitBlock(look.fonts, label, x - room / 2, 0, options);
    const height = Math.max(RIBBON.height, block.height + 2 * inset);
    const top = bottom - height;
    const letters = groupAt(translate(0, top + (height - block.height) / 2), block.node);
    if (block.fit !== 'cut' && (oneLine.cut || block.size > LARGER * oneLine.size))
      return { nodes: [ribbonShape(x, top, block.width, height, ink), letters], top };
  }
  const line = fitLine(label, RIBBON, room, 'label', look, context);
  const top = bottom - RIBBON.height;
  const letters = drawFittedLine(line, x, top + (RIBBON.height - lineHeight) / 2, 'middle', { fill }, look);
  return { nodes: [ribbonShape(x, top, line.width, RIBBON.height, ink), ...letters], top };
};

/** Draws a ribbon with notched ends around text of this width. */
const ribbonShape = (x: number, top: number, width: number, height: number, ink: CertificateInk): Node => {
  const half = width / 2 + RIBBON.tail + 5;
  const [from, to, middle, bottom] = [x - half, x + half, top + height / 2, top + height];
  return polygon(
    [
      [from, top],
      [to, top],
      [to - RIBBON.tail, middle],
      [to, bottom],
      [from, bottom],
      [from + RIBBON.tail, middle],
    ],
    { fill: ink.field, stroke: { color: ink.line, width: 0.9 } },
  );
};

/** Draws a row of pips for all shares of the company, with those of this card filled. */
const drawPips = (
  share: ShareCard,
  { x, bottom, width }: { readonly x: number; readonly bottom: number; readonly width: number },
  ink: CertificateInk,
): { readonly nodes: readonly Node[]; readonly height: number } => {
  const own = typeof share.shares === 'number' ? share.shares : 0;
  const all = share.company.shares.reduce(
    (sum, { shares, copies }) => sum + (typeof shares === 'number' ? shares * copies : 0),
    0,
  );
  const total = Math.ceil(all <= MAX_PIPS ? all : own);
  const pitch = Math.min(2 * PIP.radius + PIP.gap, width / total);
  if (total === 0 || own === 0 || pitch < 5) return { nodes: [], height: 0 };
  const radius = Math.min(PIP.radius, pitch / 2 - 0.8);
  const nodes = Array.from({ length: total }, (_, i) => {
    const part = Math.min(1, Math.max(0, own - i));
    return drawPip(x + (i - (total - 1) / 2) * pitch, bottom - PIPS_HEIGHT / 2, radius, part, ink);
  });
  return { nodes: nodes.flat(), height: PIPS_HEIGHT };
};

/** Draws a pip. A fraction fills its left half. */
const drawPip = (x: number, y: number, r: number, part: number, ink: CertificateInk): readonly Node[] => {
  const stroke = { color: ink.line, width: 0.8 };
  if (part >= 1) return [circle(x, y, r, { fill: ink.line, stroke })];
  return [
    circle(x, y, r, { fill: PAPER, stroke }),
    ...(part > 0 ? [path(`M ${x} ${y - r} A ${r} ${r} 0 0 0 ${x} ${y + r} Z`, { fill: ink.line })] : []),
  ];
};
