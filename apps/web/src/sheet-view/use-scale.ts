import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Picture } from '../engine/values.ts';
import { useSheetPages } from './pages.ts';
import { scaleFor, sheetsAcross, useZoom } from './zoom.ts';

/** If a sheet has moved less than this since the last zoom, only a scroll bar has appeared or disappeared. */
const SCROLL_BAR_PIXELS = 20;

/** Space that a fit leaves below the bars and around a sheet with its label. */
const MARGIN_PIXELS = 64;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface ViewScale {
  readonly scale: number;
  /** Sheets per row. */
  readonly across: number;
}

/** The current scale of a view. Follows the zoom and the size of the view, and keeps the anchor point in place. */
export const useScale = (view: RefObject<HTMLElement | null>, pictures: readonly Picture[]): ViewScale => {
  const zoom = useZoom((state) => state.zoom);
  const available = useAvailableSize(view);
  const sideBySide = useSheetPages((state) => state.sideBySide);
  const across = available ? sheetsAcross(zoom, pictures, available, sideBySide) : 1;
  const scale = available ? scaleFor(zoom, pictures, available, across) : undefined;
  const anchor = useRef<ZoomAnchor>(undefined);
  const last = useRef<LastZoom>(undefined);

  // The store notifies before React renders, so the sheets still have their old size.
  useEffect(
    () =>
      useZoom.subscribe((state, previous) => {
        if (state.zoom === previous.zoom || !view.current) return;
        const point = state.anchor ?? { x: window.innerWidth / 2, y: window.innerHeight / 2 };
        // A sheet narrower than the view is centred, which moves it away from the pointer. Reusing the anchor of the
        // last zoom brings the same point back when the sheet grows.
        const reused = last.current && continuesZoom(last.current, point) ? last.current.anchor : undefined;
        anchor.current = reused ?? anchorAt(view.current, point);
        last.current = lastZoom(anchor.current);
      }),
    [view],
  );
  useLayoutEffect(() => {
    if (scale === undefined) return;
    useZoom.setState({ scale });
    if (anchor.current && view.current) {
      restoreAnchor(view.current, anchor.current);
      last.current = lastZoom(anchor.current);
    }
    anchor.current = undefined;
  }, [scale, view]);

  return { scale: scale ?? 0, across };
};

/** Space for sheets in the view. Undefined before the first measurement. */
const useAvailableSize = (view: RefObject<HTMLElement | null>): Size | undefined => {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const width =
        element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const above = element.getBoundingClientRect().top + window.scrollY;
      // Height of anything that covers the bottom of the window.
      const below = Number.parseFloat(style.scrollPaddingBottom) || 0;
      const height = Math.max(100, window.innerHeight - above - below - MARGIN_PIXELS);
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Content above the view can change its height.
    for (const selector of ['.sheet-page', 'main']) {
      const box = element.closest(selector);
      if (box) observer.observe(box);
    }
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [view]);
  return size;
};

/** A point in the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of a sheet that stays at a point of the window while the scale changes. */
interface ZoomAnchor extends Point {
  readonly sheet: Element;
  /** Position in the sheet, as fractions of its width and height. */
  readonly across: number;
  readonly down: number;
}

/** Anchor of the last zoom, and where the sheet was after it. */
interface LastZoom {
  readonly anchor: ZoomAnchor;
  readonly box: DOMRect;
}

const lastZoom = (anchor: ZoomAnchor | undefined): LastZoom | undefined =>
  anchor && { anchor, box: anchor.sheet.getBoundingClientRect() };

/** Whether neither the pointer nor the sheet has moved since the last zoom. */
const continuesZoom = ({ anchor: { sheet, x, y }, box }: LastZoom, point: Point): boolean => {
  const { left, top } = sheet.getBoundingClientRect();
  return (
    sheet.isConnected &&
    x === point.x &&
    y === point.y &&
    Math.hypot(left - box.left, top - box.top) < SCROLL_BAR_PIXELS
  );
};

const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The point of the nearest sheet at a point of the window. */
const anchorAt = (view: Element, { x, y }: Point): ZoomAnchor | undefined => {
  const sheets = [...view.querySelectorAll('.sheet-frame')].map((sheet) => ({
    sheet,
    box: sheet.getBoundingClientRect(),
  }));
  const [nearest] = sheets.sort((a, b) => distance(a.box, x, y) - distance(b.box, x, y));
  if (!nearest || nearest.box.width === 0) return undefined;
  const { sheet, box } = nearest;
  return { sheet, across: (x - box.left) / box.width, down: (y - box.top) / box.height, x, y };
};

/** Scrolls the view (horizontally) and the window (vertically) so that the anchor is in place again. */
const restoreAnchor = (view: Element, { sheet, across, down, x, y }: ZoomAnchor): void => {
  const box = sheet.getBoundingClientRect();
  view.scrollLeft += box.left + across * box.width - x;
  window.scrollBy(0, box.top + down * box.height - y);
};
