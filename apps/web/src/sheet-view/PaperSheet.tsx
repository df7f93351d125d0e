import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Picture } from '../engine/messages.ts';
import { unfold } from './insert-picture.ts';
import { printPage } from './print-pages.ts';

interface SheetProps {
  readonly picture: Picture;
  /** Under the sheet; the title of the picture where absent. */
  readonly label?: string;
  /** Whether this is what a picture of the page shows (98.5.5). */
  readonly capture?: boolean;
}

/** One page as a sheet of paper, true to its proportions. */
export const Sheet = memo(function Sheet({ picture, label, capture }: SheetProps) {
  const { svg, title, width, height } = picture;
  const { front, leaves } = useLeaves(svg);
  const size = {
    '--units-wide': width,
    '--units-high': height,
    '--page': printPage(picture),
  } as CSSProperties;
  return (
    <figure className="sheet" style={size}>
      <div className="easel" style={{ aspectRatio: `${width} / ${height}` }}>
        {leaves.map((leaf, i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always the same two
            key={i}
            ref={leaf}
            className={i === front ? 'paper' : 'coming'}
            data-capture={(i === front && capture) || undefined}
          />
        ))}
      </div>
      <figcaption>{label ?? title}</figcaption>
    </figure>
  );
});

/** Two leaves: the front shows the latest complete picture while the next one is unfolded on the other. */
const useLeaves = (svg: string) => {
  const leaves = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)] as const;
  const [front, setFront] = useState<0 | 1>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the leaves are always the same, and turning them is no new picture
  useEffect(() => {
    const next = front === 0 ? 1 : 0;
    const leaf = leaves[next].current;
    if (!leaf) return;
    return unfold(svg, leaf, () => {
      // What comes next, be it a printer, finds the leaves turned.
      flushSync(() => setFront(next));
      leaves[1 - next]?.current?.replaceChildren();
    });
  }, [svg]);
  return { front, leaves };
};
