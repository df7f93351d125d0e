import type { PlayerRange, Private, PrivatePart } from '@platelayer/game';
import { type Color, type Node, rect } from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { CardFace } from './card.ts';
import { namedColor, statedInk } from './color.ts';
import { fitFlow, type Strip } from './flow.ts';
import { innerSize, MARGIN, type Size } from './format.ts';
import { type FittedLine, fitLine, type Ink, placeLine } from './lettering.ts';
import { fitPair, type PairedText } from './pair.ts';
import { drawBigPictures, drawSmallPictures, type PrivateSetting, smallSlots } from './private-picture.ts';
import { type PrivateStyle, privateLettering } from './private-style.ts';

/** Below the name and below the notes (50.3.3). */
const GAP = { name: 3.125, note: 5 };

const BADGE = { padding: { x: 4.1667, y: 3.125 }, border: 1.0417, radius: 2.0833, mostWidth: 0.4 };

/** Names take the upper half of a card at most; where a description follows, notes leave it two lines. */
const HEADING_SHARE = 0.5;

/** Right end of the description in style `big` (50.3.5). */
const BIG_COLUMN = 0.65;

/** As large as notes, where the configuration lets descriptions grow. */
const LARGE_TEXT = 12;

/** Tops of the lower line boxes, above the lower edge (50.3.7). */
const LOWER = { price: 37.5, bid: 62.5, players: { small: 62.5, big: 53.5 }, variant: 12.5 };
const REVENUE_GROUND = { padding: 25, height: 50 };

/** What every part of one private is drawn with. */
interface Sheet {
  readonly entry: Private;
  readonly style: PrivateStyle;
  readonly size: Size;
  readonly look: Look;
  readonly setting: PrivateSetting;
  readonly ground: Color | undefined;
}

/** A private's card in the style of the configuration (50.3). */
export const drawPrivate = (entry: Private, look: Look, setting: PrivateSetting): CardFace => {
  const { style } = look.config.privates;
  const size = innerSize(setting.format);
  const ground = namedColor(entry.backgroundColor, 'companies', look, setting);
  const sheet: Sheet = { entry, style, size, look, setting, ground };
  const badge = drawBadge(sheet);
  const lower = drawLower(sheet);
  const name = drawName(sheet, badge.box);
  const note = drawNote(sheet, name.bottom, lower.top);
  const description = drawDescription(sheet, note.bottom, lower.top);
  return {
    ground,
    band: [],
    body: [...badge.nodes, ...name.nodes, ...note.nodes, ...description, ...lower.nodes],
  };
};

const lettering = ({ entry, style }: Sheet, part: PrivatePart) => privateLettering(entry, part, style);

const ink = ({ entry, look, ground }: Sheet, part: PrivatePart, on = ground): Ink => ({
  fill: statedInk(entry.text[part].color, on, look),
});

interface BadgeBox {
  readonly left: number;
  readonly bottom: number;
}

/** The framed id at the right end of the first name line. */
const drawBadge = (sheet: Sheet): { readonly nodes: readonly Node[]; readonly box?: BadgeBox } => {
  const { entry, size, look, setting } = sheet;
  if (entry.id === undefined) return { nodes: [] };
  const { padding, border, radius } = BADGE;
  const line = fitLine(entry.id, lettering(sheet, 'id'), BADGE.mostWidth * size.width, 'id', look, setting);
  const width = line.width + 2 * padding.x;
  const height = line.style.lineHeight + 2 * padding.y;
  const left = size.width - MARGIN - width;
  const fill = namedColor(entry.idBackgroundColor, 'companies', look, setting);
  return {
    box: { left, bottom: MARGIN + height },
    nodes: [
      rect(left + border / 2, MARGIN + border / 2, width - border, height - border, {
        radius: radius - border / 2,
        ...(fill === undefined ? {} : { fill }),
        stroke: { color: '#000', width: border },
      }),
      ...placeLine(
        line,
        left + padding.x,
        MARGIN + padding.y,
        'start',
        ink(sheet, 'id', fill ?? sheet.ground),
        look,
      ),
    ],
  };
};

interface Stacked {
  readonly nodes: readonly Node[];
  /** Where the next block begins. */
  readonly bottom: number;
}

/** Lines that start above the badge's lower edge end before the badge (50.3.3). */
const drawName = (sheet: Sheet, badge: BadgeBox | undefined): Stacked => {
  const { entry, size, look, setting } = sheet;
  const right = size.width - MARGIN;
  const strip = (top: number): Strip =>
    badge !== undefined && top < badge.bottom - 1e-6
      ? { left: MARGIN, right: badge.left - MARGIN, clear: badge.bottom }
      : { left: MARGIN, right };
  const flow = {
    paragraphs: entry.name === '' ? [] : [entry.name],
    top: MARGIN,
    bottom: HEADING_SHARE * size.height,
    style: lettering(sheet, 'name'),
    strip,
  };
  const name = fitFlow(flow, 'name', ink(sheet, 'name'), look, setting);
  return { nodes: name.nodes, bottom: name.bottom + GAP.name };
};

const drawNote = (sheet: Sheet, top: number, floor: number): Stacked => {
  const { entry, size, look, setting } = sheet;
  if (entry.note.length === 0) return { nodes: [], bottom: top };
  const { minSize } = lettering(sheet, 'desc');
  const kept = entry.description.length > 0 ? GAP.note + 2.2 * minSize : 0;
  const flow = {
    paragraphs: entry.note,
    top,
    bottom: floor - kept,
    style: lettering(sheet, 'note'),
    strip: () => ({ left: MARGIN, right: size.width - MARGIN }),
  };
  const note = fitFlow(flow, 'note', ink(sheet, 'note'), look, setting);
  return { nodes: note.nodes, bottom: note.bottom + GAP.note };
};

/** The pictures, and the text around or beside them. */
const drawDescription = (sheet: Sheet, top: number, floor: number): readonly Node[] => {
  const { entry, style, size, look, setting } = sheet;
  const letters = lettering(sheet, 'desc');
  const slots = smallSlots(style === 'small' ? entry.pictures.length : 0, letters.size);
  const right = style === 'small' ? size.width - MARGIN : BIG_COLUMN * size.width;
  const clear = top + slots.height;
  const strip = (lineTop: number): Strip =>
    lineTop < clear - 1e-6 ? { left: MARGIN + slots.width, right, clear } : { left: MARGIN, right };
  const flow = {
    paragraphs: entry.description,
    top,
    bottom: floor,
    style: letters,
    ...(look.config.cards.largeText ? { largest: Math.max(letters.size, LARGE_TEXT) } : {}),
    strip,
  };
  const pictures =
    style === 'small'
      ? drawSmallPictures(entry.pictures, top, letters.size, look, setting)
      : drawBigPictures(entry.pictures, size, look, setting);
  return [...pictures, ...fitFlow(flow, 'description', ink(sheet, 'desc'), look, setting).nodes];
};

/** "Players: 3-5", or "Players: 3" for one number (50.3.6). */
export const playerNote = ({ min, max }: PlayerRange): string =>
  `Players: ${min === max ? min : `${min}-${max}`}`;

/** Price and revenue on the lowest line, bid and players above them, and the variant at the very edge. */
const drawLower = (sheet: Sheet): { readonly nodes: readonly Node[]; readonly top: number } => {
  const { entry, style, size, look, setting } = sheet;
  const { width, height } = size;
  const [left, right] = [MARGIN, width - MARGIN];
  const money = (amount: Private['price']) => look.money(amount, 'private');
  const text = (part: PrivatePart, content: string): PairedText => ({
    part,
    content,
    style: lettering(sheet, part),
  });
  const bidText = text('bid', entry.bid === undefined ? '' : `Min bid: ${money(entry.bid)}`);
  const playersText = text('players', entry.players === undefined ? '' : playerNote(entry.players));
  const revenueText = text(
    'revenue',
    entry.revenue.length === 0 ? '' : `Revenue: ${entry.revenue.map(money).join('/')}`,
  );
  const pair = (one: PairedText, other: PairedText) => fitPair(one, other, right - left, look, setting);
  const [bid, players] = pair(bidText, playersText);
  const [price, revenue] = pair(text('price', money(entry.price)), revenueText);
  const variant = fitLine(
    entry.variant ?? '',
    lettering(sheet, 'variant'),
    right - left,
    'variant',
    look,
    setting,
  );

  const line = (fitted: FittedLine, part: PrivatePart, x: number, above: number, on?: Color) =>
    placeLine(fitted, x, height - above, x === left ? 'start' : 'end', ink(sheet, part, on), look);
  const revenueGround =
    revenue.width > 0 ? namedColor(entry.revenueBackgroundColor, 'companies', look, setting) : undefined;
  const tops = [
    LOWER.price,
    ...(bid.width > 0 ? [LOWER.bid] : []),
    ...(players.width > 0 ? [LOWER.players[style]] : []),
  ];
  return {
    top: height - Math.max(...tops),
    nodes: [
      ...line(bid, 'bid', left, LOWER.bid),
      ...line(price, 'price', left, LOWER.price),
      ...line(players, 'players', right, LOWER.players[style]),
      ...(revenueGround === undefined ? [] : [drawRevenueGround(revenue.width, revenueGround, sheet)]),
      ...line(revenue, 'revenue', right, LOWER.price, revenueGround),
      ...line(variant, 'variant', right, LOWER.variant),
    ],
  };
};

/** From the text to the corner of the card, and on into the bleed where no border lies between. */
const drawRevenueGround = (revenueWidth: number, fill: Color, { size, setting }: Sheet): Node => {
  const { bleed, border } = setting.format;
  const reach = border > 0 ? 0 : bleed;
  const width = revenueWidth + REVENUE_GROUND.padding;
  const { height } = REVENUE_GROUND;
  return rect(size.width - width, size.height - height, width + reach, height + reach, { fill });
};
