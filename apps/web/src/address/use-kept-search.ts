import { useSearchParams } from 'react-router';
import { hasFlag } from './query.ts';

/** Query for links to other pages of the same game, which keeps the settings open (95.6.1). */
export const useKeptSearch = (): string => {
  const [query] = useSearchParams();
  return hasFlag(query, 'config') ? '?config=true' : '';
};
