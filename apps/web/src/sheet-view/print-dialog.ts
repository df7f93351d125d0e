import { analytics } from '../analytics/index.ts';

/** The browser's print dialog: each sheet on a page of its own size. */
export const openPrintDialog = (): void => {
  analytics.event('exportGame', { media: 'site' }, window.location);
  window.print();
};
