import type { Company } from '@platelayer/game';
import type { Node, Point } from '@platelayer/scene';
import { drawGroupMark, markSize } from '../group-mark.ts';
import type { Look } from '../look.ts';
import type { Charter } from './charter.ts';

/** Height of the mark of a group before the name of a company, and what the name keeps from it. */
const MARK = { height: 30, gap: 9 };

const sizeOf = ({ group }: Company) =>
  group && markSize(group, { width: 2 * MARK.height, height: MARK.height });

/** What the mark of its group takes from the name. */
export const markRoom = (company: Company): number => {
  const mark = sizeOf(company);
  return mark === undefined ? 0 : mark.width + MARK.gap;
};

/** The mark of the company's group; its left edge has its middle at a point. */
export const drawHeadMark = (charter: Charter, { x, y }: Point, look: Look): readonly Node[] => {
  const { group } = charter.company;
  const size = sizeOf(charter.company);
  if (group === undefined || size === undefined) return [];
  const { format, colors } = charter;
  const ground = format.style === 'color' && !colors.ink ? (colors.company ?? colors.ground) : colors.ground;
  return drawGroupMark(group, { x: x + size.width / 2, y }, size, ground, look);
};
