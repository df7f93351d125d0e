import { type RefObject, useEffect } from 'react';
import { zoomBy } from './zoom.ts';

/** A notch of a mouse wheel is worth at most this much, so that it does not zoom several times over. */
const MAX_WHEEL_DELTA = 25;
const WHEEL_FACTOR = 1.01;

/** Movement in pixels from which a press is a drag. */
const DRAG_THRESHOLD_PIXELS = 4;

/** Wheel or pinch with Ctrl and two fingers zoom; drag, also with space held, pans. */
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

/** Browsers report a pinch on a touch pad as a wheel with Ctrl. */
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
  let apart = 0;
  const spread = ([one, other]: TouchList | readonly Touch[]) =>
    one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      apart = spread(touches);
    },
    { signal, passive: true },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches;
      if (event.touches.length !== 2 || !one || !other || apart === 0) return;
      event.preventDefault();
      const now = spread(event.touches);
      zoomBy(now / apart, { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 });
      apart = now;
    },
    { signal, passive: false },
  );
};

/** A focused control takes the space for itself. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea, [role]') !== null;

/** Fingers scroll by themselves; this is for mouse and pen. */
const dragPan = (element: HTMLElement, signal: AbortSignal) => {
  let from: { readonly x: number; readonly y: number } | undefined;
  let dragging = false;
  const stop = () => {
    from = undefined;
    dragging = false;
    element.classList.remove('panning');
  };
  // Space would scroll the page under a hand that is about to drag.
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
      // Released where this page does not hear of it.
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
