import { type RefObject, useEffect } from 'react';
import { zoomBy } from './zoom.ts';

/** Limits a notch of a mouse wheel, which would otherwise zoom too far. */
const MAX_WHEEL_DELTA = 25;
const WHEEL_FACTOR = 1.01;

/** From this movement in pixels, a press is a drag. */
const DRAG_THRESHOLD_PIXELS = 4;

/** Zooms with Ctrl and the wheel or with two fingers, and pans by dragging, with or without Space. */
export const useGestures = (view: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    wheelZoom(element, signal);
    pinchZoom(element, signal);
    dragPan(element, signal);
    return () => listening.abort();
  }, [view]);
};

/** Handles touchpad pinches as well: browsers report them as a wheel with Ctrl. */
const wheelZoom = (element: HTMLElement, signal: AbortSignal) =>
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const turned = Math.min(Math.max(event.deltaY, -MAX_WHEEL_DELTA), MAX_WHEEL_DELTA);
      zoomBy(WHEEL_FACTOR ** -turned, { x: event.clientX, y: event.clientY });
    },
    { signal, passive: false },
  );

const pinchZoom = (element: HTMLElement, signal: AbortSignal) => {
  let distance = 0;
  const distanceOf = ([a, b]: TouchList | readonly Touch[]) =>
    a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      distance = distanceOf(touches);
    },
    { signal, passive: true },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const [a, b] = event.touches;
      if (event.touches.length !== 2 || !a || !b || distance === 0) return;
      event.preventDefault();
      const now = distanceOf(event.touches);
      zoomBy(now / distance, { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
      distance = now;
    },
    { signal, passive: false },
  );
};

/** Whether the target handles the Space key itself. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea, [role]') !== null;

/** For mouse and pen only, because touch scrolls natively. */
const dragPan = (element: HTMLElement, signal: AbortSignal) => {
  let from: { readonly x: number; readonly y: number } | undefined;
  let dragging = false;
  const stop = () => {
    from = undefined;
    dragging = false;
    element.classList.remove('panning');
  };
  // Otherwise Space would scroll the page before the drag begins.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === ' ' && element.matches(':hover') && !isControl(event.target)) event.preventDefault();
    },
    { signal },
  );
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch' || (event.button !== 0 && event.button !== 1)) return;
      if (event.button === 1) event.preventDefault();
      from = { x: event.clientX, y: event.clientY };
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (!from) return;
      // The button was released outside the page.
      if (event.buttons === 0) return stop();
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragging && Math.hypot(dx, dy) < DRAG_THRESHOLD_PIXELS) return;
      if (!dragging) {
        dragging = true;
        element.setPointerCapture(event.pointerId);
        element.classList.add('panning');
      }
      element.scrollLeft -= dx;
      window.scrollBy(0, -dy);
      from = { x: event.clientX, y: event.clientY };
    },
    { signal },
  );
  element.addEventListener('pointerup', stop, { signal });
  element.addEventListener('pointercancel', stop, { signal });
};
