import type { Place } from './parsed.ts';

/** Turns offsets into lines and columns. The table of line starts is made at the first question. */
export const lineTable = (text: string): ((offset: number) => Place) => {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
};

const lineStarts = (text: string): readonly number[] => {
  const starts = [0];
  for (const { index, 0: ending } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + ending.length);
  return starts;
};
