import { type CSSProperties, memo } from 'react';
import type { Picture } from '../engine/messages.ts';
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
  const size = {
    '--units-wide': width,
    '--units-high': height,
    '--page': printPage(picture),
  } as CSSProperties;
  return (
    <figure className="sheet" style={size}>
      <div
        className="paper"
        data-capture={capture || undefined}
        style={{ aspectRatio: `${width} / ${height}` }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the press escapes every text and writes no script; nothing else becomes markup here
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption>{label ?? title}</figcaption>
    </figure>
  );
});
