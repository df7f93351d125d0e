import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { variationOf } from '../../address/component-request.ts';
import { withParam } from '../../address/query.ts';
import type { GameDetails } from '../../engine/values.ts';

/** Map variation in the address. Removes one that the game does not have (98.3.6). */
export const useVariation = ({ maps }: Pick<GameDetails, 'maps'>): number => {
  const [query, setQuery] = useSearchParams();
  const variation = variationOf(query, maps.length);
  const isInvalid =
    query.has('variation') && (maps.length < 2 || query.get('variation') !== String(variation));
  useEffect(() => {
    if (isInvalid) setQuery(withParam(query, 'variation', '0', '0'), { replace: true });
  }, [isInvalid, query, setQuery]);
  return variation;
};
