import { pageLocation } from '../address/page-location.ts';
import { analytics } from '../analytics/index.ts';
import { desktop } from '../desktop/desktop.ts';

/** Opens the browser's print dialog. The desktop application saves a PDF instead. */
export const openPrintDialog = async (): Promise<void> => {
  if (desktop) return desktop.savePdf();
  analytics.event('exportGame', { media: 'site' }, pageLocation());
  // Firefox prints no text while a font is loading.
  await document.fonts.ready;
  window.print();
};
