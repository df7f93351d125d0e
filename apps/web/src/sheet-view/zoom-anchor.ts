/** Keeps a point of a sheet under the pointer while sheets change their size. */

export interface Anchor {
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
export const anchorAt = (desk: Element, x: number, y: number): Anchor | undefined => {
  const sheets = [...desk.querySelectorAll('.easel')].map((sheet) => ({
    sheet,
    box: sheet.getBoundingClientRect(),
  }));
  const [nearest] = sheets.sort((a, b) => distance(a.box, x, y) - distance(b.box, x, y));
  if (!nearest || nearest.box.width === 0) return undefined;
  const { sheet, box } = nearest;
  return { sheet, across: (x - box.left) / box.width, down: (y - box.top) / box.height, x, y };
};

/** Scrolls so that the point is where it was: sideways the desk, up and down the window. */
export const holdAnchor = (desk: Element, { sheet, across, down, x, y }: Anchor): void => {
  const box = sheet.getBoundingClientRect();
  desk.scrollLeft += box.left + across * box.width - x;
  window.scrollBy(0, box.top + down * box.height - y);
};
