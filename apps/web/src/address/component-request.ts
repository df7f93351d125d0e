import { components } from 'virtual:platelayer/components';
import type { CardGroup, ComponentFacts, Request } from '@platelayer/components';
import type { SectionId } from '@platelayer/game';
import type { TFunction } from 'i18next';
import type { GameFacts } from '../engine/messages.ts';
import { flag, integer } from './query.ts';

export const findComponent = (id: string | undefined): ComponentFacts | undefined =>
  components.find((component) => component.id === id);

/** The title of a component for people, which a translation may override. */
export const componentTitle = (t: TFunction<'frame'>, id: string): string =>
  t(`game.nav.${id}`, { defaultValue: findComponent(id)?.title ?? id });

/** All components with their titles, in the alphabetical order of menus. */
export const componentMenu = (
  t: TFunction<'frame'>,
): readonly { readonly id: string; readonly title: string }[] =>
  components
    .map(({ id }) => ({ id, title: componentTitle(t, id) }))
    .sort((one, other) => one.title.localeCompare(other.title));

/** Sections of the configuration to unfold beside a page: those of the components that its address names. */
export const relevantSections = (pathname: string): readonly SectionId[] =>
  pathname.split('/').flatMap((word) => findComponent(word)?.sections ?? []);

/** Flags that leave out a kind of cards, in the order of the menu (98.4.5). */
export const cardFlags: readonly (readonly [group: CardGroup, flag: string])[] = [
  ['privates', 'hidePrivates'],
  ['shares', 'hideShares'],
  ['trains', 'hideTrains'],
  ['numbers', 'hideNumbers'],
];

/** What one piece of a component is called; nothing where such an address, with a type or without, leads nowhere (98.3.1). */
export const pieceWord = (id: string, typed: boolean): string | undefined => {
  const component = findComponent(id);
  if (component?.kind !== 'pieces') return undefined;
  return typed === (component.typed ?? false) ? component.piece : undefined;
};

/** Whether a page can be saved as one picture (98.5.5). */
export const isPicture = ({ kind }: Pick<ComponentFacts, 'kind'>, request: Request): boolean =>
  kind === 'picture' && !request.paginated;

/** What an address asks of a component, as far as the component understands it. */
export const requestOf = (
  { options }: Pick<ComponentFacts, 'options'>,
  query: URLSearchParams,
  { maps }: Pick<GameFacts, 'maps'>,
): Request => ({
  ...(options.includes('paginated') && flag(query, 'paginated') ? { paginated: true } : {}),
  ...(options.includes('variation') && maps.length > 1 ? { variation: variationIn(query, maps.length) } : {}),
  ...(options.includes('hide')
    ? { hide: new Set(cardFlags.filter(([, name]) => flag(query, name)).map(([group]) => group)) }
    : {}),
});

/** An index that no variation has counts as the first. */
export const variationIn = (query: URLSearchParams, count: number): number => {
  const index = integer(query, 'variation', 0);
  return index >= 0 && index < count ? index : 0;
};
