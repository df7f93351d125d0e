import { useSearchParams } from 'react-router';
import { hasFlag } from './query.ts';

/** What a link to another page of the same game keeps of the address: the settings stay open (95.6.1). */
export const useKeptSearch = (): string => {
  const [query] = useSearchParams();
  return hasFlag(query, 'config') ? '?config=true' : '';
};
