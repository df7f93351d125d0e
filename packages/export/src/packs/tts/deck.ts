import { nameWord } from '@platelayer/components';
import { backFault } from '../backs.ts';
import { type InventoryPiece, playCount } from '../inventory.ts';
import { cardNotes, messages } from '../messages.ts';
import { backOf, commonBack, frontOf } from '../side.ts';
import { cardSheet, MOST_CARDS, sheetGrid } from './card-sheet.ts';
import { CARD_HEIGHT, type TableObject } from './objects.ts';
import type { TableMaker } from './table-maker.ts';

/** Dots to the inch. */
const DPI = 300;

/** A copy of a card, with the sheet that its picture is on. */
interface Dealt {
  readonly card: InventoryPiece;
  /** Of its cell. */
  readonly id: number;
  readonly key: number;
  readonly sheet: object;
}

/** Cards of one kind and size as a deck, face down; none where their back cannot be used, and no deck of a single card. */
export const makeDeck = async (
  kind: string,
  title: string,
  cards: readonly InventoryPiece[],
  table: TableMaker,
): Promise<readonly TableObject[]> => {
  const first = cards[0]!;
  const fault = first.back ? undefined : await backFault(kind, first, table.drawings);
  if (fault) {
    table.notes.push(fault);
    return [];
  }
  const dealt = await dealSheets(kind, title, cards, table);
  const place = { scale: first.height / 100 / CARD_HEIGHT, faceDown: true };
  const single = dealt.map(({ card, id, key, sheet }, i) =>
    table.object('Card', `${title} ${card.name} ${i}`, card.title, place, {
      CardID: id,
      SidewaysCard: false,
      CustomDeck: { [key]: sheet },
      ColorDiffuse: { r: 0.713235259, g: 0.713235259, b: 0.713235259 },
    }),
  );
  if (single.length <= 1) return single;
  const deck = table.object('Deck', `deck ${title}`, title, place, {
    DeckIDs: dealt.map(({ id }) => id),
    CustomDeck: Object.fromEntries(dealt.map(({ key, sheet }) => [key, sheet])),
    SidewaysCard: false,
    Hands: false,
    ContainedObjects: single,
  });
  return [deck];
};

/** Pictures with the cards in cells; more cards than one holds go on the next. */
const dealSheets = async (
  kind: string,
  title: string,
  cards: readonly InventoryPiece[],
  table: TableMaker,
): Promise<readonly Dealt[]> => {
  const { drawings } = table;
  const first = cards[0]!;
  const ownBack = await drawings.draw((look) => look.artwork.back(kind) !== undefined);
  // Cards of one back share its picture; second sides are on a sheet of their own, in the same cells.
  const common = first.back
    ? undefined
    : table.picturedSide(`back-${kind}`, commonBack(drawings.game.info, kind, first), DPI);
  const sheetName = table.sheetName(`cards-${nameWord(title)}`);
  const dealt: Dealt[] = [];
  for (let from = 0, number = 1; from < cards.length; from += MOST_CARDS, number++) {
    const onSheet = cards.slice(from, from + MOST_CARDS);
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
      FaceURL: table.pictured(name, 100, fronts),
      BackURL: common ?? table.pictured(backName, 100, backs),
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
        dealt.push({ card, id: 100 * key + index, key, sheet });
    }
  }
  return dealt;
};
