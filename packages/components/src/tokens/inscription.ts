import type { TokenFace } from '@platelayer/game';
import { type Node, text } from '@platelayer/scene';
import { drawIcon } from '../artwork/draw-art.ts';
import type { TokenFrame } from './frame.ts';
import { labelPaint } from './label-color.ts';
import { fittedLabelPlace } from './label-size.ts';
import type { TokenStyle } from './mode.ts';

/** Icon and label of a token, over everything else (70.2.6). */
export const drawInscription = (face: TokenFace, style: TokenStyle, frame: TokenFrame): readonly Node[] => [
  ...drawTokenIcon(face, frame),
  ...drawLabel(face, style, frame),
];

const drawTokenIcon = (face: TokenFace, { look, radius, unit }: TokenFrame): readonly Node[] => {
  const { icon, iconColor, iconWidth, iconY, logoWidth, reserved } = face;
  if (icon === undefined) return [];
  const side = (length: number | undefined) => (length === undefined ? 2 * radius : length * unit);
  // A label pushes the icon up; alone it is smaller and in the middle.
  const [size, top] = face.label
    ? [side(iconWidth), -0.95 * side(iconWidth)]
    : [0.75 * side(iconWidth ?? logoWidth), -0.375 * side(iconWidth ?? logoWidth)];
  return drawIcon(icon, look, { x: 0, y: (iconY ?? top) + size / 2, size, color: iconColor, reserved });
};

const drawLabel = (face: TokenFace, style: TokenStyle, frame: TokenFrame): readonly Node[] => {
  const paint = face.label ? labelPaint(face, style, frame) : undefined;
  if (!face.label || !paint) return [];
  const { size, baseline } = fittedLabelPlace(face.label, face, frame);
  return [
    text(frame.look.fonts, face.label, 0, baseline, {
      family: face.fontFamily,
      weight: 'bold',
      size,
      anchor: 'middle',
      ...paint,
    }),
  ];
};
