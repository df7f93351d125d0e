import type { Game } from '@platelayer/game';
import { line, type Node } from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { boldDisplay, drawTextLine, type LineRoom } from '../text-setting.ts';
import { type Charter, fieldOf } from './charter.ts';
import { type CharterFormat, HEADING, headOf, PADDING } from './format.ts';
import { drawPhaseChart } from './phase-chart.ts';
import { COLUMN_WIDTH, drawTokenColumn } from './token-column.ts';
import { drawTurnOrder } from './turn-order.ts';

const CAPITAL = boldDisplay(25, 33.333, 12);

/** Distance of chart and turn order from the headings above them. */
const CLEARANCE = 3;

/** What lies under the head: trains and treasury, or in the half design tokens and assets (60.5). */
export const drawLowerArea = (charter: Charter, game: Game, look: Look): readonly Node[] =>
  charter.format.half ? drawHalfArea(charter, game, look) : drawFullArea(charter, game, look);

const drawFullArea = (charter: Charter, game: Game, look: Look): readonly Node[] => {
  const { company, format, colors } = charter;
  const { width, height } = format;
  const top = headOf(format).lowerTop + PADDING;
  const middle = width / 2;
  const color = { fill: colors.text };
  const room = (x: number, y: number): LineRoom => ({ x, top: y, width: middle - 2 * PADDING });
  const heading = (words: string, x: number) =>
    drawTextLine(words, HEADING, room(x, top), color, 'heading', look, charter);

  const capital = company.capital === undefined ? '' : look.money(company.capital, 'treasury');
  const capitalTop = top + (company.treasury ? HEADING.lineHeight : 0);
  const underCapital = capitalTop + (capital === '' ? 0 : CAPITAL.lineHeight);
  const underTrains = top + (company.trains ? HEADING.lineHeight : 0);
  return [
    drawDividingLine(format, middle),
    ...(company.trains ? heading('Trains', PADDING) : []),
    ...drawPhaseChart(
      {
        left: PADDING,
        width: middle - 2 * PADDING - HAIRLINE,
        top: underTrains + CLEARANCE,
        bottom: height - PADDING,
      },
      charter,
      game,
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
    ...drawTurnOrder(
      { left: middle, right: width, top: underCapital + CLEARANCE, bottom: height - PADDING },
      charter,
      game.turns,
      look,
    ),
  ];
};

const drawHalfArea = (charter: Charter, game: Game, look: Look): readonly Node[] => {
  const { format, colors } = charter;
  const { width, height } = format;
  const top = headOf(format).lowerTop + PADDING;
  const left = COLUMN_WIDTH + HAIRLINE;
  const heading = { x: left + PADDING, top, width: width - left - 2 * PADDING };
  return [
    ...drawTokenColumn(charter, look),
    drawDividingLine(format, left),
    ...drawTextLine('Assets', HEADING, heading, { fill: colors.text }, 'heading', look, charter),
    ...drawTurnOrder(
      { left, right: width, top: top + HEADING.lineHeight + CLEARANCE, bottom: height - PADDING },
      charter,
      game.turns,
      look,
    ),
  ];
};

/** A dashed hairline that ends at `right`. */
const drawDividingLine = (format: CharterFormat, right: number): Node => {
  const x = right - HAIRLINE / 2;
  const stroke = { color: '#666', width: HAIRLINE, dash: [3.125, 3.125] };
  return line(x, headOf(format).lowerTop, x, format.height, { stroke });
};
