import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { variationOf } from '../../address/component-request.ts';
import { withParam } from '../../address/query.ts';
import type { GameDetails } from '../../engine/values.ts';

/** The variation of the map that the address asks for. One that this game has not got vanishes from it (98.3.6). */
export const useVariation = ({ maps }: Pick<GameDetails, 'maps'>): number => {
  const [query, setQuery] = useSearchParams();
  const variation = variationOf(query, maps.length);
  const stray = query.has('variation') && (maps.length < 2 || query.get('variation') !== String(variation));
  useEffect(() => {
    if (stray) setQuery(withParam(query, 'variation', '0', '0'), { replace: true });
  }, [stray, query, setQuery]);
  return variation;
};
