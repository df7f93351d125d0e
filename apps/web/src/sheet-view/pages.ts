import { create } from 'zustand';
import { keepViewSettings, readViewSettings } from './view-settings.ts';

/** Which of the sheets is looked at, and how they lie. */
interface SheetPages {
  readonly count: number;
  /** Counted from 0. */
  readonly current: number;
  /** How many lie side by side; the view decides. */
  readonly across: number;
  /** Whether the row of small pictures is there. */
  readonly hasThumbnails: boolean;
  /** The reader's own wishes. */
  readonly thumbnails?: boolean;
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

/** Room above a sheet that was jumped to. */
const MARGIN_PIXELS = 12;

const sheetAt = (index: number): Element | undefined =>
  document.querySelectorAll('.sheet-view .sheet')[index];

/** Where the bars above the sheets end once the page has scrolled. */
export const barsBottom = (): number => {
  const header = document.querySelector<HTMLElement>('.sheet-header');
  return header ? Number.parseFloat(getComputedStyle(header).top) + header.offsetHeight : 0;
};

/** Scrolls to a sheet; one beyond the ends is the first or the last. */
export const showSheet = (index: number): void => {
  const current = Math.min(Math.max(index, 0), useSheetPages.getState().count - 1);
  const sheet = sheetAt(current);
  if (!sheet) return;
  useSheetPages.setState({ current });
  // The first has what stands above all sheets in view, too.
  if (current === 0) window.scrollTo(0, 0);
  else window.scrollBy(0, sheet.getBoundingClientRect().top - barsBottom() - MARGIN_PIXELS);
};

export const stepSheet = (by: 1 | -1): void => showSheet(useSheetPages.getState().current + by);

export const toggleThumbnails = (): void => {
  const thumbnails = !useSheetPages.getState().hasThumbnails;
  useSheetPages.setState({ thumbnails });
  keepViewSettings({ thumbnails });
};

export const toggleSideBySide = (): void => {
  const sideBySide = useSheetPages.getState().across === 1;
  useSheetPages.setState({ sideBySide });
  keepViewSettings({ sideBySide });
};
