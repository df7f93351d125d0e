import { COLOR_ALIASES, companyTheme } from '@platelayer/library';
import type { Color } from '@platelayer/scene';
import type { Look } from '../look.ts';

/** Requested changes to the colours of a picture (70.8.2). */
export interface Recoloring {
  /** Replacement for the main colour. */
  readonly main?: Color;
  /** Whether the picture is reserved, so that named colours become grey. */
  readonly reserved?: boolean;
}

/** Prefixes of slots. They are followed by `main`, `reserved-…`, `map-NAME` or a company colour. */
export const SLOT_KINDS = { fill: 'color-', stroke: 'color-stroke-' } as const;
export type SlotKind = keyof typeof SLOT_KINDS;

/** Order of colours in the base theme. Of several names, the latest one is used (70.13.1). */
const COLOR_ORDER: ReadonlyMap<string, number> = new Map(
  Object.keys(companyTheme('rob').colors).map((name, index) => [name, index]),
);

/** The slot names among classes, without their prefix. */
export const slotNames = (classes: readonly string[], kind: SlotKind): readonly string[] =>
  classes
    .filter((name) => name.startsWith(SLOT_KINDS[kind]))
    .filter((name) => kind === 'stroke' || !name.startsWith(SLOT_KINDS.stroke))
    .map((name) => name.slice(SLOT_KINDS[kind].length));

/** The colour for the slots of one element, by the first rule of 70.8.2 that applies. */
export const slotColor = (
  names: readonly string[],
  { main, reserved = false }: Recoloring,
  look: Look,
): Color | undefined => {
  if (names.length === 0) return undefined;
  const company = (name: string) => look.color(name, 'companies');
  const named = names.filter((name) => !/^(?:main$|map-|reserved-)/.test(name));
  if (main !== undefined && names.includes('main')) return main;
  if (reserved) {
    if (names.includes('reserved-gray')) return company('gray');
    if (names.includes('reserved-white')) return company('white');
    if (named.some((name) => name !== 'white' && company(name) !== undefined)) return company('gray');
  }
  if (look.config.companySvgLogos === 'original') return undefined;
  const map = names.find((name) => name.startsWith('map-'));
  const bare = map === undefined ? undefined : look.color(map.slice('map-'.length));
  return bare ?? firstOf(sortByRank(named), company);
};

const sortByRank = (names: readonly string[]): readonly string[] =>
  names.toSorted((one, other) => rankOf(other) - rankOf(one));

const rankOf = (name: string): number => COLOR_ORDER.get(COLOR_ALIASES.get(name) ?? name) ?? -1;

const firstOf = (
  names: readonly string[],
  colorOf: (name: string) => Color | undefined,
): Color | undefined => {
  for (const name of names) {
    const color = colorOf(name);
    if (color !== undefined) return color;
  }
  return undefined;
};
