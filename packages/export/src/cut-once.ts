import type { PathData, PlainSegment } from '@platelayer/scene';
import { plainPath } from '@platelayer/scene';

/** Edges that lie closer than this are the same edge: a hundredth of a unit, far below any cutter's step. */
const GRAIN = 100;

/** The outlines without the straight edges that an earlier one has: a knife that cuts twice tears the paper. */
export const cutOnce = (outlines: readonly PathData[]): readonly PathData[] => {
  const cut = new Set<string>();
  return outlines.map((outline) => withoutCut(plainPath(outline), cut)).filter(({ length }) => length > 0);
};

type Spot = readonly [x: number, y: number];

const withoutCut = (outline: readonly PlainSegment[], cut: Set<string>): PathData => {
  const left: PlainSegment[] = [];
  let [start, from]: [Spot, Spot] = [
    [0, 0],
    [0, 0],
  ];
  // Where the knife stands; it has to be lifted after an edge that is left out.
  let knife: Spot | undefined;
  for (const segment of outline) {
    if (segment[0] === 'M') {
      start = from = [segment[1], segment[2]];
      knife = undefined;
      continue;
    }
    const to: Spot = segment[0] === 'Z' ? start : [segment.at(-2) as number, segment.at(-1) as number];
    const straight = segment[0] !== 'C';
    if (!straight || isNew(from, to, cut)) {
      if (knife === undefined) left.push(['M', ...from]);
      left.push(straight ? ['L', ...to] : segment);
      knife = to;
    } else knife = undefined;
    from = to;
  }
  return left;
};

/** Whether an edge has not been cut yet, in either direction; an edge without length never needs to be. */
const isNew = (from: Spot, to: Spot, cut: Set<string>): boolean => {
  const [one, other] = [spotKey(from), spotKey(to)].sort() as [string, string];
  const key = `${one} ${other}`;
  if (one === other || cut.has(key)) return false;
  cut.add(key);
  return true;
};

const spotKey = ([x, y]: Spot): string => `${Math.round(x * GRAIN)},${Math.round(y * GRAIN)}`;
