import { type CSSProperties, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Picture } from '../engine/messages.ts';
import { insertPicture } from './insert-picture.ts';
import { printPage } from './print-pages.ts';

/** A complete picture still has to be turned into pixels, beside the main thread: so long the page keeps still. */
const PAINT_MS = 100;

interface PaperSheetProps {
  readonly picture: Picture;
  /** Under the sheet; the title of the picture where absent. */
  readonly label?: string;
  /** Whether this is what a picture of the page shows (98.5.5). */
  readonly capture?: boolean;
  /** Called when the picture has been painted. */
  readonly onShown?: () => void;
  /** What lies over the sheet and is not printed. */
  readonly marks?: ReactNode;
}

/** One page as a sheet of paper, true to its proportions. */
export const PaperSheet = memo(function Sheet({ picture, label, capture, marks, onShown }: PaperSheetProps) {
  const { svg, title, width, height } = picture;
  const { front, layers } = useLayers(svg, onShown);
  const size = {
    '--units-wide': width,
    '--units-high': height,
    '--page': printPage(picture),
  } as CSSProperties;
  return (
    <figure className="sheet" style={size}>
      <div className="sheet-frame" style={{ aspectRatio: `${width} / ${height}` }}>
        {layers.map((layer, i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always the same two
            key={i}
            ref={layer}
            className={i === front ? 'paper' : 'next-picture'}
            data-capture={(i === front && capture) || undefined}
          />
        ))}
        {marks}
      </div>
      <figcaption>{label ?? title}</figcaption>
    </figure>
  );
});

/** Two layers: the front shows the latest complete picture while the next one is put on the other. */
const useLayers = (svg: string, onShown?: () => void) => {
  const layers = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)] as const;
  const [front, setFront] = useState<0 | 1>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layers are always the same, and changing their places is no new picture
  useEffect(() => {
    const next = front === 0 ? 1 : 0;
    const layer = layers[next].current;
    if (!layer) return;
    return insertPicture(svg, layer, () => {
      // What comes next, be it a printer, finds the new one in front.
      flushSync(() => setFront(next));
      layers[1 - next]?.current?.replaceChildren();
      if (onShown) setTimeout(onShown, PAINT_MS);
    });
  }, [svg]);
  return { front, layers };
};
