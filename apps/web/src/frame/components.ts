import type { CardGroup, Request } from '@platelayer/components';
import { engine } from '../engine/engine.ts';
import type { ComponentEntry, GameFacts } from '../engine/messages.ts';
import { once } from '../engine/once.ts';
import { flag, integer } from './query.ts';

/** Every component there is, asked of the engine once: the registry itself would bring all drawing code along. */
export const loadComponents = once(() => engine('components', {}));

/** Flags that leave out a kind of cards, in the order of the menu (98.4.5). */
export const cardFlags: readonly (readonly [group: CardGroup, flag: string])[] = [
  ['privates', 'hidePrivates'],
  ['shares', 'hideShares'],
  ['trains', 'hideTrains'],
  ['numbers', 'hideNumbers'],
];

/** Components that are one picture as a whole (98.5.5); all others are captured piece by piece. */
const PICTURES: ReadonlySet<string> = new Set([
  'background',
  'map',
  'market',
  'par',
  'revenue',
  'tile-manifest',
]);

/** What one piece of a component is called, where pieces have pages of their own (98.3.1). */
const PIECES: ReadonlyMap<string, string> = new Map([
  ['cards', 'card'],
  ['charters', 'charter'],
  ['tiles', 'tile'],
  ['tokens', 'token'],
]);

/** Cards have types and are addressed by them, nothing else has. */
export const pieceWord = (component: string, typed: boolean): string | undefined =>
  typed === (component === 'cards') ? PIECES.get(component) : undefined;

/** Whether a page can be saved as one picture. */
export const isPicture = ({ id }: Pick<ComponentEntry, 'id'>, request: Request): boolean =>
  PICTURES.has(id) && !request.paginated;

/** What an address asks of a component, as far as the component understands it. */
export const requestOf = (
  { options }: Pick<ComponentEntry, 'options'>,
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
