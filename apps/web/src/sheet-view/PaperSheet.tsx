import { type CSSProperties, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { insertPicture } from './insert-picture.ts';
import type { PictureProps } from './PaintedPicture.tsx';
import { printPage } from './paper.ts';

/** Loaded on demand: few games have a sheet with too many shapes for the page. */
const PaintedPicture = lazy(async () => ({
  default: (await import('./PaintedPicture.tsx')).PaintedPicture,
}));

/** Time for the browser to rasterise a complete picture, off the main thread. */
const PAINT_MS = 100;

interface PaperSheetProps extends PictureProps {
  /** Shown below the sheet. Default: the title of the picture. */
  readonly label?: string;
  /** Marks over the sheet, not printed. */
  readonly marks?: ReactNode;
}

/** One page as a sheet of paper, with its aspect ratio. */
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

/** Two layers: the front one shows the latest complete picture while the next is inserted into the other. */
const useLayers = (svg: string, onShown?: () => void) => {
  const layers = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)] as const;
  const [front, setFront] = useState<0 | 1>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layers are always the same, and swapping them does not change the picture
  useEffect(() => {
    const next = front === 0 ? 1 : 0;
    const layer = layers[next].current;
    if (!layer) return;
    return insertPicture(svg, layer, () => {
      // Synchronous, so that a print that follows shows the new picture.
      flushSync(() => setFront(next));
      layers[1 - next]?.current?.replaceChildren();
      if (onShown) setTimeout(onShown, PAINT_MS);
    });
  }, [svg]);
  return { front, layers };
};
