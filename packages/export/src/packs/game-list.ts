import type { PlanContext } from '../formats/format.ts';
import { inventoryOf } from './inventory.ts';
import { type ListRow, type ListTotal, listCsv, listJson, listRows, listTotals } from './list.ts';

/** Every piece that is wanted, by the names that the pictures have in an export of pieces. */
export interface GameList {
  readonly rows: readonly ListRow[];
  readonly totals: readonly ListTotal[];
  /** No files without pieces. */
  readonly csv?: Uint8Array;
  readonly json?: Uint8Array;
}

export const makeList = async (
  context: Pick<PlanContext, 'drawings' | 'components' | 'fileName'>,
): Promise<GameList> => {
  const pieces = await inventoryOf(context);
  const entries = pieces.map(
    ({ name, picture = name, backPicture }) =>
      [
        name,
        {
          front: context.fileName(picture, 'png'),
          ...(backPicture === undefined ? {} : { back: context.fileName(backPicture, 'png') }),
        },
      ] as const,
  );
  const rows = listRows(pieces, new Map(entries));
  const made = { rows, totals: listTotals(rows) };
  if (pieces.length === 0) return made;
  return { ...made, csv: listCsv(rows), json: listJson(context.drawings.game.info.title, rows) };
};
