import { memo } from 'react';
import type { Picture } from '../engine/values.ts';
import classes from './svg-picture.module.css';

interface Props {
  readonly picture: Picture;
  /** Alternative text. Omitted if the picture only repeats the text next to it. */
  readonly label?: string;
}

/** A picture that fills the width of its container and keeps its aspect ratio. */
export const SvgPicture = memo(function Drawing({ picture: { svg, width, height }, label }: Props) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div
      className={classes.drawing}
      style={{ aspectRatio: `${width} / ${height}` }}
      {...named}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the press escapes every text and writes no script
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
});
