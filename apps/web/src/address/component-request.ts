import type { CardGroup, ComponentMetadata, PageRequest } from '@platelayer/components';
import type { SectionId } from '@platelayer/game';
import { findComponentFacts } from '../component-facts.ts';
import type { GameDetails } from '../engine/values.ts';
import { hasFlag, integerParam } from './query.ts';

/** Settings sections to expand on a page: those of the components in its address. */
export const relevantSections = (pathname: string): readonly SectionId[] =>
  pathname.split('/').flatMap((word) => findComponentFacts(word)?.sections ?? []);

/** Flags that hide a kind of card, in menu order (98.4.5). */
export const CARD_FLAGS: readonly (readonly [group: CardGroup, flag: string])[] = [
  ['privates', 'hidePrivates'],
  ['shares', 'hideShares'],
  ['trains', 'hideTrains'],
  ['numbers', 'hideNumbers'],
];

/** The word for one piece of a component; undefined if addresses with (or without) a type do not exist for it (98.3.1). */
export const pieceWord = (id: string, typed: boolean): string | undefined => {
  const component = findComponentFacts(id);
  if (component?.kind !== 'pieces') return undefined;
  return typed === (component.typed ?? false) ? component.piece : undefined;
};

/** Whether a page can be saved as one picture (98.5.5). */
export const isPicture = ({ kind }: Pick<ComponentMetadata, 'kind'>, request: PageRequest): boolean =>
  kind === 'picture' && !request.paginated;

/** Request in an address, limited to what the component supports. */
export const requestOf = (
  { options }: Pick<ComponentMetadata, 'options'>,
  query: URLSearchParams,
  { maps }: Pick<GameDetails, 'maps'>,
): PageRequest => ({
  ...(options.includes('paginated') && hasFlag(query, 'paginated') ? { paginated: true } : {}),
  ...(options.includes('variation') && maps.length > 1 ? { variation: variationOf(query, maps.length) } : {}),
  ...(options.includes('hide')
    ? { hide: new Set(CARD_FLAGS.filter(([, name]) => hasFlag(query, name)).map(([group]) => group)) }
    : {}),
});

/** Index of the map variation; 0 if the address has an unknown one. */
export const variationOf = (query: URLSearchParams, count: number): number => {
  const index = integerParam(query, 'variation', 0);
  return index >= 0 && index < count ? index : 0;
};
