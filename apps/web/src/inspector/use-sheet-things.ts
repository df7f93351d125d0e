import { useEffect } from 'react';
import type { Jobs } from '../engine/messages.ts';
import type { Picture } from '../engine/values.ts';
import { loadThings, setSheets } from './things.ts';

/** Whoever turns a knob or saves a file again within this time sees sheets first. */
const IDLE_MS = 400;

/** Tells what sheets are shown, and asks what is on them once the page has come to rest. */
export const useSheetThings = (
  key: string,
  input: Jobs['draw']['in'],
  pictures: readonly Picture[] | undefined,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input, and pictures come anew when they are drawn
  useEffect(() => {
    if (!pictures) return;
    setSheets({ key, input });
    const timer = setTimeout(loadThings, IDLE_MS);
    return () => clearTimeout(timer);
  }, [pictures]);
  useEffect(() => () => setSheets(undefined), []);
};
