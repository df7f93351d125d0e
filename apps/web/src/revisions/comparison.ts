import { create } from 'zustand';
import type { Baseline, GameChange, GameChanges } from '../engine/compare-job.ts';
import type { Jobs } from '../engine/messages.ts';
import { useFrame } from '../frame/frame-state.ts';

/** What the current game is compared with, what was found, and what of it is looked at. */
interface ComparisonState {
  /** Slug of the game that this is about. */
  readonly game?: string;
  readonly baseline?: Baseline;
  /** What the panel calls a file that it is compared with. */
  readonly file?: string;
  readonly found?: GameChanges;
  /** Position of the change that is looked at. */
  readonly selected?: number;
  /** How much of the sheets, from the left, is shown as it was: in per cent. */
  readonly earlier: number;
  /** Sheets change between before and after by themselves. */
  readonly blink: boolean;
  /** The sheets that are shown, as they were; known where they are looked at. */
  readonly earlierSheets?: Jobs['drawEarlier']['out'];
}

export const useComparison = create<ComparisonState>()(() => ({ earlier: 0, blink: false }));

/** Begins another comparison, or none. */
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

/** Looks at a change. What is gone is only seen as it was. */
export const selectChange = (selected: number): void =>
  useComparison.setState(({ found, earlier }) => ({
    selected,
    earlier: found?.changes[selected]?.kind === 'removed' ? 100 : earlier === 100 ? 0 : earlier,
  }));

/** To the next change or the one before it, round and round. */
export const stepChange = (by: 1 | -1): void => {
  const { found, selected } = useComparison.getState();
  const count = found?.changes.length ?? 0;
  if (count === 0 || useFrame.getState().dock !== 'changes') return;
  const from = selected ?? (by === 1 ? -1 : count);
  selectChange((from + by + count) % count);
};

export const toggleBlink = (): void => useComparison.setState(({ blink }) => ({ blink: !blink }));

/** How a thing on a sheet is told from others: by its place in the file and its name. */
export const placeKey = ({ pointer, name }: { readonly pointer: string; readonly name: string }): string =>
  `${pointer} ${name}`;

/** The changes of a component, and of one variation of its map, by where they are on its sheets. */
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
