import { type Box, bounds, box, type Node } from '@platelayer/scene';
import { EPSILON } from './breaks.ts';
import { paintsIn } from './paints-in.ts';

/** One of the parts into which a drawing is cut. */
export interface Part {
  readonly row: number;
  readonly column: number;
  /** Area that it shows, in the coordinates of the drawing. */
  readonly box: Box;
}

/** A node and its bounding box. */
export interface Bounded {
  readonly node: Node;
  readonly around: Box;
}

/** Measures all nodes that paint something. */
export const boundedNodes = (nodes: readonly Node[]): readonly Bounded[] =>
  nodes.flatMap((node) => {
    const around = bounds(node);
    return around ? [{ node, around }] : [];
  });

/** Returns all parts row by row, except empty ones. */
export const partsOf = (
  { columns, rows }: { readonly columns: readonly number[]; readonly rows: readonly number[] },
  margin: number,
  drawing: readonly Bounded[],
): readonly Part[] => {
  const [lefts, tops] = [startsOf(columns, -margin), startsOf(rows, -margin)];
  const shown = new Set<number>();
  for (const { node, around } of drawing) {
    for (const row of reached(tops, rows, around.y, around.y + around.height)) {
      for (const column of reached(lefts, columns, around.x, around.x + around.width)) {
        const index = row * columns.length + column;
        if (shown.has(index)) continue;
        const area = box(lefts[column]!, tops[row]!, columns[column]!, rows[row]!);
        if (paintsIn([node], area)) shown.add(index);
      }
    }
  }
  return [...shown]
    .sort((a, b) => a - b)
    .map((index) => {
      const [row, column] = [Math.floor(index / columns.length), index % columns.length];
      return { row, column, box: box(lefts[column]!, tops[row]!, columns[column]!, rows[row]!) };
    });
};

/** Indices of the intervals that overlap a range. Finds the first by bisection. */
const reached = (
  starts: readonly number[],
  lengths: readonly number[],
  from: number,
  to: number,
): readonly number[] => {
  let first = 0;
  for (let end = starts.length; first < end; ) {
    const middle = Math.floor((first + end) / 2);
    if (starts[middle]! + lengths[middle]! > from) end = middle;
    else first = middle + 1;
  }
  const indices: number[] = [];
  for (let i = first; i < starts.length && starts[i]! < to; i++) indices.push(i);
  return indices;
};

/** Start positions of consecutive lengths. */
const startsOf = (lengths: readonly number[], first: number): readonly number[] => {
  let next = first;
  return lengths.map((length) => {
    const start = next;
    next += length;
    return start;
  });
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part on its sheet: `left` and `top` are the corner of its trim box in the printable area. */
export interface PlacedPart extends Part {
  readonly left: number;
  readonly top: number;
}

/** A row of parts on a sheet. */
interface Shelf {
  readonly top: number;
  readonly height: number;
  width: number;
  readonly parts: Part[];
}

/** Distance between the marks of neighbouring parts, if there is space. */
const MARK_DISTANCE = 15;

const gapBetween = (count: number, spare: number): number =>
  count < 2 ? 0 : Math.max(0, Math.min(MARK_DISTANCE, spare / (count - 1)));

/** Distributes parts over sheets: each on the first with enough space, with a border of width `frame`. */
export const imposeParts = (
  parts: readonly Part[],
  area: Size,
  frame: number,
): readonly (readonly PlacedPart[])[] => {
  const outer = (length: number) => length + 2 * frame;
  const smallest = (length: 'width' | 'height') => Math.min(...parts.map(({ box }) => outer(box[length])));
  const canShare = 2 * smallest('width') <= area.width || 2 * smallest('height') <= area.height;
  const sheets: Shelf[][] = [];
  for (const part of parts) {
    const [width, height] = [outer(part.box.width), outer(part.box.height)];
    const candidates = canShare ? sheets : [];
    const shelf = candidates
      .flat()
      .find((shelf) => shelf.width + width <= area.width + EPSILON && height <= shelf.height + EPSILON);
    if (shelf) {
      shelf.parts.push(part);
      shelf.width += width;
      continue;
    }
    const bottomOf = (sheet: readonly Shelf[]) => {
      const last = sheet.at(-1);
      return last ? last.top + last.height : 0;
    };
    let sheet = candidates.find((shelves) => bottomOf(shelves) + height <= area.height + EPSILON);
    if (!sheet) {
      sheet = [];
      sheets.push(sheet);
    }
    sheet.push({ top: bottomOf(sheet), height, width, parts: [part] });
  }
  return sheets.map((shelves) => {
    const [last] = shelves.slice(-1);
    const down = gapBetween(shelves.length, area.height - (last ? last.top + last.height : 0));
    return shelves.flatMap((shelf, row) => {
      const across = gapBetween(shelf.parts.length, area.width - shelf.width);
      let left = (area.width - shelf.width - across * (shelf.parts.length - 1)) / 2;
      return shelf.parts.map((part) => {
        const placed = { ...part, left: left + frame, top: shelf.top + row * down + frame };
        left += outer(part.box.width) + across;
        return placed;
      });
    });
  });
};
