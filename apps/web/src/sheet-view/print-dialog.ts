import { pageLocation } from '../address/page-location.ts';
import { analytics } from '../analytics/index.ts';
import { desktop } from '../desktop/desktop.ts';

/** The browser's print dialog: each sheet on a page of its own size. The desktop application prints through PDF. */
export const openPrintDialog = async (): Promise<void> => {
  if (desktop) return desktop.savePdf();
  analytics.event('exportGame', { media: 'site' }, pageLocation());
  // Firefox prints no letters at all while a face is loading.
  await document.fonts.ready;
  window.print();
};
