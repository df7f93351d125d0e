import type { Coordinate, Info, Side } from '@platelayer/game';

/** Steps to the neighbours at sides 1 to 3; those at the other three are the same backwards. */
const STEPS: Readonly<Record<Info['orientation'], readonly Coordinate[]>> = {
  vertical: [
    { number: -2, letter: 0 },
    { number: -1, letter: -1 },
    { number: 1, letter: -1 },
  ],
  horizontal: [
    { number: 2, letter: 0 },
    { number: 1, letter: -1 },
    { number: -1, letter: -1 },
  ],
};

/** The place on the other side of a side. */
export const neighbourAt = (
  { number, letter }: Coordinate,
  side: Side,
  orientation: Info['orientation'],
): Coordinate => {
  const step = STEPS[orientation][(side - 1) % 3]!;
  const sign = side > 3 ? -1 : 1;
  return { number: number + sign * step.number, letter: letter + sign * step.letter };
};
