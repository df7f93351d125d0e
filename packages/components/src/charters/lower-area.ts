import type { Turn } from '@platelayer/game';
import { circle, compose, groupAt, line, type Node, scale, text, translate } from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { boldDisplay, drawTextLine, type LineRoom, reportCut } from '../text-setting.ts';
import { type Charter, type CharterRules, fieldOf } from './charter.ts';
import { type CharterFormat, HEADING, headOf, PADDING } from './format.ts';
import { drawLoans, type Loans } from './loans.ts';
import { drawPhaseChart } from './phase-chart.ts';
import { bodyTop } from './token-row.ts';
import { columnPrices, drawColumnPrice, drawTokenSpaces, SPACE_RADIUS, spaceOf } from './token-space.ts';
import { type FittedTurnOrder, fitTurnOrder, type TurnLine } from './turn-order-layout.ts';

const CAPITAL = boldDisplay(25, 33.333, 12);

/** Distance of chart and turn order from the headings above them. */
const CLEARANCE = 3;

/** How far the turn order moves up for a variant below it. */
const VARIANT_ROOM = 5.5;

/** Draws the area below the head: trains and treasury, or tokens and assets on half charters (60.5). */
export const drawLowerArea = (charter: Charter, rules: CharterRules, look: Look): readonly Node[] =>
  charter.format.half ? drawHalfArea(charter, rules, look) : drawFullArea(charter, rules, look);

/** Bottom of the turn order: the padding, or the top of the variant. */
const turnsBottom = ({ company, format }: Charter): number =>
  format.height - PADDING - (company.variant === undefined ? 0 : VARIANT_ROOM);

const drawFullArea = (charter: Charter, rules: CharterRules, look: Look): readonly Node[] => {
  const { company, format, colors } = charter;
  const { width, height } = format;
  const top = bodyTop(charter) + PADDING;
  const middle = width / 2;
  const loans = drawLoans(charter, { left: middle, right: width, top, bottom: turnsBottom(charter) }, look);
  const color = { fill: colors.text };
  const room = (x: number, y: number): LineRoom => ({
    x,
    top: y,
    width: (x < middle ? middle : loans.right - middle) - 2 * PADDING,
  });
  const heading = (words: string, x: number) =>
    drawTextLine(words, HEADING, room(x, top), color, 'heading', look, charter);

  const capital = company.capital === undefined ? '' : look.money(company.capital, 'treasury');
  const capitalTop = top + (company.treasury ? HEADING.lineHeight : 0);
  const underCapital = capitalTop + (capital === '' ? 0 : CAPITAL.lineHeight);
  const underTrains = top + (company.trains ? HEADING.lineHeight : 0);
  return [
    ...drawDividingLines(charter, middle),
    ...(company.trains ? heading('Trains', PADDING) : []),
    ...drawPhaseChart(
      {
        left: PADDING,
        width: middle - 2 * PADDING - HAIRLINE,
        top: underTrains + CLEARANCE,
        bottom: height - PADDING,
      },
      charter,
      rules,
      look,
    ),
    ...(company.treasury ? heading('Treasury', middle + PADDING) : []),
    ...(capital === ''
      ? []
      : drawTextLine(
          capital,
          CAPITAL,
          room(middle + PADDING, capitalTop),
          color,
          'capital',
          look,
          fieldOf(charter, 'capital'),
        )),
    ...loans.nodes,
    ...drawTurnOrder(
      { left: middle, right: width, top: underCapital + CLEARANCE, bottom: turnsBottom(charter) },
      loans,
      charter,
      rules.turns,
      look,
    ),
  ];
};

const drawHalfArea = (charter: Charter, rules: CharterRules, look: Look): readonly Node[] => {
  const { format, colors } = charter;
  const { width } = format;
  const top = headOf(format).lowerTop + PADDING;
  const left = COLUMN_WIDTH + HAIRLINE;
  const loans = drawLoans(charter, { left, right: width, top, bottom: turnsBottom(charter) }, look);
  const heading = { x: left + PADDING, top, width: loans.right - left - 2 * PADDING };
  return [
    ...drawTokenColumn(charter, look),
    ...drawDividingLines(charter, left),
    ...drawTextLine('Assets', HEADING, heading, { fill: colors.text }, 'heading', look, charter),
    ...loans.nodes,
    ...drawTurnOrder(
      { left, right: width, top: top + HEADING.lineHeight + CLEARANCE, bottom: turnsBottom(charter) },
      loans,
      charter,
      rules.turns,
      look,
    ),
  ];
};

/** Draws a dashed vertical hairline that ends at `right`, and a horizontal one below tokens in the row below the head. */
const drawDividingLines = (charter: Charter, right: number): readonly Node[] => {
  const { format } = charter;
  const x = right - HAIRLINE / 2;
  const y = bodyTop(charter);
  const stroke = { color: '#666', width: HAIRLINE, dash: [3.125, 3.125] };
  return [
    line(x, y, x, format.height, { stroke }),
    ...(y > headOf(format).lowerTop ? [line(0, y, format.width, y, { stroke })] : []),
  ];
};

/** Width of the column up to the dividing line (60.5.2). */
const COLUMN_WIDTH = 100;

const PITCH = 59.1667;
/** Centre of the first space below the top of the lower area. */
const FIRST = 65.4167;
const CENTRE_X = 38.5417;

/** Positions of the token spaces on a half charter (60.4.4). */
interface TokenColumn {
  /** Less than 1 if there are more spaces than fit. */
  readonly scale: number;
  readonly x: number;
  readonly centres: readonly number[];
}

export const tokenColumn = (format: CharterFormat, count: number): TokenColumn => {
  const { lowerTop } = headOf(format);
  const top = lowerTop + FIRST - SPACE_RADIUS;
  const needed = 2 * SPACE_RADIUS + PITCH * (count - 1);
  const factor = Math.min(1, Math.max(0, format.height - PADDING - top) / needed);
  return {
    scale: factor,
    x: CENTRE_X,
    centres: Array.from({ length: count }, (_, i) => top + factor * (SPACE_RADIUS + PITCH * i)),
  };
};

const drawTokenColumn = (charter: Charter, look: Look): readonly Node[] => {
  const { format, company, colors } = charter;
  if (company.stations.length === 0) return [];
  const column = tokenColumn(format, company.stations.length);
  const spaces = drawTokenSpaces(charter, look);
  const heading = {
    x: PADDING,
    top: headOf(format).lowerTop + PADDING,
    width: COLUMN_WIDTH - 2 * PADDING,
  };
  const radius = SPACE_RADIUS * column.scale;
  const room = { pitch: PITCH * column.scale, height: COLUMN_WIDTH - CLEARANCE - column.x - radius };
  const prices = columnPrices(charter, room, look);
  return [
    ...drawTextLine('Tokens', HEADING, heading, { fill: colors.text }, 'heading', look, charter),
    ...column.centres.flatMap((y, i) => [
      groupAt(compose(translate(column.x, y), scale(column.scale)), ...spaceOf(spaces, company.stations[i]!)),
      ...drawColumnPrice(prices, i, { x: column.x, y }, radius, colors.price, look),
    ]),
  ];
};

/** Space for the turn order, which is at the bottom. */
interface TurnOrderRoom {
  readonly left: number;
  readonly right: number;
  /** Limit for its top. */
  readonly top: number;
  readonly bottom: number;
}

/** Bullet to the left of the text. Its centre is at half the x-height; the 5.2 of 60.6 would be too high. */
const BULLET = { radius: 3.125 / 2, left: 8.9, drop: 7.7 };

/** Draws rounds and their steps, on majors only (60.6), below the spaces for loans or next to them, whichever allows larger letters. */
const drawTurnOrder = (
  { left, right, top, bottom }: TurnOrderRoom,
  loans: Loans,
  charter: Charter,
  turns: readonly Turn[],
  look: Look,
): readonly Node[] => {
  if (turns.length === 0 || charter.format.minor || !look.config.charters.showTurnOrder) return [];
  const fit = (right: number, top: number) =>
    fitTurnOrder(turns, { width: right - left, height: bottom - top }, look.fonts);
  const below = fit(right, Math.max(top, loans.bottom));
  const beside = loans.right < right ? fit(loans.right, top) : below;
  const { lines, height, cut } = isBetter(beside, below) ? beside : below;
  if (cut) reportCut('turn order', look, charter);
  return lines.flatMap((line) => drawLine(line, left, bottom - height, charter, look));
};

/** Whether the first turn order shows more: it is not cut, or has more lines if both are, or larger letters if neither is. */
const isBetter = (first: FittedTurnOrder, second: FittedTurnOrder): boolean => {
  if (first.cut !== second.cut) return second.cut;
  return first.cut ? first.lines.length > second.lines.length : scaleOf(first) > scaleOf(second);
};

const scaleOf = ({ lines }: FittedTurnOrder): number => lines[0]?.scale ?? 1;

const drawLine = (
  { content, marker, x, top, scale, style }: TurnLine,
  left: number,
  above: number,
  { colors }: Charter,
  { fonts }: Look,
): readonly Node[] => {
  const start = left + x;
  const y = above + top + style.lineHeight / 2;
  const words = text(fonts, content, start, y, { ...style, baseline: 'central', fill: colors.text });
  if (marker === undefined) return [words];
  if (marker === 'bullet') {
    const { radius, left, drop } = BULLET;
    return [
      circle(start - left * scale, above + top + drop * scale, radius * scale, { fill: colors.text }),
      words,
    ];
  }
  // The no-break space separates the number from the text.
  const number = text(fonts, `${marker}.\u00a0`, start, y, {
    ...style,
    anchor: 'end',
    baseline: 'central',
    fill: colors.text,
  });
  return [number, words];
};
