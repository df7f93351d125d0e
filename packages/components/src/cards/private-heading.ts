import { type Node, rect } from '@platelayer/scene';
import { drawGroupMark, markSize } from '../group-mark.ts';
import { namedColor } from '../text-color.ts';
import { drawFittedLine, fitLine, limitLineHeight } from '../text-setting.ts';
import { fitFlow, type Strip } from './flow.ts';
import { MARGIN } from './format.ts';
import { type PrivateCanvas, privateTextColor, privateTextStyle } from './private-canvas.ts';

/** Sizes of the badge (50.3.3). `most` is the largest fraction of the card's width and height. */
const BADGE = { padding: { x: 4.1667, y: 3.125 }, border: 1.0417, radius: 2.0833, most: 0.4 };

/** Height of a group's mark, and its distance from the badge (50.3.3). */
const MARK = { height: 21.25, gap: 5 };

export interface BadgeBox {
  readonly left: number;
  readonly bottom: number;
}

interface Badge {
  readonly nodes: readonly Node[];
  /** Area that the name avoids. */
  readonly box?: BadgeBox;
}

/** Draws the framed id at the right end of the first name line, and the group's mark to the left of it. */
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

/** Space below the name and below the notes (50.3.3). */
const GAP = { name: 5.5, note: 5 };

/** Names use at most the top half of a card. */
const NAME_SHARE = 0.5;

/** Distance of names and notes from big pictures. */
const PICTURE_GAP = 5;

interface StackedBlock {
  readonly nodes: readonly Node[];
  /** Top of the next block. */
  readonly bottom: number;
}

/** Right end of a line of the name or notes: the margin, or the big pictures if they are level with the line. */
const rightEnd = ({ size, pictureBox }: PrivateCanvas, bottom: number): number =>
  pictureBox !== undefined && bottom > pictureBox.y + 1e-6 ? pictureBox.x - PICTURE_GAP : size.width - MARGIN;

/** Smallest height of the notes. */
const minNoteHeight = (canvas: PrivateCanvas): number =>
  canvas.entry.note.length === 0
    ? 0
    : GAP.note + canvas.entry.note.length * 1.1 * privateTextStyle(canvas, 'note').minSize;

/** Smallest height of the description: two lines of the smallest size, or the height of a small picture. */
const minDescriptionHeight = (canvas: PrivateCanvas): number => {
  const { description, pictures } = canvas.entry;
  const text = description.length === 0 ? 0 : 2.2 * privateTextStyle(canvas, 'desc').minSize;
  return Math.max(text, canvas.style === 'small' && pictures.length > 0 ? canvas.setting.pictureSide : 0);
};

/** Draws the name. Lines next to the badge end before it (50.3.3). */
export const drawPrivateName = (
  canvas: PrivateCanvas,
  badge: BadgeBox | undefined,
  floor: number,
): StackedBlock => {
  const { entry, size, look, context } = canvas;
  const strip = (top: number, bottom: number): Strip => {
    const right = rightEnd(canvas, bottom);
    return badge !== undefined && top < badge.bottom - 1e-6
      ? { left: MARGIN, right: Math.min(right, badge.left - MARGIN), clear: badge.bottom }
      : { left: MARGIN, right };
  };
  const flow = {
    paragraphs: entry.name === '' ? [] : [entry.name],
    top: MARGIN,
    bottom: Math.min(
      NAME_SHARE * size.height,
      floor - GAP.name - minNoteHeight(canvas) - minDescriptionHeight(canvas),
    ),
    style: privateTextStyle(canvas, 'name'),
    strip,
  };
  const name = fitFlow(flow, 'name', privateTextColor(canvas, 'name'), look, context);
  return { nodes: name.nodes, bottom: name.bottom + GAP.name };
};

/** Draws the notes, leaving the smallest height for the description. */
export const drawPrivateNotes = (canvas: PrivateCanvas, top: number, floor: number): StackedBlock => {
  const { entry, look, context } = canvas;
  if (entry.note.length === 0) return { nodes: [], bottom: top };
  const flow = {
    paragraphs: entry.note,
    top,
    bottom: floor - GAP.note - minDescriptionHeight(canvas),
    style: privateTextStyle(canvas, 'note'),
    strip: (_: number, bottom: number) => ({ left: MARGIN, right: rightEnd(canvas, bottom) }),
  };
  const note = fitFlow(flow, 'note', privateTextColor(canvas, 'note'), look, context);
  return { nodes: note.nodes, bottom: note.bottom + GAP.note };
};
