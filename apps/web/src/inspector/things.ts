import { create } from 'zustand';
import { engine } from '../engine/engine.ts';
import type { Jobs } from '../engine/messages.ts';
import type { SheetThing, ThingColumns } from '../engine/values.ts';
import { useFrame } from '../frame/frame-state.ts';
import { type SheetThings, type ThingPlace, thingAt, thingShowing } from './find-thing.ts';

interface ThingsState {
  /** Which sheets they are on; known while sheets are shown. */
  readonly subject?: ThingsSubject;
  /** Known a moment after the sheets are shown. */
  readonly sheets?: SheetThings;
  /** The thing that is looked at; it is ringed on its sheet. */
  readonly selected?: ThingPlace;
}

/** The sheets of a page: equal keys are the same sheets. */
interface ThingsSubject {
  readonly key: string;
  readonly input: Jobs['draw']['in'];
}

export const useThings = create<ThingsState>()(() => ({}));

/** A place in the file that is to be shown once the things of a page are known. */
let wanted: string | undefined;
let loading: { readonly key: string; readonly sheets: Promise<SheetThings | undefined> } | undefined;

/**
 * The sheets that are shown from now on; nothing where there are none. What is looked at stays in view where the next
 * version of the file still has it.
 */
export const setSheets = (subject: ThingsSubject | undefined): void => {
  const { selected, sheets } = useThings.getState();
  wanted ??= thingAt(sheets, selected)?.pointer;
  useThings.setState({ subject, sheets: undefined, selected: undefined });
};

/** What is on the shown sheets; asked for once. */
export const loadThings = async (): Promise<SheetThings | undefined> => {
  const { subject } = useThings.getState();
  if (!subject) return undefined;
  const { key, input } = subject;
  if (loading?.key !== key) {
    const sheets = engine('things', input).then(
      (all) => all.map(thingsFrom),
      () => {
        loading = undefined;
        return undefined;
      },
    );
    loading = { key, sheets };
  }
  const sheets = await loading.sheets;
  if (sheets && useThings.getState().subject?.key === key && !useThings.getState().sheets) {
    useThings.setState({ sheets, selected: wanted === undefined ? undefined : thingShowing(sheets, wanted) });
    wanted = undefined;
  }
  return sheets;
};

const thingsFrom = ({ pointers, names, boxes }: ThingColumns): readonly SheetThing[] =>
  pointers.map((pointer, i) => ({
    pointer,
    name: names[i]!,
    x: boxes[4 * i]!,
    y: boxes[4 * i + 1]!,
    width: boxes[4 * i + 2]!,
    height: boxes[4 * i + 3]!,
  }));

/** Looks at a thing: it is ringed, and the panel shows where it comes from. */
export const selectThing = (selected: ThingPlace | undefined): void => {
  useThings.setState({ selected });
  if (selected) useFrame.setState({ dock: 'thing' });
};

/** Rings what shows a place in the file, on the shown sheets or, where they do not, on the next that come. */
export const showPlace = async (pointer: string): Promise<boolean> => {
  const sheets = await loadThings();
  const selected = sheets && thingShowing(sheets, pointer);
  if (selected) useThings.setState({ selected });
  else wanted = pointer;
  return selected !== undefined;
};
