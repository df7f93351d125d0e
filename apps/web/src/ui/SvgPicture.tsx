import { memo } from 'react';
import type { Picture } from '../engine/values.ts';
import classes from './svg-picture.module.css';

interface Props {
  readonly picture: Picture;
  /** What is drawn, in words; a drawing that only repeats the text beside it needs none. */
  readonly label?: string;
}

/** A finished picture, as wide as its place and true to its proportions. */
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
