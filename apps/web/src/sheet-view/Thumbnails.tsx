import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { engine } from '../engine/engine.ts';
import type { Jobs } from '../engine/messages.ts';
import type { Picture } from '../engine/values.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { createQueue } from '../sources/queue.ts';
import { dataUrl } from '../ui/data-url.ts';
import { barsBottom, showSheet, useSheetPages } from './pages.ts';
import './thumbnails.css';

interface ThumbnailsProps {
  /** Key of the sheets: equal keys mean the same sheets. */
  readonly subject: string;
  readonly input: Jobs['draw']['in'];
  readonly pictures: readonly Picture[];
}

/** Longer side in pixels: twice the displayed size, for high-density screens. */
const PIXELS = 220;

/** An existing thumbnail is updated after its sheet, when changes have stopped for this long. */
const IDLE_MS = 400;

/** Thumbnails are drawn one by one, so that other requests to the engine come in between. */
const queue = createQueue();

/** Thumbnails of all sheets; clicking one scrolls to its sheet. */
export const Thumbnails = ({ subject, input, pictures }: ThumbnailsProps) => {
  const t = useTexts('frame');
  const list = useRef<HTMLOListElement>(null);
  const current = useSheetPages((state) => state.current);
  const top = useBarsBottom();
  useEffect(() => {
    const entry = list.current?.children[current];
    entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav className="thumbnails" aria-label={t('sheetView.thumbnails')} style={{ top }}>
      <ol ref={list} style={{ maxHeight: `calc(100vh - ${top}px - var(--bar-height, 0px))` }}>
        {pictures.map((picture, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet keeps its position when it is drawn again
            key={i}
          >
            <button
              type="button"
              aria-current={i === current || undefined}
              aria-label={t('sheetView.thumbnail', { number: i + 1, title: picture.title })}
              onClick={() => showSheet(i)}
            >
              {/* If the SVG of a sheet is unchanged, so is its thumbnail. A sheet painted by the engine has no SVG to compare. */}
              <Thumbnail subject={picture.svg || subject} input={input} sheet={i} size={picture} />
              {i + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};

interface ThumbnailProps extends Omit<ThumbnailsProps, 'pictures'> {
  readonly sheet: number;
  readonly size: Pick<Picture, 'width' | 'height'>;
}

/** Drawn when it scrolls into view; shows the previous picture until the next one is ready. */
const Thumbnail = ({ subject, input, sheet, size }: ThumbnailProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const [visible, setVisible] = useState(false);
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting === true));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const drawn = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject identifies the drawing
  useEffect(() => {
    if (!visible || drawn.current === subject) return;
    const controller = new AbortController();
    const { signal } = controller;
    const draw = () =>
      queue(async () => {
        if (signal.aborted) return;
        const bytes = await engine('sheetPicture', { ...input, sheet, pixels: PIXELS }, { signal });
        if (signal.aborted || !bytes) return;
        drawn.current = subject;
        setSource(dataUrl(bytes, 'image/png'));
      }).catch(() => undefined);
    const timer = setTimeout(draw, drawn.current === undefined ? 0 : IDLE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [visible, subject, sheet]);
  return (
    <span ref={place} className="thumbnail" style={{ '--ratio': size.width / size.height } as CSSProperties}>
      {source && <img src={source} alt="" />}
    </span>
  );
};

/** Bottom of the bars, whose height changes with their messages. */
const useBarsBottom = (): number => {
  const [bottom, setBottom] = useState(barsBottom);
  useEffect(() => {
    const header = document.querySelector('.sheet-header');
    const observer = new ResizeObserver(() => setBottom(barsBottom()));
    if (header) observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return bottom;
};
