import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { analytics } from './index.ts';

/** Counts a page view on every change of path or query. Used once, inside the router. */
export const usePageViews = (): void => {
  const { pathname, search } = useLocation();
  useEffect(() => analytics.pageView({ pathname, search }), [pathname, search]);
};
