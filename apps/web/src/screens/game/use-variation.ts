import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { variationIn } from '../../address/component-request.ts';
import { integer, withText } from '../../address/query.ts';
import type { GameFacts } from '../../engine/messages.ts';

/** The variation of the map that the address asks for. One that this game has not got vanishes from it (98.3.6). */
export const useVariation = ({ maps }: Pick<GameFacts, 'maps'>): number => {
  const [query, setQuery] = useSearchParams();
  const variation = variationIn(query, maps.length);
  const stray = maps.length > 1 && integer(query, 'variation', 0) !== variation;
  useEffect(() => {
    if (stray) setQuery(withText(query, 'variation', '0', '0'), { replace: true });
  }, [stray, query, setQuery]);
  return variation;
};
