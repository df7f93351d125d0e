import { type RefObject, useEffect } from 'react';
import type { Picture } from '../engine/values.ts';
import { thingUnder } from './find-thing.ts';
import { loadThings, selectThing } from './things.ts';

/** Movement in pixels up to which a press is a click. */
const CLICK_SLACK_PIXELS = 4;

/** A click or tap on a sheet selects the thing there; beside all things it selects nothing. */
export const usePicking = (view: RefObject<HTMLElement | null>, pictures: readonly Picture[]): void => {
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    let pressed = { x: 0, y: 0 };
    element.addEventListener(
      'pointerdown',
      ({ clientX, clientY }) => {
        pressed = { x: clientX, y: clientY };
      },
      { signal },
    );
    element.addEventListener(
      'click',
      async ({ clientX, clientY, target }) => {
        if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > CLICK_SLACK_PIXELS) return;
        const frame = target instanceof Element ? target.closest('.sheet-frame') : null;
        const sheet = [...element.querySelectorAll('.sheet-frame')].indexOf(frame as Element);
        const size = pictures[sheet];
        if (!frame || !size) return;
        const { left, top, width } = frame.getBoundingClientRect();
        const unit = size.width / width;
        const point = { x: (clientX - left) * unit, y: (clientY - top) * unit };
        const index = thingUnder((await loadThings())?.[sheet] ?? [], point);
        selectThing(index === undefined ? undefined : { sheet, index });
      },
      { signal },
    );
    return () => listening.abort();
  }, [view, pictures]);
};
