import { compose, groupAt, type Node, type Point, rect, scale, translate } from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { type Charter, fieldOf, reportNoSpace } from './charter.ts';
import { PADDING } from './format.ts';
import { drawTokenPrice, priceBaseline, SPACE_RADIUS, tokenPrices } from './token-space.ts';

/** Side of a space, distance of columns, and height below a space with or without a label. */
const SIDE = 2 * SPACE_RADIUS;
const PITCH = 65;
const BELOW = { label: 19, nothing: 6 };

/** Distance of a label's baseline from the centre of its space, and of a label from the next space. */
const LABEL_DROP = 40.625;
const CLEARANCE = 3;

/** Smallest width for the texts next to the spaces. */
const MIN_TEXT_WIDTH = 110;

/** Scale factors to try before leaving out spaces. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];

export interface LoansRoom {
  readonly left: number;
  /** Right edge of the charter. */
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Drawn spaces for loans, and the limits for other contents. */
export interface Loans {
  readonly nodes: readonly Node[];
  /** Right limit for contents next to them, including padding. */
  readonly right: number;
  /** Bottom of the spaces and their labels. */
  readonly bottom: number;
}

/** Draws square spaces from the top right down, in columns from right to left (60.5.3). */
export const drawLoans = (charter: Charter, room: LoansRoom, look: Look): Loans => {
  const { loans } = charter.company;
  const none = { nodes: [], right: room.right, bottom: room.top };
  if (loans.length === 0) return none;
  const below = loans.some((label) => label !== '') ? BELOW.label : BELOW.nothing;
  const fits = SCALES.map((scale) => placesAt(scale, below, room));
  const { size, rows, columns } =
    fits.find(({ rows, columns }) => rows * columns >= loans.length) ?? fits.at(-1)!;
  const shown = loans.slice(0, rows * columns);
  if (shown.length < loans.length) reportLeftOut(loans.length - shown.length, charter, look);
  if (shown.length === 0) return none;

  const prices = tokenPrices(
    shown,
    'label of a loan',
    { pitch: PITCH * size, height: BELOW.label - CLEARANCE },
    look,
    fieldOf(charter, 'loans'),
  );
  const half = (SIDE * size) / 2;
  const centreOf = (i: number): Point => ({
    x: room.right - PADDING - half - Math.floor(i / rows) * PITCH * size,
    y: room.top + half + (i % rows) * (2 * half + below),
  });
  const usedColumns = Math.ceil(shown.length / rows);
  return {
    nodes: shown.flatMap((_, i) => {
      const { x, y } = centreOf(i);
      const baseline = y + priceBaseline(prices, half, half + LABEL_DROP - SPACE_RADIUS);
      return [
        groupAt(compose(translate(x, y), scale(size)), drawSpace(look)),
        ...drawTokenPrice(prices, i, { x, y: baseline }, charter.colors.price, look),
      ];
    }),
    right: room.right - usedColumns * PITCH * size,
    bottom: room.top + Math.min(rows, shown.length) * (2 * half + below),
  };
};

const placesAt = (size: number, below: number, { left, right, top, bottom }: LoansRoom) => ({
  size,
  rows: Math.max(
    0,
    Math.floor((bottom - top + (below === BELOW.nothing ? below : 0)) / (SIDE * size + below)),
  ),
  columns: Math.max(1, Math.floor((right - left - MIN_TEXT_WIDTH) / (PITCH * size))),
});

const drawSpace = (look: Look): Node =>
  rect(-SPACE_RADIUS, -SPACE_RADIUS, SIDE, SIDE, {
    fill: look.color('white') ?? '#ffffff',
    stroke: { color: '#000', width: HAIRLINE },
  });

const reportLeftOut = (count: number, charter: Charter, look: Look): void => {
  const message =
    count === 1
      ? `A space for a loan does not fit on the ${charter.label}, so it is left out.`
      : `${count} spaces for loans do not fit on the ${charter.label}, so they are left out.`;
  reportNoSpace(message, look, fieldOf(charter, 'loans'));
};
