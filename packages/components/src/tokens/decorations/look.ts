import type { JsonObject, TokenDecoration, TokenFace } from '@platelayer/game';
import type { Color, Node } from '@platelayer/scene';
import type { TokenFrame } from '../frame.ts';

type Kind = TokenDecoration['kind'];
type DecorationOf<K extends Kind> = Extract<TokenDecoration, { kind: K }>;

/** A token in the file format with a decoration. */
export interface TokenExample {
  readonly name: string;
  /** Text below the token in the gallery. */
  readonly caption: string;
  readonly token: JsonObject;
}

interface WithExamples {
  /** For the galleries and the pictures of the tests. */
  readonly examples: readonly [TokenExample, ...TokenExample[]];
}

/** Look of a decoration on a token's background. Reverse sides and tokens with a logo do not show it (70.2.4). */
export interface PatternLook<K extends Kind = Kind> extends WithExamples {
  readonly role: 'pattern';
  /** Whether it rotates with `shapeAngle`. Patterns that do are drawn below those that do not. */
  readonly turns: boolean;
  draw(decoration: DecorationOf<K>, frame: TokenFrame): readonly Node[];
  /** Its colour, if it carries the label. */
  labelGround?(decoration: DecorationOf<K>, frame: TokenFrame): Color | undefined;
  /** Its radius, if it carries the label and is a disc. */
  labelRadius?(decoration: DecorationOf<K>, frame: TokenFrame): number;
  /** Its height, if it carries the label and is a band. */
  labelBand?(decoration: DecorationOf<K>, frame: TokenFrame): number;
}

/** Look of a shield or star, which is drawn over patterns and logos and affects the label (70.2.5). */
export interface EmblemLook<K extends Kind = Kind> extends WithExamples {
  readonly role: 'emblem';
  /** Scale factor for the automatic size of the label. */
  readonly labelFactor: number;
  /** How far the label's baseline moves down on a token of radius 25, if it is automatic or set in the file. */
  readonly shift: { readonly automatic: number; readonly given: number };
  draw(decoration: DecorationOf<K>, frame: TokenFrame, face: TokenFace): readonly Node[];
  /** Colour behind the label; undefined for the token's background. */
  body(decoration: DecorationOf<K>, frame: TokenFrame): Color | undefined;
  /** Colour of the label on reserved tokens and reverse sides. Default: black or white, whichever is legible. */
  grayedLabel(decoration: DecorationOf<K>, frame: TokenFrame): Color | undefined;
}

export type DecorationLook<K extends Kind = Kind> = PatternLook<K> | EmblemLook<K>;
