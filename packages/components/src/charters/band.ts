import { type Node, rect } from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import type { Charter } from './charter.ts';
import { bleedBox, headOf } from './format.ts';

/** Height of the bar under the name in style `carth`. */
const BAR = 6.25;

/** The ground of the charter, with the colour area or the bar on it (60.3). */
export const drawCharterGround = (charter: Charter, look: Look): readonly Node[] => {
  const { x, y, width, height } = bleedBox(charter.format);
  return [
    rect(x, y, width, height, { fill: charter.colors.ground }),
    ...(charter.format.style === 'color' ? drawColorArea(charter, look) : drawBar(charter, look)),
    ...drawFrame(charter),
  ];
};

const drawColorArea = ({ format, colors }: Charter, look: Look): readonly Node[] => {
  const { x, y, width } = bleedBox(format);
  const { height } = headOf(format);
  return [
    ...(colors.company ? [rect(x, y, width, height - y, { fill: colors.company })] : []),
    ...(colors.pale || look.config.charters.blackBand
      ? [rect(x, height, width, 2 * HAIRLINE, { fill: '#000' })]
      : []),
  ];
};

const drawBar = ({ format, colors }: Charter, look: Look): readonly Node[] => {
  const { x, width } = bleedBox(format);
  const fill = colors.pale ? (look.color('black', 'companies') ?? '#000') : colors.company;
  return fill ? [rect(x, headOf(format).lowerTop - BAR, width, BAR, { fill })] : [];
};

const drawFrame = ({ format: { width, height, border } }: Charter): readonly Node[] =>
  border > 0
    ? [
        rect(border / 2, border / 2, width - border, height - border, {
          stroke: { color: '#000', width: border },
        }),
      ]
    : [];
