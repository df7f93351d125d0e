import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { engine } from '../engine/engine.ts';
import type { Jobs } from '../engine/messages.ts';
import { useDrawing } from '../engine/use-drawing.ts';
import type { Picture } from '../engine/values.ts';
import { overThing } from '../inspector/place-on-sheet.ts';
import { insertAtOnce } from './insert-picture.ts';

export interface PictureProps {
  readonly picture: Picture;
  /** Whether this is what a picture of the page shows (98.5.5). */
  readonly capture?: boolean;
  /** Called when the picture has been painted. */
  readonly onShown?: () => void;
}

/** A part of a sheet, in pixels of the sheet at some size. */
type Part = Omit<Jobs['paint']['in'], 'sheet'>;

interface Painted {
  readonly pixels: ImageBitmap;
  readonly part: Part;
}

/** The longer side of the picture of the whole sheet. */
const WHOLE_PIXELS = 1600;

interface PaintedPictureProps extends PictureProps {
  /** What the engine knows it by. */
  readonly sheet: string;
}

/**
 * A picture of too many shapes for the page, painted by the engine: the whole sheet once, and over it what is in view, as
 * fine as the screen can show it. It is printed as shapes.
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
    // What was handed over already has no pixels left.
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

/** How often a look is taken at what is in view while it moves. */
const LOOK_MS = 120;

/** The part of a sheet that is in view and its surroundings; nothing where the whole sheet is painted as finely. */
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
        setPart((former) => partInView(element, { width, height }, coarse, former));
      }, LOOK_MS);
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

/** So much of what is in view is painted on each side of it, too, for when it moves. */
const SURROUNDINGS = 0.25;

const partInView = (
  element: HTMLElement,
  size: Pick<Picture, 'width' | 'height'>,
  coarse: number,
  former: Part | undefined,
): Part | undefined => {
  const box = element.getBoundingClientRect();
  const view = element.closest('.sheet-view')?.getBoundingClientRect() ?? box;
  const pixelsPerUnit = (devicePixelRatio * box.width) / size.width;
  if (pixelsPerUnit <= coarse) return undefined;
  const across = side(box.left, [Math.max(view.left, 0), Math.min(view.right, innerWidth)], box.right);
  const down = side(box.top, [0, innerHeight], box.bottom);
  if (!across || !down) return former;
  const isPainted =
    former?.pixelsPerUnit === pixelsPerUnit &&
    former.left <= across.seen[0] &&
    former.top <= down.seen[0] &&
    former.left + former.width >= across.seen[1] &&
    former.top + former.height >= down.seen[1];
  if (isPainted) return former;
  return { pixelsPerUnit, left: across.start, top: down.start, width: across.length, height: down.length };
};

/** What is seen of one side of a sheet, and what is painted of it, in pixels from where the sheet begins. */
const side = (begin: number, [from, to]: readonly [number, number], end: number) => {
  const seen = [Math.max(from, begin) - begin, Math.min(to, end) - begin].map(
    (place) => place * devicePixelRatio,
  ) as [number, number];
  const room = SURROUNDINGS * (seen[1] - seen[0]);
  if (room <= 0) return undefined;
  const start = Math.max(0, Math.floor(seen[0] - room));
  const stop = Math.min(Math.ceil((end - begin) * devicePixelRatio), Math.ceil(seen[1] + room));
  return { seen, start, length: stop - start };
};

/** Whoever looks around first should not wait for what may be printed. */
const PRINT_DELAY_MS = 3000;

/** Where the shapes of a sheet are while it is printed. */
const useShapesForPrint = (sheet: string, shown: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    const printing = new AbortController();
    const { signal } = printing;
    const timer = setTimeout(async () => {
      const drawing = await engine('largeSvg', { sheet });
      if (signal.aborted || drawing === undefined) return;
      const insert = (onto: Element) => insertAtOnce(new TextDecoder().decode(drawing.bytes), onto);
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
