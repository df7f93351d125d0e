import { type Node, rect } from '@platelayer/scene';
import { drawGroupMark, markSize } from '../group-mark.ts';
import { namedColor } from '../text-color.ts';
import { drawFittedLine, fitLine, limitLineHeight } from '../text-setting.ts';
import { MARGIN } from './format.ts';
import { type PrivateCanvas, privateTextColor, privateTextStyle } from './private-canvas.ts';

/** 50.3.3; `most` is the portion of the card it may take. */
const BADGE = { padding: { x: 4.1667, y: 3.125 }, border: 1.0417, radius: 2.0833, most: 0.4 };

/** Height of the mark of a group, and what it keeps from the badge (50.3.3). */
const MARK = { height: 21.25, gap: 5 };

export interface BadgeBox {
  readonly left: number;
  readonly bottom: number;
}

interface Badge {
  readonly nodes: readonly Node[];
  /** What the name keeps away from. */
  readonly box?: BadgeBox;
}

/** The framed id at the right end of the first name line, and the mark of the group before it. */
export const drawBadge = (canvas: PrivateCanvas): Badge => {
  const id = drawId(canvas);
  const { entry, size, look, ground } = canvas;
  if (entry.group === undefined) return id;
  const mark = markSize(entry.group, {
    width: BADGE.most * size.width,
    height: Math.min(MARK.height, BADGE.most * size.height),
  });
  const right = id.box === undefined ? size.width - MARGIN : id.box.left - MARK.gap;
  const centre = { x: right - mark.width / 2, y: MARGIN + mark.height / 2 };
  return {
    box: { left: right - mark.width, bottom: Math.max(id.box?.bottom ?? 0, MARGIN + mark.height) },
    nodes: [...id.nodes, ...drawGroupMark(entry.group, centre, mark, ground, look)],
  };
};

const drawId = (canvas: PrivateCanvas): Badge => {
  const { entry, size, look, context } = canvas;
  if (entry.id === undefined) return { nodes: [] };
  const { padding, border, radius } = BADGE;
  const style = limitLineHeight(privateTextStyle(canvas, 'id'), BADGE.most * size.height);
  const line = fitLine(entry.id, style, BADGE.most * size.width, 'id', look, context);
  const width = line.width + 2 * padding.x;
  const height = line.style.lineHeight + 2 * padding.y;
  const left = size.width - MARGIN - width;
  const fill = namedColor(entry.idBackgroundColor, 'companies', look);
  return {
    box: { left, bottom: MARGIN + height },
    nodes: [
      rect(left + border / 2, MARGIN + border / 2, width - border, height - border, {
        radius: radius - border / 2,
        ...(fill === undefined ? {} : { fill }),
        stroke: { color: '#000', width: border },
      }),
      ...drawFittedLine(
        line,
        left + padding.x,
        MARGIN + padding.y,
        'start',
        privateTextColor(canvas, 'id', fill ?? canvas.ground),
        look,
      ),
    ],
  };
};
