import type { JsonObject, TokenDecoration, TokenFace } from '@platelayer/game';
import type { Color, Node } from '@platelayer/scene';
import type { TokenFrame } from '../frame.ts';

type Kind = TokenDecoration['kind'];
type Settled<K extends Kind> = Extract<TokenDecoration, { kind: K }>;

/** A token in the file format that shows a decoration. */
export interface TokenExample {
  readonly name: string;
  /** What to look at. */
  readonly caption: string;
  readonly token: JsonObject;
}

interface Shown {
  /** For the galleries, and for the pictures that the tests keep. */
  readonly examples: readonly [TokenExample, ...TokenExample[]];
}

/** How a decoration on the ground of a token looks; the reverse side and tokens with a logo do not show it (70.2.4). */
export interface PatternLook<K extends Kind = Kind> extends Shown {
  readonly role: 'pattern';
  /** Turns with `shapeAngle`. Those that do lie under those that stand upright whatever the angle. */
  readonly turns: boolean;
  draw(decoration: Settled<K>, frame: TokenFrame): readonly Node[];
  /** For one that the label stands on: its colour. */
  labelGround?(decoration: Settled<K>, frame: TokenFrame): Color | undefined;
  /** Where that is a disc: its radius. */
  labelRadius?(decoration: Settled<K>, frame: TokenFrame): number;
  /** Where that is a band between two lines: its height. */
  labelBand?(decoration: Settled<K>, frame: TokenFrame): number;
}

/** How a shield or star looks: drawn over decorations and logos, with a say in the label (70.2.5). */
export interface EmblemLook<K extends Kind = Kind> extends Shown {
  readonly role: 'emblem';
  /** Makes the automatic size of the label smaller. */
  readonly labelFactor: number;
  /** Lowers the label's baseline on a token of radius 25: the automatic one, and one that the file gives. */
  readonly shift: { readonly automatic: number; readonly given: number };
  draw(decoration: Settled<K>, frame: TokenFrame, face: TokenFace): readonly Node[];
  /** What the label stands on; nothing where it is the token's own ground. */
  body(decoration: Settled<K>, frame: TokenFrame): Color | undefined;
  /** Colour of the label on reserved tokens and reverse sides, where it is not the readable one. */
  grayedLabel(decoration: Settled<K>, frame: TokenFrame): Color | undefined;
}

export type DecorationLook<K extends Kind = Kind> = PatternLook<K> | EmblemLook<K>;
