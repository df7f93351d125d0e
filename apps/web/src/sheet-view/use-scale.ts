import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Picture } from '../engine/values.ts';
import { useSheetPages } from './pages.ts';
import { scaleFor, sheetsAcross, useZoom } from './zoom.ts';

/** A sheet that lies less than this from where a zoom left it was not moved by anyone: a scroll bar came or went. */
const SCROLL_BAR_PIXELS = 20;

/** Room that a fit leaves below the bars and around a sheet, with its label. */
const MARGIN_PIXELS = 64;

interface Room {
  readonly width: number;
  readonly height: number;
}

interface ViewScale {
  readonly scale: number;
  /** How many sheets a row is meant for. */
  readonly across: number;
}

/** The scale in force on a view: follows the zoom and the size of the view, and keeps the middle where it is. */
export const useScale = (view: RefObject<HTMLElement | null>, pictures: readonly Picture[]): ViewScale => {
  const zoom = useZoom((state) => state.zoom);
  const room = useRoom(view);
  const sideBySide = useSheetPages((state) => state.sideBySide);
  const across = room ? sheetsAcross(zoom, pictures, room, sideBySide) : 1;
  const scale = room ? scaleFor(zoom, pictures, room, across) : undefined;
  const anchor = useRef<ZoomAnchor>(undefined);
  const last = useRef<LastZoom>(undefined);

  // The store tells before React draws: the sheets still have their old size.
  useEffect(
    () =>
      useZoom.subscribe((state, former) => {
        if (state.zoom === former.zoom || !view.current) return;
        const place = state.anchor ?? { x: window.innerWidth / 2, y: window.innerHeight / 2 };
        // A sheet narrower than the view stays in its middle, and what was under the pointer comes back later.
        const kept = last.current && goesOn(last.current, place) ? last.current.anchor : undefined;
        anchor.current = kept ?? anchorAt(view.current, place);
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

/** Room for sheets, without what surrounds them; nothing before the first measure. */
const useRoom = (view: RefObject<HTMLElement | null>): Room | undefined => {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const width =
        element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const above = element.getBoundingClientRect().top + window.scrollY;
      // What lies over the lower edge of the window.
      const below = Number.parseFloat(style.scrollPaddingBottom) || 0;
      const height = Math.max(100, window.innerHeight - above - below - MARGIN_PIXELS);
      setRoom((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What stands above it grows and shrinks.
    for (const around of ['.sheet-page', 'main']) {
      const box = element.closest(around);
      if (box) observer.observe(box);
    }
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [view]);
  return room;
};

/** A place in the window. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Keeps a point of a sheet under the pointer while sheets change their size. */
interface ZoomAnchor extends Place {
  readonly sheet: Element;
  /** Where in the sheet, as shares of its width and height. */
  readonly across: number;
  readonly down: number;
}

/** What the last zoom kept in its place, and where it left the sheet. */
interface LastZoom {
  readonly anchor: ZoomAnchor;
  readonly box: DOMRect;
}

const lastZoom = (anchor: ZoomAnchor | undefined): LastZoom | undefined =>
  anchor && { anchor, box: anchor.sheet.getBoundingClientRect() };

/** Whether a zoom about a place goes on with the one before: neither pointer nor sheet was moved in between. */
const goesOn = ({ anchor: { sheet, x, y }, box }: LastZoom, place: Place): boolean => {
  const { left, top } = sheet.getBoundingClientRect();
  return (
    sheet.isConnected &&
    x === place.x &&
    y === place.y &&
    Math.hypot(left - box.left, top - box.top) < SCROLL_BAR_PIXELS
  );
};

const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The point of the nearest sheet at a place of the window. */
const anchorAt = (view: Element, { x, y }: Place): ZoomAnchor | undefined => {
  const sheets = [...view.querySelectorAll('.sheet-frame')].map((sheet) => ({
    sheet,
    box: sheet.getBoundingClientRect(),
  }));
  const [nearest] = sheets.sort((a, b) => distance(a.box, x, y) - distance(b.box, x, y));
  if (!nearest || nearest.box.width === 0) return undefined;
  const { sheet, box } = nearest;
  return { sheet, across: (x - box.left) / box.width, down: (y - box.top) / box.height, x, y };
};

/** Scrolls so that the point is where it was: sideways the view, up and down the window. */
const restoreAnchor = (view: Element, { sheet, across, down, x, y }: ZoomAnchor): void => {
  const box = sheet.getBoundingClientRect();
  view.scrollLeft += box.left + across * box.width - x;
  window.scrollBy(0, box.top + down * box.height - y);
};
