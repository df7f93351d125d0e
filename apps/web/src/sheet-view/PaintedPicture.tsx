import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { engine } from '../engine/engine.ts';
import type { Jobs } from '../engine/messages.ts';
import { useDrawing } from '../engine/use-drawing.ts';
import type { Picture } from '../engine/values.ts';
import { overThing } from '../inspector/place-on-sheet.ts';
import { insertSynchronously } from './insert-picture.ts';

export interface PictureProps {
  readonly picture: Picture;
  /** Whether to mark the picture as the only one of its page (98.5.5). */
  readonly capture?: boolean;
  /** Called when the picture has been painted. */
  readonly onShown?: () => void;
}

/** Part of a sheet, in pixels at some scale. */
type Part = Omit<Jobs['paint']['in'], 'sheet'>;

interface Painted {
  readonly pixels: ImageBitmap;
  readonly part: Part;
}

/** Longer side of the picture of the whole sheet, in pixels. */
const WHOLE_PIXELS = 1600;

interface PaintedPictureProps extends PictureProps {
  /** Id of the sheet in the engine. */
  readonly sheet: string;
}

/**
 * A sheet with too many shapes for the page. The engine paints the whole sheet once, and over it the visible part at the
 * full resolution of the screen. It is printed as shapes.
 */
export const PaintedPicture = ({ sheet, picture, capture, onShown }: PaintedPictureProps) => {
  const place = useRef<HTMLDivElement>(null);
  const all = wholeOf(picture);
  const whole = useDrawing(sheet, () => paint(sheet, all)).drawn?.painted;
  const part = usePartInView(place, picture, all.pixelsPerUnit);
  const near = useDrawing(JSON.stringify([sheet, part]), () => paint(sheet, part)).drawn?.painted;
  useEffect(() => {
    if (whole) onShown?.();
  }, [whole, onShown]);
  const shapes = useShapesForPrint(sheet, whole !== undefined);
  return (
    <>
      {whole && (
        <div
          className="paper painted"
          role="img"
          aria-label={picture.title}
          data-capture={capture || undefined}
        >
          <Pixels painted={whole} size={picture} />
          {near && <Pixels painted={near} size={picture} />}
        </div>
      )}
      <div ref={place} />
      <div ref={shapes} className="shapes-for-print" />
    </>
  );
};

const paint = async (
  sheet: string,
  part: Part | undefined,
): Promise<{ readonly painted: Painted | undefined }> => {
  const pixels = part && (await engine('paint', { sheet, ...part }));
  return { painted: pixels && { pixels, part } };
};

const wholeOf = ({ width, height }: Picture): Part => {
  const pixelsPerUnit = WHOLE_PIXELS / Math.max(width, height);
  return {
    pixelsPerUnit,
    left: 0,
    top: 0,
    width: Math.ceil(width * pixelsPerUnit),
    height: Math.ceil(height * pixelsPerUnit),
  };
};

const Pixels = ({
  painted: { pixels, part },
  size,
}: {
  readonly painted: Painted;
  readonly size: Picture;
}) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    // A bitmap that was transferred before has no pixels left.
    if (pixels.width > 0) canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(pixels);
  }, [pixels]);
  const [x, y, width, height] = [part.left, part.top, part.width, part.height].map(
    (length) => length / part.pixelsPerUnit,
  ) as [number, number, number, number];
  return (
    <canvas
      ref={canvas}
      width={part.width}
      height={part.height}
      style={overThing({ x, y, width, height }, size)}
    />
  );
};

/** How often to check which part is visible while scrolling. */
const CHECK_MS = 120;

/** The visible part of a sheet with its surroundings. Undefined if the picture of the whole sheet is sharp enough. */
const usePartInView = (
  place: RefObject<HTMLElement | null>,
  { width, height }: Picture,
  coarse: number,
): Part | undefined => {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setPart((previous) => partInView(element, { width, height }, coarse, previous));
      }, CHECK_MS);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('scroll', look, { signal, capture: true, passive: true });
    window.addEventListener('resize', look, { signal });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      listening.abort();
      observer.disconnect();
    };
  }, [place, width, height, coarse]);
  return part;
};

/** Margin painted on each side of the visible part, for scrolling, as a fraction of its size. */
const SURROUNDINGS = 0.25;

const partInView = (
  element: HTMLElement,
  size: Pick<Picture, 'width' | 'height'>,
  coarse: number,
  previous: Part | undefined,
): Part | undefined => {
  const box = element.getBoundingClientRect();
  const view = element.closest('.sheet-view')?.getBoundingClientRect() ?? box;
  const pixelsPerUnit = (devicePixelRatio * box.width) / size.width;
  if (pixelsPerUnit <= coarse) return undefined;
  const across = paintedRange(
    box.left,
    [Math.max(view.left, 0), Math.min(view.right, innerWidth)],
    box.right,
  );
  const down = paintedRange(box.top, [0, innerHeight], box.bottom);
  if (!across || !down) return previous;
  const isPainted =
    previous?.pixelsPerUnit === pixelsPerUnit &&
    previous.left <= across.visible[0] &&
    previous.top <= down.visible[0] &&
    previous.left + previous.width >= across.visible[1] &&
    previous.top + previous.height >= down.visible[1];
  if (isPainted) return previous;
  return { pixelsPerUnit, left: across.start, top: down.start, width: across.length, height: down.length };
};

/** The visible range of a sheet in one direction, and the range to paint, in pixels from the edge of the sheet. */
const paintedRange = (begin: number, [from, to]: readonly [number, number], end: number) => {
  const visible = [Math.max(from, begin) - begin, Math.min(to, end) - begin].map(
    (pixels) => pixels * devicePixelRatio,
  ) as [number, number];
  const margin = SURROUNDINGS * (visible[1] - visible[0]);
  if (margin <= 0) return undefined;
  const start = Math.max(0, Math.floor(visible[0] - margin));
  const stop = Math.min(Math.ceil((end - begin) * devicePixelRatio), Math.ceil(visible[1] + margin));
  return { visible, start, length: stop - start };
};

/** Delay before loading the shapes for printing, so that scrolling and zooming come first. */
const PRINT_DELAY_MS = 3000;

/** An element that contains the shapes of a sheet while it is printed. */
const useShapesForPrint = (sheet: string, shown: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    const printing = new AbortController();
    const { signal } = printing;
    const timer = setTimeout(async () => {
      const drawing = await engine('largeSvg', { sheet });
      if (signal.aborted || drawing === undefined) return;
      const insert = (onto: Element) => insertSynchronously(new TextDecoder().decode(drawing.bytes), onto);
      window.addEventListener('beforeprint', () => place.current && insert(place.current), { signal });
      window.addEventListener('afterprint', () => place.current?.replaceChildren(), { signal });
    }, PRINT_DELAY_MS);
    return () => {
      clearTimeout(timer);
      printing.abort();
    };
  }, [sheet, shown]);
  return place;
};
