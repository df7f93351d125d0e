import { type CSSProperties, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { insertPicture } from './insert-picture.ts';
import type { PictureProps } from './PaintedPicture.tsx';
import { printPage } from './print-pages.ts';

/** Few games have a sheet that is too large for the page. */
const PaintedPicture = lazy(async () => ({
  default: (await import('./PaintedPicture.tsx')).PaintedPicture,
}));

/** A complete picture still has to be turned into pixels, beside the main thread: so long the page keeps still. */
const PAINT_MS = 100;

interface PaperSheetProps extends PictureProps {
  /** Under the sheet; the title of the picture where absent. */
  readonly label?: string;
  /** What lies over the sheet and is not printed. */
  readonly marks?: ReactNode;
}

/** One page as a sheet of paper, true to its proportions. */
export const PaperSheet = memo(function Sheet({ picture, label, capture, marks, onShown }: PaperSheetProps) {
  const { painted, title, width, height } = picture;
  const size = {
    '--units-wide': width,
    '--units-high': height,
    '--page': printPage(picture),
  } as CSSProperties;
  return (
    <figure className="sheet" style={size}>
      <div className="sheet-frame" style={{ aspectRatio: `${width} / ${height}` }}>
        {painted === undefined ? (
          <DrawnPicture picture={picture} capture={capture} onShown={onShown} />
        ) : (
          <Suspense>
            <PaintedPicture sheet={painted} picture={picture} capture={capture} onShown={onShown} />
          </Suspense>
        )}
        {marks}
      </div>
      <figcaption>{label ?? title}</figcaption>
    </figure>
  );
});

/** The shapes of a picture, on the page. */
const DrawnPicture = ({ picture: { svg }, capture, onShown }: PictureProps) => {
  const { front, layers } = useLayers(svg, onShown);
  return layers.map((layer, i) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: there are always the same two
      key={i}
      ref={layer}
      className={i === front ? 'paper' : 'next-picture'}
      data-capture={(i === front && capture) || undefined}
    />
  ));
};

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
