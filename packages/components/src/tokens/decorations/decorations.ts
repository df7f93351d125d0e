import { type TokenDecoration, type TokenFace, tokenDecorations } from '@platelayer/game';
import { groupAt, type Node, rotate } from '@platelayer/scene';
import type { TokenFrame } from '../frame.ts';
import { bar } from './bar.ts';
import { circleBadge } from './circle.ts';
import { curvedStripes } from './curved-stripes.ts';
import { halves } from './halves.ts';
import { hexagram } from './hexagram.ts';
import { kiteshield } from './kiteshield.ts';
import type { DecorationLook, EmblemLook, PatternLook, TokenExample } from './look.ts';
import { quarters } from './quarters.ts';
import { sexies } from './sexies.ts';
import { shield } from './shield.ts';
import { shield3 } from './shield3.ts';
import { spiral } from './spiral.ts';
import { square } from './square.ts';
import { star5 } from './star5.ts';
import { stripe } from './stripe.ts';
import { stripes } from './stripes.ts';
import { sunrise } from './sunrise.ts';
import { target } from './target.ts';

/** How each decoration looks. The order in which they are drawn is that of `tokenDecorations`. */
export const LOOKS: { readonly [Kind in TokenDecoration['kind']]: DecorationLook<Kind> } = {
  bar,
  circle: circleBadge,
  curvedStripes,
  halves,
  hexagram,
  kiteshield,
  quarters,
  sexies,
  shield,
  shield3,
  spiral,
  square,
  star5,
  stripe,
  stripes,
  sunrise,
  target,
};

/** A token for every decoration, in the order of the table. */
export const decorationExamples: readonly TokenExample[] = tokenDecorations.flatMap(
  ({ kind }) => LOOKS[kind].examples,
);

/** A decoration of a face together with how it looks. */
interface Worn<Look> {
  readonly decoration: TokenDecoration;
  readonly look: Look;
}

const worn = ({ decorations = [] }: TokenFace): readonly Worn<DecorationLook>[] =>
  decorations.map((decoration) => ({ decoration, look: LOOKS[decoration.kind] }));

const isPattern = (each: Worn<DecorationLook>): each is Worn<PatternLook> => each.look.role === 'pattern';
const isEmblem = (each: Worn<DecorationLook>): each is Worn<EmblemLook> => each.look.role === 'emblem';

/** What lies on the ground of a token (70.2.4). */
export const drawPatterns = (face: TokenFace, frame: TokenFrame): readonly Node[] => {
  const drawn = (turns: boolean) =>
    worn(face)
      .filter(isPattern)
      .filter(({ look }) => look.turns === turns)
      .flatMap(({ decoration, look }) => look.draw(decoration, frame));
  const turning = drawn(true);
  return [
    ...(face.shapeAngle && turning.length > 0 ? [groupAt(rotate(face.shapeAngle), ...turning)] : turning),
    ...drawn(false),
  ];
};

/** Shields and stars (70.2.5). */
export const drawEmblems = (face: TokenFace, frame: TokenFrame): readonly Node[] =>
  worn(face)
    .filter(isEmblem)
    .flatMap(({ decoration, look }) => look.draw(decoration, frame, face));

/** The emblem that the label goes by: the last of several. */
export const emblemOf = (face: TokenFace): Worn<EmblemLook> | undefined => worn(face).findLast(isEmblem);

/** The pattern that a label stands on: the uppermost of those that carry one. */
export const labelCarrier = (face: TokenFace): Worn<PatternLook> | undefined =>
  worn(face)
    .filter(isPattern)
    .findLast(({ look }) => look.labelGround !== undefined);
