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
  /** Equal keys are the same sheets. */
  readonly subject: string;
  readonly input: Jobs['draw']['in'];
  readonly pictures: readonly Picture[];
}

/** Longer side in pixels: twice that of its place, for dense screens. */
const PIXELS = 220;

/** A small picture that is there already waits until its sheet has changed on the page and nothing else changes. */
const IDLE_MS = 400;

/** One after another: whatever else is asked of the engine comes between. */
const queue = createQueue();

/** Small pictures of all sheets; a click leads to one. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the n-th sheet stays the n-th sheet when it is drawn again
            key={i}
          >
            <button
              type="button"
              aria-current={i === current || undefined}
              aria-label={t('sheetView.thumbnail', { number: i + 1, title: picture.title })}
              onClick={() => showSheet(i)}
            >
              {/* A sheet that looks as before needs no other; of one that the engine paints the page does not know. */}
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

/** Drawn once it is in view; the former picture stays until the next is there. */
const Thumbnail = ({ subject, input, sheet, size }: ThumbnailProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const drawn = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject stands for what is drawn
  useEffect(() => {
    if (!seen || drawn.current === subject) return;
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
  }, [seen, subject, sheet]);
  return (
    <span ref={place} className="thumbnail" style={{ '--ratio': size.width / size.height } as CSSProperties}>
      {source && <img src={source} alt="" />}
    </span>
  );
};

/** Below the bars, which grow when they have more to say. */
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
