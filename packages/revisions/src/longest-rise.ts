/** Positions of the longest series of numbers that rise, in their order: all others are out of order. */
export const longestRise = (numbers: readonly number[]): readonly number[] => {
  /** For each length, the position of the smallest number that a series of it ends with. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [position, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1]);
    ends[low] = position;
  }
  const series: number[] = [];
  for (let position = ends.at(-1); position !== undefined; position = previous[position])
    series.unshift(position);
  return series;
};
