import type { Private } from '@platelayer/game';
import { type Box, box, groupAt, type Node, rect, translate } from '@platelayer/scene';
import type { CardFace } from '../cards/card.ts';
import { commonSize, type Flow, fitFlow } from '../cards/flow.ts';
import { innerSize } from '../cards/format.ts';
import { privatePrice, privateRevenue } from '../cards/prices.ts';
import {
  DESCRIPTION,
  isDescriptionSizeFree,
  largeText,
  type PrivateCanvas,
  type PrivateContext,
  privateTextColor,
  privateTextStyle,
} from '../cards/private-canvas.ts';
import { playerNote } from '../cards/private-lower.ts';
import { drawBigPictures } from '../cards/private-picture.ts';
import type { Look } from '../look.ts';
import { namedColor, PAPER } from '../text-color.ts';
import { boldDisplay, drawFittedLine, fitLine } from '../text-setting.ts';
import {
  drawCornerFigure,
  drawCornerMark,
  drawFrame,
  drawUnderprint,
  FINE,
  INSIDE,
  largeFigureRooms,
  RULE,
} from './frame.ts';
import { type CertificateInk, certificateInk } from './ink.ts';

const GAP = 5;
/** Window for pictures: default and largest fractions of the width, smallest side, inner padding and distance from texts. */
const WINDOW = { width: 0.36, maxWidth: 0.5, minSide: 15, padding: 4, gap: 8 };
const NOTE_LINE = boldDisplay(11, 14, 7.5);

/** Default colour, the brown of old banknotes. */
const SEPIA = '#7a5426';

interface Layout {
  readonly canvas: PrivateCanvas;
  readonly ink: CertificateInk;
  readonly nodes: readonly Node[];
  readonly window?: Box;
  readonly description: Flow;
}

/** Draws a private as a certificate, with a window for its pictures, and price and revenue in the corners. */
export const drawPrivateCertificate = (
  entry: Private,
  descriptionSize: number,
  look: Look,
  context: PrivateContext,
): CardFace => {
  const { canvas, ink, nodes, window, description } = layOut(entry, descriptionSize, look, context);
  const text = fitFlow(description, 'description', privateTextColor(canvas, 'desc'), look, context);
  // Centres the description vertically.
  const slack = entry.description.length === 0 ? 0 : Math.max(0, description.bottom - text.bottom) / 2;
  const { size } = canvas;
  return {
    ground: ink.ground,
    band: [],
    body: [
      ...drawUnderprint(size.width / 2, size.height / 2, size.height / 2 - INSIDE - GAP, ink),
      ...drawFrame(size, ink),
      ...drawCornerMark(entry.group, ink, look),
      ...(window === undefined ? [] : drawWindow(entry, window, ink, look, context)),
      ...nodes,
      ...(slack > 0 ? [groupAt(translate(0, slack), ...text.nodes)] : text.nodes),
    ],
  };
};

/** Common size of all descriptions. */
export const privateCertificateTextSize = (
  entries: readonly Private[],
  look: Look,
  context: PrivateContext,
): number => {
  const silent = { ...look, report: () => {} };
  const flows = entries
    .filter(isDescriptionSizeFree)
    .map((entry) => layOut(entry, DESCRIPTION.least, silent, context).description);
  return commonSize(flows, DESCRIPTION.most, look);
};

const layOut = (entry: Private, descriptionSize: number, look: Look, context: PrivateContext): Layout => {
  const size = innerSize(context.format);
  const paper = namedColor(entry.backgroundColor, 'companies', look) ?? PAPER;
  const ink = certificateInk(colorOf(entry, look), look, paper);
  const canvas: PrivateCanvas = {
    entry,
    setting: { descriptionSize, pictureSide: 0 },
    style: 'big',
    size,
    look,
    context,
    ground: ink.ground,
  };
  const [left, right] = [INSIDE + GAP, Math.max(INSIDE + GAP + 1, size.width - INSIDE - GAP)];
  const heading = drawHeading(canvas, left, right);
  const lower = drawLower(canvas, ink, left, right);
  const body = { top: heading.bottom + 3, bottom: Math.max(lower.top - 2, heading.bottom + 4) };
  const [down, across] = [body.bottom - body.top, right - left];
  const defaultSide = Math.min(down, WINDOW.width * across);
  const side = Math.max(
    WINDOW.minSide,
    Math.min(defaultSide * entry.iconSize, down, WINDOW.maxWidth * across),
  );
  const window =
    entry.pictures.length > 0 && defaultSide >= WINDOW.minSide
      ? box(left, (body.top + body.bottom - side) / 2, side, side)
      : undefined;
  const from = window === undefined ? left : window.x + window.width + WINDOW.gap;
  const style = privateTextStyle(canvas, 'desc');
  return {
    canvas,
    ink,
    ...(window === undefined ? {} : { window }),
    nodes: [...heading.nodes, ...lower.nodes],
    description: {
      paragraphs: entry.description,
      ...body,
      style,
      ...largeText(style, look),
      strip: () => ({ left: from, right }),
    },
  };
};

/** Colour of the private's company, or of its badge. */
const colorOf = (entry: Private, look: Look): string => {
  const company = entry.pictures.find((picture) => picture.kind === 'company');
  const owner = look.companies.find(({ key }) => key === company?.company);
  const name = owner?.color ?? (entry.idBackgroundColor === 'white' ? undefined : entry.idBackgroundColor);
  return (name && look.color(name, 'companies')) || SEPIA;
};

const drawHeading = (
  canvas: PrivateCanvas,
  left: number,
  right: number,
): { readonly nodes: readonly Node[]; readonly bottom: number } => {
  const { entry, size, look, context } = canvas;
  const centred = { align: 'center', strip: () => ({ left, right }) } as const;
  const name = fitFlow(
    {
      ...centred,
      paragraphs: entry.name === '' ? [] : [entry.name],
      top: INSIDE + GAP,
      bottom: 0.45 * size.height,
      style: privateTextStyle(canvas, 'name'),
    },
    'name',
    privateTextColor(canvas, 'name'),
    look,
    context,
  );
  if (entry.note.length === 0) return name;
  const note = fitFlow(
    {
      ...centred,
      paragraphs: entry.note,
      top: name.bottom,
      bottom: 0.6 * size.height,
      style: privateTextStyle(canvas, 'note'),
    },
    'note',
    privateTextColor(canvas, 'note'),
    look,
    context,
  );
  return { nodes: [...name.nodes, ...note.nodes], bottom: note.bottom };
};

/** Draws price and revenue in the bottom corners, the id in the top right one, and a line with bid and players between. */
const drawLower = (
  canvas: PrivateCanvas,
  ink: CertificateInk,
  left: number,
  right: number,
): { readonly nodes: readonly Node[]; readonly top: number } => {
  const { entry, size, look, context } = canvas;
  const price = privatePrice(entry, look);
  const revenue = entry.revenue.length === 0 ? '' : `Revenue: ${privateRevenue(entry, look)}`;
  const lettersOf = (part: 'id' | 'price' | 'revenue') => {
    const { family, weight, slant } = privateTextStyle(canvas, part);
    return { family, weight, slant };
  };
  const [priceRoom, revenueRoom] = largeFigureRooms(
    [
      { content: price, letters: lettersOf('price') },
      { content: revenue, letters: lettersOf('revenue') },
    ],
    size.width,
    look,
  );
  const corner = (
    part: 'id' | 'price' | 'revenue',
    content: string,
    place: Parameters<typeof drawCornerFigure>[1],
    room?: number,
  ) => {
    if (content === '') return [];
    const name = { id: entry.idBackgroundColor, price: undefined, revenue: entry.revenueBackgroundColor }[
      part
    ];
    const ground = namedColor(name, 'companies', look) ?? ink.ground;
    const { fill } = privateTextColor(canvas, part, ground);
    return drawCornerFigure(content, place, size, { ...ink, ground }, part, look, context, {
      large: part !== 'id',
      fill,
      letters: lettersOf(part),
      room,
    }).nodes;
  };
  const words = [
    entry.bid === undefined ? '' : `Min bid: ${look.money(entry.bid, 'private')}`,
    entry.players === undefined ? '' : playerNote(entry.players),
    entry.variant ?? '',
  ]
    .filter(Boolean)
    .join(' · ');
  const line = fitLine(words, NOTE_LINE, right - left, 'bid', look, context);
  // The line is above the figures in the corners.
  const bottom = size.height - INSIDE - 12;
  const top = bottom - (words === '' ? 0 : NOTE_LINE.lineHeight);
  return {
    top,
    nodes: [
      ...corner('id', entry.id ?? '', 'top right'),
      ...corner('price', price, 'bottom left', priceRoom),
      ...corner('revenue', revenue, 'bottom right', revenueRoom),
      ...drawFittedLine(line, (left + right) / 2, top, 'middle', privateTextColor(canvas, 'bid'), look),
    ],
  };
};

/** Draws a framed window with the pictures. */
const drawWindow = (
  entry: Private,
  { x, y, width, height }: Box,
  ink: CertificateInk,
  look: Look,
  context: PrivateContext,
): readonly Node[] => {
  const { padding } = WINDOW;
  const inside = box(
    x + padding,
    y + padding,
    Math.max(1, width - 2 * padding),
    Math.max(1, height - 2 * padding),
  );
  return [
    rect(x, y, width, height, { fill: PAPER, stroke: { color: ink.line, width: RULE } }),
    rect(x + 1.8, y + 1.8, width - 3.6, height - 3.6, { stroke: { color: ink.line, width: FINE } }),
    ...drawBigPictures(entry.pictures, inside, look, context),
  ];
};
