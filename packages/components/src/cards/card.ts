import type { Quantity } from '@platelayer/game';
import type { Color, Node } from '@platelayer/scene';
import type { CardGroup } from '../component.ts';
import type { TextOwner } from '../text-setting.ts';
import type { CardFormat } from './format.ts';

/** Contents of the layers that all cards have (50.1.6). */
export interface CardFace {
  /** Background colour of the whole card including its bleed. If undefined, the card is white. */
  readonly ground: Color | undefined;
  /** Origin: top left corner inside the border (50.1.2). May extend under the border into the bleed. */
  readonly band: readonly Node[];
  /** Same origin. */
  readonly body: readonly Node[];
}

/** A card of a game that can be drawn in several formats. */
export interface Card {
  readonly group: CardGroup;
  /** Name of the picture file without the game's stem, such as `card-private-1-tram` (50.7). */
  readonly name: string;
  /** Last part of its page's address, such as `private/0` (98.3.1). */
  readonly address: string;
  /** Title for diagnostics and screen readers. */
  readonly title: string;
  /** Location in the game file. */
  readonly pointer: string;
  /** Number of copies to print. */
  readonly copies: number;
  /** Number of copies in the game. */
  readonly supply: Quantity;
  /** Key of the company, for shares and trains of companies. */
  readonly company?: string;
  draw(format: CardFormat): CardFace;
  /** Draws its own back, if it has one, from the top left corner of the trimmed card. */
  back?(format: CardFormat): readonly Node[];
}

/** Format and owner of the texts of a card. */
export interface CardContext extends TextOwner {
  readonly format: CardFormat;
}

export const cardContext = (format: CardFormat, title: string, pointer: string): CardContext => ({
  kind: 'card',
  label: `card "${title}"`,
  pointer,
  format,
});
