import type { ShareCard } from '@platelayer/game';
import { circle, groupAt, type Node, path, polygon, translate } from '@platelayer/scene';
import type { CardContext, CardFace } from '../cards/card.ts';
import { fitFlow } from '../cards/flow.ts';
import { innerSize } from '../cards/format.ts';
import { shareCount } from '../cards/share-figures.ts';
import type { Look } from '../look.ts';
import { namedColor, PAPER } from '../text-color.ts';
import { boldDisplay, drawFittedLine, fitLine, sansSerif } from '../text-setting.ts';
import { faceOfCompany } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { drawBanknoteFigure } from './figure.ts';
import {
  drawCertificateVariant,
  drawCornerFigure,
  drawFrame,
  drawSealRosette,
  drawUnderprint,
  INSIDE,
} from './frame.ts';
import { type CertificateInk, certificateInk } from './ink.ts';

/** The seal with the logo at the left: how much wider its rosette is, its part of the width at most, and what it keeps from the name. */
const SEAL = { rosette: 1.32, width: 0.45, gap: 4 };
const GAP = 5;
const NAME = { size: 19, lineHeight: 22, minSize: 9 };
const SUBTEXT = sansSerif(11, 13, { weight: 'bold', minSize: 7.5 });
const COUNT = boldDisplay(14, 17, 8);
const RIBBON = { ...boldDisplay(15, 18, 8), height: 22, tail: 7 };

/** More pips than this are no longer counted at a glance. */
const MOST_PIPS = 20;
const PIP = { radius: 3.6, gap: 3 };

/** The least height of what stands below the name: a figure, ribbon, pips and the share count. */
const LEAST_BODY = 24 + RIBBON.height + 3 + 2 * PIP.radius + 5 + COUNT.lineHeight + 3;

/** A share as a certificate: border, seal, the portion as a figure, and a pip for every step. */
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
    { axis: width / 2, room, top, bottom: bottom - LEAST_BODY },
    fill,
    look,
    context,
  );

  const sealTop = heading.bottom + SEAL.gap;
  const reach = Math.max(4, Math.min((bottom - sealTop) / 2, (SEAL.width * room) / 2));
  const seal = { x: INSIDE + GAP + reach, y: (sealTop + bottom) / 2 };
  const left = seal.x + reach + GAP;
  const column = { x: (left + width - INSIDE - GAP) / 2, width: Math.max(1, width - INSIDE - GAP - left) };
  const words = [share.shares === undefined ? '' : shareCount(share.shares), moneyText(share, look)]
    .filter(Boolean)
    .join(' · ');
  const wordsTop = bottom - (words === '' ? 0 : COUNT.lineHeight);
  const pips = drawPips(share, { ...column, bottom: wordsTop }, ink);
  const ribbonTop = wordsTop - pips.height - (share.label === undefined ? 0 : RIBBON.height + 3);
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
      ...drawSealRosette(seal.x, seal.y, reach / SEAL.rosette, ink),
      ...drawSeal(share, reach / SEAL.rosette, seal, look),
      ...heading.nodes,
      ...drawBanknoteFigure(
        figure,
        { ...column, top: heading.bottom, bottom: ribbonTop - 3 },
        ink,
        'percentage',
        look,
        context,
      ),
      ...(share.label === undefined
        ? []
        : drawRibbon(share.label, { ...column, top: ribbonTop }, ink, look, context)),
      ...pips.nodes,
      ...drawFittedLine(
        fitLine(words, COUNT, column.width, 'share count', look, context),
        column.x,
        wordsTop,
        'middle',
        { fill },
        look,
      ),
      ...variant.nodes,
    ],
  };
};

const moneyText = ({ cost, revenue }: ShareCard, look: Look): string =>
  [look.money(cost, 'share'), revenue === undefined ? '' : `Revenue: ${look.money(revenue, 'share')}`]
    .filter(Boolean)
    .join(' · ');

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
  const kept = subtext === undefined ? 0 : SUBTEXT.lineHeight;
  const heading = fitFlow(
    {
      ...centred,
      paragraphs: name === '' ? [] : [name],
      top,
      bottom: bottom - kept,
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

/** A ribbon with notched ends for the label. */
const drawRibbon = (
  label: string,
  { x, top, width }: { x: number; top: number; width: number },
  ink: CertificateInk,
  look: Look,
  context: CardContext,
): readonly Node[] => {
  const { height, tail, lineHeight } = RIBBON;
  const line = fitLine(label, RIBBON, width - 2 * tail - 10, 'label', look, context);
  const half = line.width / 2 + tail + 5;
  const [from, to, middle, bottom] = [x - half, x + half, top + height / 2, top + height];
  return [
    polygon(
      [
        [from, top],
        [to, top],
        [to - tail, middle],
        [to, bottom],
        [from, bottom],
        [from + tail, middle],
      ].map(([px, py]) => ({ x: px!, y: py! })),
      { fill: ink.field, stroke: { color: ink.line, width: 0.9 } },
    ),
    ...drawFittedLine(line, x, top + (height - lineHeight) / 2, 'middle', { fill: ink.onField }, look),
  ];
};

/** All steps of the company as pips in a row, those of this share filled. */
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
  const total = Math.ceil(all <= MOST_PIPS ? all : own);
  const pitch = Math.min(2 * PIP.radius + PIP.gap, width / total);
  if (total === 0 || own === 0 || pitch < 5) return { nodes: [], height: 0 };
  const radius = Math.min(PIP.radius, pitch / 2 - 0.8);
  const height = 2 * PIP.radius + 5;
  const nodes = Array.from({ length: total }, (_, i) => {
    const part = Math.min(1, Math.max(0, own - i));
    return drawPip(x + (i - (total - 1) / 2) * pitch, bottom - height / 2, radius, part, ink);
  });
  return { nodes: nodes.flat(), height };
};

/** A pip, filled from the left to a part. */
const drawPip = (x: number, y: number, r: number, part: number, ink: CertificateInk): readonly Node[] => {
  const stroke = { color: ink.line, width: 0.8 };
  if (part >= 1) return [circle(x, y, r, { fill: ink.line, stroke })];
  return [
    circle(x, y, r, { fill: PAPER, stroke }),
    ...(part > 0 ? [path(`M ${x} ${y - r} A ${r} ${r} 0 0 0 ${x} ${y + r} Z`, { fill: ink.line })] : []),
  ];
};
