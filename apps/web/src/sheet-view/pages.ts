import { create } from 'zustand';
import { readViewSettings, storeViewSettings } from './zoom.ts';

/** The current sheet, and how the sheets are laid out. */
interface SheetPages {
  readonly count: number;
  /** Counted from 0. */
  readonly current: number;
  /** Sheets per row, set by the view. */
  readonly across: number;
  /** Whether thumbnails are visible. */
  readonly hasThumbnails: boolean;
  /** The user's choice, if any. */
  readonly thumbnails?: boolean;
  /** The user's choice, if any. */
  readonly sideBySide?: boolean;
}

const { thumbnails, sideBySide } = readViewSettings();

export const useSheetPages = create<SheetPages>()(() => ({
  count: 0,
  current: 0,
  across: 1,
  hasThumbnails: false,
  thumbnails,
  sideBySide,
}));

/** Space above a sheet after jumping to it. */
const MARGIN_PIXELS = 12;

const sheetAt = (index: number): Element | undefined =>
  document.querySelectorAll('.sheet-view .sheet')[index];

/** Bottom of the bars above the sheets, when the page has scrolled. */
export const barsBottom = (): number => {
  const header = document.querySelector<HTMLElement>('.sheet-header');
  return header ? Number.parseFloat(getComputedStyle(header).top) + header.offsetHeight : 0;
};

/** Scrolls to a sheet; the index is clamped. */
export const showSheet = (index: number): void => {
  const current = Math.min(Math.max(index, 0), useSheetPages.getState().count - 1);
  const sheet = sheetAt(current);
  if (!sheet) return;
  useSheetPages.setState({ current });
  // For the first sheet, the content above the sheets is visible as well.
  if (current === 0) window.scrollTo(0, 0);
  else window.scrollBy(0, sheet.getBoundingClientRect().top - barsBottom() - MARGIN_PIXELS);
};

export const stepSheet = (by: 1 | -1): void => showSheet(useSheetPages.getState().current + by);

export const toggleThumbnails = (): void => {
  const thumbnails = !useSheetPages.getState().hasThumbnails;
  useSheetPages.setState({ thumbnails });
  storeViewSettings({ thumbnails });
};

export const toggleSideBySide = (): void => {
  const sideBySide = useSheetPages.getState().across === 1;
  useSheetPages.setState({ sideBySide });
  storeViewSettings({ sideBySide });
};
