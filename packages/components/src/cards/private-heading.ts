import type { Node } from '@platelayer/scene';
import { fitFlow, type Strip } from './flow.ts';
import { MARGIN } from './format.ts';
import type { BadgeBox } from './private-badge.ts';
import { type PrivateCanvas, privateTextColor, privateTextStyle } from './private-canvas.ts';

/** Below the name and below the notes (50.3.3). */
const GAP = { name: 5.5, note: 5 };

/** Names take the upper half of a card at most. */
const NAME_SHARE = 0.5;

/** What name and note keep from big pictures. */
const PICTURE_GAP = 5;

interface StackedBlock {
  readonly nodes: readonly Node[];
  /** Where the next block begins. */
  readonly bottom: number;
}

/** Right end of a line of name or note: the margin, or before the big pictures where it is level with them. */
const rightEnd = ({ size, pictureBox }: PrivateCanvas, bottom: number): number =>
  pictureBox !== undefined && bottom > pictureBox.y + 1e-6 ? pictureBox.x - PICTURE_GAP : size.width - MARGIN;

/** The room that a note needs at least: its lines, set as small as they may be. */
const leastNote = (canvas: PrivateCanvas): number =>
  canvas.entry.note.length === 0
    ? 0
    : GAP.note + canvas.entry.note.length * 1.1 * privateTextStyle(canvas, 'note').minSize;

/** Two lines set as small as they may be, or the height of a small picture. */
const leastDescription = (canvas: PrivateCanvas): number => {
  const { description, pictures } = canvas.entry;
  const text = description.length === 0 ? 0 : 2.2 * privateTextStyle(canvas, 'desc').minSize;
  return Math.max(text, canvas.style === 'small' && pictures.length > 0 ? canvas.setting.pictureSide : 0);
};

/** Lines that start above the badge's lower edge end before the badge (50.3.3). */
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
      floor - GAP.name - leastNote(canvas) - leastDescription(canvas),
    ),
    style: privateTextStyle(canvas, 'name'),
    strip,
  };
  const name = fitFlow(flow, 'name', privateTextColor(canvas, 'name'), look, context);
  return { nodes: name.nodes, bottom: name.bottom + GAP.name };
};

/** The notes, down to what the description needs at least. */
export const drawPrivateNotes = (canvas: PrivateCanvas, top: number, floor: number): StackedBlock => {
  const { entry, look, context } = canvas;
  if (entry.note.length === 0) return { nodes: [], bottom: top };
  const flow = {
    paragraphs: entry.note,
    top,
    bottom: floor - GAP.note - leastDescription(canvas),
    style: privateTextStyle(canvas, 'note'),
    strip: (_: number, bottom: number) => ({ left: MARGIN, right: rightEnd(canvas, bottom) }),
  };
  const note = fitFlow(flow, 'note', privateTextColor(canvas, 'note'), look, context);
  return { nodes: note.nodes, bottom: note.bottom + GAP.note };
};
