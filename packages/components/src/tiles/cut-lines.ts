import { type Box, group, line, type Node, type Point, rect } from '@platelayer/scene';

/** Rise of a slanted side over its run (30.18.6). */
const SLOPE = 1.732051615;

/** Lines of two tiles that differ by less are one cut; drawn twice, their dashes would fill each other's gaps. */
const SAME = 0.1;

const STROKE = { color: '#808080', width: 1, dash: [4, 2] };

/** Full-length cuts along all three directions of sides, for tiles whose rows are offset (30.18.6). */
export const cutLines = (
  centres: readonly Point[],
  tile: { readonly width: number; readonly height: number },
  area: Pick<Box, 'width' | 'height'>,
): readonly Node[] => {
  const { width, height } = area;
  const sides = centres.flatMap(({ y }) => [y - tile.height / 2, y + tile.height / 2]);
  const corners = centres.flatMap(({ x, y }) => [
    { x: x - tile.width / 2, y },
    { x: x + tile.width / 2, y },
  ]);
  /** Where the lines through the corners meet the upper edge. */
  const starts = (run: number) => distinct(corners.map(({ x, y }) => x - y / run));
  const slanted = (run: number) =>
    starts(run).map((x) => line(x, 0, x + height / run, height, { stroke: STROKE }));
  return [
    group(
      [
        ...distinct(sides).map((y) => line(0, y, width, y, { stroke: STROKE })),
        ...slanted(SLOPE),
        ...slanted(-SLOPE),
      ],
      { clip: rect(0, 0, width, height) },
    ),
  ];
};

const distinct = (values: readonly number[]): readonly number[] =>
  values.toSorted((a, b) => a - b).filter((value, i, sorted) => i === 0 || value - sorted[i - 1]! > SAME);
