import type { Json } from '../../json.ts';
import { bar } from './bar.ts';
import { circleBadge } from './circle.ts';
import { curvedStripes } from './curved-stripes.ts';
import { halves } from './halves.ts';
import { hexagram } from './hexagram.ts';
import { kiteshield } from './kiteshield.ts';
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

/** All decorations, in drawing order (70.2.4, 70.2.5). The package `components` draws them. */
export const tokenDecorations = [
  square,
  quarters,
  halves,
  sunrise,
  sexies,
  hexagram,
  spiral,
  curvedStripes,
  stripes,
  stripe,
  target,
  bar,
  circleBadge,
  shield,
  shield3,
  kiteshield,
  star5,
] as const;

type Definition = (typeof tokenDecorations)[number];

/** A decoration or emblem with all its fields resolved. */
export type TokenDecoration = NonNullable<ReturnType<Definition['resolve']>>;

type Together<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;

export const decorationFields = Object.assign(
  {},
  ...tokenDecorations.map(({ fields }) => fields),
) as Together<Definition['fields']>;

export const resolveDecorations = (json: Json): readonly TokenDecoration[] =>
  tokenDecorations.flatMap(({ resolve }) => resolve(json) ?? []);

const order = new Map<string, number>(tokenDecorations.map(({ kind }, index) => [kind, index]));

/** Merges decorations of several layers: a later one replaces an earlier one of the same kind. */
export const layDecorations = (decorations: readonly TokenDecoration[]): readonly TokenDecoration[] =>
  [...new Map(decorations.map((decoration) => [decoration.kind, decoration])).values()].sort(
    (a, b) => order.get(a.kind)! - order.get(b.kind)!,
  );
