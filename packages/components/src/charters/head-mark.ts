import type { Company } from '@platelayer/game';
import type { Node, Point } from '@platelayer/scene';
import { drawGroupMark, markSize } from '../group-mark.ts';
import type { Look } from '../look.ts';
import type { Charter } from './charter.ts';

/** Height of a group's mark next to the company's name, and its distance from the name. */
const MARK = { height: 30, gap: 9 };

const sizeOf = ({ group }: Company) =>
  group && markSize(group, { width: 2 * MARK.height, height: MARK.height });

/** Width that the mark of the group takes from the name. */
export const markRoom = (company: Company): number => {
  const mark = sizeOf(company);
  return mark === undefined ? 0 : mark.width + MARK.gap;
};

/** Draws the mark of the company's group. The point is the middle of its left edge. */
export const drawHeadMark = (charter: Charter, { x, y }: Point, look: Look): readonly Node[] => {
  const { group } = charter.company;
  const size = sizeOf(charter.company);
  if (group === undefined || size === undefined) return [];
  const { format, colors } = charter;
  const ground = format.style === 'color' && !colors.ink ? (colors.company ?? colors.ground) : colors.ground;
  return drawGroupMark(group, { x: x + size.width / 2, y }, size, ground, look);
};
