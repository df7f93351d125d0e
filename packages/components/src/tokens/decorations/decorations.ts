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

/** Looks of all decorations. Decorations are drawn in the order of `tokenDecorations`. */
const LOOKS: { readonly [Kind in TokenDecoration['kind']]: DecorationLook<Kind> } = {
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

/** A decoration without a look is not drawn. It is a type error in `LOOKS`, and a failure of the one test that asks for it. */
export const looks: ReadonlyMap<string, DecorationLook> = new Map(Object.entries(LOOKS));

export const examplesOf = (kind: string): readonly TokenExample[] => looks.get(kind)?.examples ?? [];

/** Examples of all decorations, in the order of `tokenDecorations`. */
export const decorationExamples: readonly TokenExample[] = tokenDecorations.flatMap(({ kind }) =>
  examplesOf(kind),
);

/** A decoration of a face with its look. */
interface DecorationWithLook<Look> {
  readonly decoration: TokenDecoration;
  readonly look: Look;
}

const decorationsWithLooks = ({
  decorations = [],
}: TokenFace): readonly DecorationWithLook<DecorationLook>[] =>
  decorations.flatMap((decoration) => {
    const look = looks.get(decoration.kind);
    return look ? [{ decoration, look }] : [];
  });

const isPattern = (each: DecorationWithLook<DecorationLook>): each is DecorationWithLook<PatternLook> =>
  each.look.role === 'pattern';
const isEmblem = (each: DecorationWithLook<DecorationLook>): each is DecorationWithLook<EmblemLook> =>
  each.look.role === 'emblem';

/** Draws the patterns on a token's background (70.2.4). */
export const drawPatterns = (face: TokenFace, frame: TokenFrame): readonly Node[] => {
  const drawn = (turns: boolean) =>
    decorationsWithLooks(face)
      .filter(isPattern)
      .filter(({ look }) => look.turns === turns)
      .flatMap(({ decoration, look }) => look.draw(decoration, frame));
  const turning = drawn(true);
  return [
    ...(face.shapeAngle && turning.length > 0 ? [groupAt(rotate(face.shapeAngle), ...turning)] : turning),
    ...drawn(false),
  ];
};

/** Draws shields and stars (70.2.5). */
export const drawEmblems = (face: TokenFace, frame: TokenFrame): readonly Node[] =>
  decorationsWithLooks(face)
    .filter(isEmblem)
    .flatMap(({ decoration, look }) => look.draw(decoration, frame, face));

/** The emblem that determines the label: the last of several. */
export const emblemOf = (face: TokenFace): DecorationWithLook<EmblemLook> | undefined =>
  decorationsWithLooks(face).findLast(isEmblem);

/** The pattern behind a label: the topmost of those that carry labels. */
export const labelCarrier = (face: TokenFace): DecorationWithLook<PatternLook> | undefined =>
  decorationsWithLooks(face)
    .filter(isPattern)
    .findLast(({ look }) => look.labelGround !== undefined);
