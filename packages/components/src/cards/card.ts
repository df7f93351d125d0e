import type { Quantity } from '@platelayer/game';
import type { Color, Node } from '@platelayer/scene';
import type { CardGroup } from '../component.ts';
import type { TextOwner } from '../text-setting.ts';
import type { CardFormat } from './format.ts';

/** What one kind of card puts into the layers that all cards have (50.1.6). */
export interface CardFace {
  /** Over the whole bleed box, on white; nothing where the colour is unknown. */
  readonly ground: Color | undefined;
  /** From the corner of the inner rectangle, inside the border (50.1.2); may reach under the border into the bleed. */
  readonly band: readonly Node[];
  /** From the same corner. */
  readonly body: readonly Node[];
}

/** A card of a game, not yet drawn: sheet and single view ask for it in different formats. */
export interface Card {
  readonly group: CardGroup;
  /** Of the picture file, without the game's own stem: `card-private-1-tram` (50.7). */
  readonly name: string;
  /** The end of the address of its page, such as `private/0` (98.3.1). */
  readonly address: string;
  /** As diagnostics and readers of the screen name it. */
  readonly title: string;
  /** Where it stands in the game file. */
  readonly pointer: string;
  readonly copies: number;
  /** How many the game has. */
  readonly supply: Quantity;
  /** Key of the company that a share is of. */
  readonly company?: string;
  draw(format: CardFormat): CardFace;
  /** A back of its own in place of the one of all cards, from the corner of the trimmed card. */
  back?(format: CardFormat): readonly Node[];
}

/** What a drawing of a card is given besides the thing and the look. */
export interface CardContext extends TextOwner {
  readonly format: CardFormat;
}

/** `pointer` is where the card stands in the game file. */
export const cardContext = (format: CardFormat, title: string, pointer: string): CardContext => ({
  kind: 'card',
  label: `card "${title}"`,
  pointer,
  format,
});
