import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Picture } from '../engine/messages.ts';
import { scaleFor, useZoom } from './zoom.ts';
import { type Anchor, anchorAt, holdAnchor } from './zoom-anchor.ts';

/** Room that a fit leaves below the bars and around a sheet, with its label. */
const AROUND = 64;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The scale in force on a desk: follows the zoom and the size of the desk, and keeps the middle where it is. */
export const useScale = (desk: RefObject<HTMLElement | null>, pictures: readonly Picture[]): number => {
  const zoom = useZoom((state) => state.zoom);
  const room = useRoom(desk);
  const scale = room ? scaleFor(zoom, pictures, room) : undefined;
  const anchor = useRef<Anchor>(undefined);

  // The store tells before React draws: the sheets still have their old size.
  useEffect(
    () =>
      useZoom.subscribe((state, before) => {
        if (state.zoom === before.zoom || !desk.current) return;
        const { x, y } = state.anchor ?? { x: window.innerWidth / 2, y: window.innerHeight / 2 };
        anchor.current = anchorAt(desk.current, x, y);
      }),
    [desk],
  );
  useLayoutEffect(() => {
    if (scale === undefined) return;
    useZoom.setState({ scale });
    if (anchor.current && desk.current) holdAnchor(desk.current, anchor.current);
    anchor.current = undefined;
  }, [scale, desk]);

  return scale ?? 0;
};

/** Room for sheets, without what surrounds them; nothing before the first measure. */
const useRoom = (desk: RefObject<HTMLElement | null>): Room | undefined => {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const element = desk.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const width =
        element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const above = element.getBoundingClientRect().top + window.scrollY;
      const height = Math.max(100, window.innerHeight - above - AROUND);
      setRoom((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [desk]);
  return room;
};
