import { type ComponentProps, lazy, type RefObject, Suspense, useCallback, useEffect, useRef } from 'react';
import type { Picture } from '../engine/values.ts';
import { SheetView } from '../sheet-view/SheetView.tsx';
import { thingUnder } from './find-thing.ts';
import { loadThings, selectThing, useThings } from './things.ts';

/** Loaded after the sheets, which come first. */
const SheetMarks = lazy(async () => ({ default: (await import('./SheetMarks.tsx')).SheetMarks }));

/** Sheets with marks, on which elements can be selected. */
export const InspectedSheets = (props: ComponentProps<typeof SheetView>) => {
  const view = useRef<HTMLElement>(null);
  const hasThings = useThings(({ sheets }) => sheets !== undefined);
  usePicking(view, props.pictures);
  const marks = useCallback(
    (sheet: number, picture: Picture) => (
      <Suspense>
        <SheetMarks sheet={sheet} size={picture} />
      </Suspense>
    ),
    [],
  );
  return <SheetView {...props} view={view} marks={hasThings ? marks : undefined} />;
};

/** Up to this movement in pixels, a press is a click. */
const CLICK_SLACK_PIXELS = 4;

/** A click or tap on a sheet selects the element there, or clears the selection next to all elements. */
const usePicking = (view: RefObject<HTMLElement | null>, pictures: readonly Picture[]): void => {
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
