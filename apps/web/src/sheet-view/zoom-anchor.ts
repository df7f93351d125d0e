/** Keeps a point of a sheet under the pointer while sheets change their size. */

export interface ZoomAnchor {
  readonly sheet: Element;
  /** Where in the sheet, as shares of its width and height. */
  readonly across: number;
  readonly down: number;
  /** Where in the window. */
  readonly x: number;
  readonly y: number;
}

const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The point of the nearest sheet at a place of the window. */
export const anchorAt = (view: Element, x: number, y: number): ZoomAnchor | undefined => {
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
export const restoreAnchor = (view: Element, { sheet, across, down, x, y }: ZoomAnchor): void => {
  const box = sheet.getBoundingClientRect();
  view.scrollLeft += box.left + across * box.width - x;
  window.scrollBy(0, box.top + down * box.height - y);
};
