import { useEffect } from 'react';
import { create } from 'zustand';
import { engine } from '../engine/engine.ts';
import type { Jobs } from '../engine/messages.ts';
import type { Picture, SheetThing, ThingColumns } from '../engine/values.ts';
import { useFrame } from '../frame/frame-state.ts';
import { type SheetThings, type ThingPlace, thingAt, thingShowing } from './find-thing.ts';

interface ThingsState {
  /** The sheets on the page, if any. */
  readonly subject?: ThingsSubject;
  /** Loaded shortly after the sheets are drawn. */
  readonly sheets?: SheetThings;
  /** The selected element; it is circled on its sheet. */
  readonly selected?: ThingPlace;
}

/** The sheets of a page. Equal keys mean the same sheets. */
interface ThingsSubject {
  readonly key: string;
  readonly input: Jobs['draw']['in'];
}

export const useThings = create<ThingsState>()(() => ({}));

/** Location in the file to select when the elements of the page are loaded. */
let pendingPointer: string | undefined;
let loading: { readonly key: string; readonly sheets: Promise<SheetThings | undefined> } | undefined;

/** Sets the sheets on the page. The selected element stays selected if the new version of the file still has it. */
export const setSheets = (subject: ThingsSubject | undefined): void => {
  const { selected, sheets } = useThings.getState();
  pendingPointer ??= thingAt(sheets, selected)?.pointer;
  useThings.setState({ subject, sheets: undefined, selected: undefined });
};

/** Loads the elements on the current sheets, once per set of sheets. */
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
    useThings.setState({
      sheets,
      selected: pendingPointer === undefined ? undefined : thingShowing(sheets, pendingPointer),
    });
    pendingPointer = undefined;
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

/** Selects an element: circles it and shows its source in the panel. */
export const selectThing = (selected: ThingPlace | undefined): void => {
  useThings.setState({ selected });
  if (selected) useFrame.setState({ dock: 'thing' });
};

/** Selects the element for a location in the file, on the current sheets or, if they do not show it, on the next ones. */
export const showPlace = async (pointer: string): Promise<boolean> => {
  const sheets = await loadThings();
  const selected = sheets && thingShowing(sheets, pointer);
  if (selected) useThings.setState({ selected });
  else pendingPointer = pointer;
  return selected !== undefined;
};

/** Changing settings or saving again within this time redraws the sheets first. */
const IDLE_MS = 400;

/** Registers the sheets on the page, and loads the elements on them when the page is idle. */
export const useSheetThings = (
  key: string,
  input: Jobs['draw']['in'],
  pictures: readonly Picture[] | undefined,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the input, and drawing makes new pictures
  useEffect(() => {
    if (!pictures) return;
    setSheets({ key, input });
    const timer = setTimeout(loadThings, IDLE_MS);
    return () => clearTimeout(timer);
  }, [pictures]);
  useEffect(() => () => setSheets(undefined), []);
};
