import type { PlayerCount, Players, PlayersTable } from '@platelayer/game';
import { groupAt, line, type Node, text, translate } from '@platelayer/scene';
import { drawSymbol } from '../artwork/draw-art.ts';
import type { Look } from '../look.ts';
import type { MoneyKind } from '../money.ts';
import { paperInk } from '../text-color.ts';

/** In hex units. Only the lines do not scale (30.14). */
const ICON = { size: 15, inset: 7 };
const LINE_WIDTH = 1;
const DASH = [4, 4];

interface Row {
  readonly field: keyof PlayerCount;
  /** Name in 90.9.3. */
  readonly symbol: string;
  readonly money?: MoneyKind;
}

const ROWS: readonly Row[] = [
  { field: 'number', symbol: 'user-friends' },
  { field: 'bank', symbol: 'university', money: 'bank' },
  { field: 'capital', symbol: 'coins', money: 'capital' },
  { field: 'certLimit', symbol: 'certificate' },
];

export const PLAYERS_TABLE_SYMBOLS: readonly string[] = ROWS.map(({ symbol }) => symbol);

/** Draws number of players, bank, capital and certificate limit from the table's own corner (30.14). */
export const drawPlayersTable = (
  players: Players,
  table: PlayersTable,
  scale: number,
  look: Look,
): readonly Node[] => {
  const { counts } = players;
  if (counts.length === 0) return [];
  const rowHeight = scale * table.rowHeight;
  const cellWidth = scale * table.cellWidth;
  const icon = scale * ICON.size;
  const left = 2 * icon;
  const right = left + counts.length * cellWidth;
  const color = paperInk(look);

  const write = ({ money }: Row, value: Players['bank'], x: number): readonly Node[] => {
    const content = money ? look.money(value, money) : String(value ?? '');
    return content === ''
      ? []
      : [
          text(look.fonts, content, x, rowHeight / 2, {
            size: scale * table.fontSize,
            anchor: 'middle',
            baseline: 'middle',
          }),
        ];
  };
  const divider = (x: number, dashed: boolean): Node =>
    line(x, 0, x, rowHeight, { stroke: { color, width: LINE_WIDTH, ...(dashed && { dash: DASH }) } });

  const drawRow = (row: Row, index: number): Node => {
    const shared = row.field === 'number' ? undefined : players[row.field];
    const middle = scale * ICON.inset + icon / 2;
    return groupAt(
      translate(0, index * rowHeight),
      ...drawSymbol(row.symbol, look, { x: middle, y: middle, size: icon }),
      ...(index === 0 ? [] : [line(0, 0, right, 0, { stroke: { color, width: LINE_WIDTH } })]),
      ...(shared !== undefined
        ? [divider(left, false), ...write(row, shared, (left + right) / 2)]
        : counts.flatMap((count, column) => {
            const x = left + column * cellWidth;
            return [divider(x, column > 0), ...write(row, count[row.field], x + cellWidth / 2)];
          })),
    );
  };
  return ROWS.map(drawRow);
};
