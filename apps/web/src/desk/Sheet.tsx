import { memo } from 'react';
import type { Picture } from '../engine/messages.ts';

/** One page as a sheet of paper, true to its proportions and as wide as its place allows. */
export const Sheet = memo(function Sheet({ picture }: { readonly picture: Picture }) {
  const { svg, title, width, height } = picture;
  return (
    <figure className="sheet">
      <div
        className="paper"
        style={{ aspectRatio: `${width} / ${height}` }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the press escapes every text and writes no script; nothing else becomes markup here
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption>{title}</figcaption>
    </figure>
  );
});
