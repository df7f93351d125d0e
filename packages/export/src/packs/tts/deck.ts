import { nameWord } from '@platelayer/components';
import { checkBackShape } from '../backs.ts';
import { type InventoryPiece, playCount } from '../inventory.ts';
import { cardNotes, messages } from '../messages.ts';
import { backOf, commonBack, frontOf } from '../side.ts';
import { cardSheet, MAX_CARDS, sheetGrid } from './card-sheet.ts';
import { CARD_HEIGHT, type TableObject } from './objects.ts';
import type { TableMaker } from './table-maker.ts';

const DPI = 300;

/** A copy of a card, with the sheet that has its picture. */
interface CardCopy {
  readonly card: InventoryPiece;
  /** Number of the sheet times 100, plus the cell. */
  readonly id: number;
  readonly key: number;
  readonly sheet: object;
}

/** Makes a face-down deck of cards, a single card instead of a deck of one, or nothing if their back cannot be used. */
export const makeDeck = async (
  kind: string,
  title: string,
  cards: readonly InventoryPiece[],
  table: TableMaker,
): Promise<readonly TableObject[]> => {
  const first = cards[0]!;
  const backProblem = first.back ? undefined : await checkBackShape(kind, first, table.drawings);
  if (backProblem) {
    table.notes.push(backProblem);
    return [];
  }
  const copies = await makeSheets(kind, title, cards, table);
  const place = { scale: first.height / 100 / CARD_HEIGHT, faceDown: true };
  const objects = copies.map(({ card, id, key, sheet }, i) =>
    table.object('Card', `${title} ${card.name} ${i}`, card.title, place, {
      CardID: id,
      SidewaysCard: false,
      CustomDeck: { [key]: sheet },
      ColorDiffuse: { r: 0.713235259, g: 0.713235259, b: 0.713235259 },
    }),
  );
  if (objects.length <= 1) return objects;
  const deck = table.object('Deck', `deck ${title}`, title, place, {
    DeckIDs: copies.map(({ id }) => id),
    CustomDeck: Object.fromEntries(copies.map(({ key, sheet }) => [key, sheet])),
    SidewaysCard: false,
    Hands: false,
    ContainedObjects: objects,
  });
  return [deck];
};

/** Adds pictures with the cards in cells, as many as necessary, and returns all copies of the cards. */
const makeSheets = async (
  kind: string,
  title: string,
  cards: readonly InventoryPiece[],
  table: TableMaker,
): Promise<readonly CardCopy[]> => {
  const { drawings } = table;
  const first = cards[0]!;
  const ownBack = await drawings.draw((look) => look.artwork.back(kind) !== undefined);
  // Cards with a common back share its picture. Second sides are on another sheet, in the same cells.
  const common = first.back
    ? undefined
    : table.addSide(`back-${kind}`, commonBack(drawings.game.info, kind, first), DPI);
  const sheetName = table.sheetName(`cards-${nameWord(title)}`);
  const copies: CardCopy[] = [];
  for (let from = 0, number = 1; from < cards.length; from += MAX_CARDS, number++) {
    const onSheet = cards.slice(from, from + MAX_CARDS);
    const grid = sheetGrid(onSheet.length, first, table.longest);
    if (grid.dpi < DPI)
      table.notes.push(messages.lowerResolution(`The sheet of ${title} cards`, Math.floor(grid.dpi)));
    const name = `${sheetName}-${number}`;
    const backName = common === undefined ? `${name}-back` : `back-${kind}`;
    const fronts = () => cardSheet(onSheet.map(frontOf), grid, drawings);
    const backs = () =>
      cardSheet(
        onSheet.map((card) => backOf(card)!),
        grid,
        drawings,
      );
    const key = table.nextSheet();
    const sheet = {
      FaceURL: table.addPicture(name, 100, fronts),
      BackURL: common ?? table.addPicture(backName, 100, backs),
      NumWidth: grid.columns,
      NumHeight: grid.rows,
      BackIsHidden: true,
      UniqueBack: common === undefined,
      Type: 0,
    };
    for (const [index, card] of onSheet.entries()) {
      table.entries.set(card.name, {
        front: table.fileOf(name),
        back: table.fileOf(backName),
        sheet: table.fileOf(name),
        cell: index,
        notes: cardNotes(card, ownBack),
      });
      for (let copy = 0; copy < playCount(card); copy++)
        copies.push({ card, id: 100 * key + index, key, sheet });
    }
  }
  return copies;
};
