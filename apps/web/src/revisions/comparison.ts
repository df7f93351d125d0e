import { create } from 'zustand';
import type { Baseline, GameChange, GameChanges } from '../engine/compare-job.ts';
import type { Jobs } from '../engine/messages.ts';
import { useFrame } from '../frame/frame-state.ts';

/** Baseline of the comparison, its result, and the selected change. */
interface ComparisonState {
  /** Slug of the game. */
  readonly game?: string;
  readonly baseline?: Baseline;
  /** Name of the file, if the baseline is one. */
  readonly file?: string;
  readonly found?: GameChanges;
  /** Index of the selected change. */
  readonly selected?: number;
  /** Percentage of the sheets, from the left, that shows the earlier version. */
  readonly earlier: number;
  /** Whether sheets alternate between before and after. */
  readonly blink: boolean;
  /** The earlier version of the current sheets, drawn when needed. */
  readonly earlierSheets?: Jobs['drawEarlier']['out'];
}

export const useComparison = create<ComparisonState>()(() => ({ earlier: 0, blink: false }));

/** Starts a new comparison, or ends it. */
export const compareGame = (game: string | undefined, baseline: Baseline | undefined, file?: string): void =>
  useComparison.setState({
    game,
    baseline,
    file,
    found: undefined,
    selected: undefined,
    earlier: 0,
    blink: false,
    earlierSheets: undefined,
  });

/** Selects a change. For a removed element, shows the earlier version. */
export const selectChange = (selected: number): void =>
  useComparison.setState(({ found, earlier }) => ({
    selected,
    earlier: found?.changes[selected]?.kind === 'removed' ? 100 : earlier === 100 ? 0 : earlier,
  }));

/** Selects the next or previous change, cyclically. */
export const stepChange = (by: 1 | -1): void => {
  const { found, selected } = useComparison.getState();
  const count = found?.changes.length ?? 0;
  if (count === 0 || useFrame.getState().dock !== 'changes') return;
  const from = selected ?? (by === 1 ? -1 : count);
  selectChange((from + by + count) % count);
};

export const toggleBlink = (): void => useComparison.setState(({ blink }) => ({ blink: !blink }));

/** Identifies an element on a sheet by its location in the file and its name. */
export const placeKey = ({ pointer, name }: { readonly pointer: string; readonly name: string }): string =>
  `${pointer} ${name}`;

/** Changes of a component (and map variation) by `placeKey`. */
export const changesByPlace = (
  changes: readonly GameChange[],
  side: 'before' | 'after',
  component: string | undefined,
  variation: number,
): ReadonlyMap<string, { readonly change: GameChange; readonly index: number }> => {
  const places = new Map<string, { readonly change: GameChange; readonly index: number }>();
  for (const [index, change] of changes.entries()) {
    const place = change[side];
    if (place && change.component === component && place.variation === variation)
      places.set(placeKey(place), { change, index });
  }
  return places;
};
