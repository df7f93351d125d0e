import type { ListRow, ListTotal } from '@platelayer/export';

export type PieceColumn = keyof ListRow;

export interface Order {
  readonly column: PieceColumn;
  readonly descending: boolean;
}

/** Sorts rows by a column (stable, ∞ highest), or keeps their order without one. */
export const sortedPieces = (rows: readonly ListRow[], order: Order | undefined): readonly ListRow[] => {
  if (!order) return rows;
  const { column, descending } = order;
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(a[column], b[column]));
};

const parseCount = (value: string | number): number =>
  value === '∞' ? Number.POSITIVE_INFINITY : typeof value === 'number' ? value : Number.NaN;

const compare = (a: string | number, b: string | number): number => {
  const [x, y] = [parseCount(a), parseCount(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x === y ? 0 : x < y ? -1 : 1;
  return String(a).localeCompare(String(b), 'en', { numeric: true });
};

export const totalOf = (
  totals: readonly ListTotal[],
): Pick<ListTotal, 'different' | 'play' | 'unlimited' | 'print'> =>
  totals.reduce(
    (sum, { different, play, unlimited, print }) => ({
      different: sum.different + different,
      play: sum.play + play,
      unlimited: sum.unlimited + unlimited,
      print: sum.print + print,
    }),
    { different: 0, play: 0, unlimited: 0, print: 0 },
  );
