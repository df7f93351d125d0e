import {
  type Box,
  boundsOfAll,
  box,
  contains,
  type Group,
  group,
  groupAt,
  type Node,
  parseColor,
  rect,
  type Subject,
  translate,
} from '@platelayer/scene';
import type { Card, CardFace } from './card.ts';
import type { CardFormat } from './format.ts';

/** Dashed guide that shows what an inaccurate cut may remove. */
const SAFE_ZONE = { color: '#ff00ff', width: 0.5, dash: [3, 3] };

/** Draws the layers of a card, from the top left corner of the trimmed card (50.1.6). */
export const drawCardLayers = (face: CardFace, format: CardFormat): readonly Node[] => {
  const { width, height, bleed, border } = format;
  const bleedBox = box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
  const cover = (fill: string) => rect(bleedBox.x, bleedBox.y, bleedBox.width, bleedBox.height, { fill });
  const inside = (nodes: readonly Node[]) =>
    border > 0 && nodes.length > 0 ? [groupAt(translate(border, border), ...nodes)] : nodes;
  const { ground } = face;
  const opaque = ground !== undefined && parseColor(ground)?.a === 1;
  const layers = [
    // White is visible only if the background is missing or translucent.
    ...(opaque ? [] : [cover('#fff')]),
    ...(ground === undefined ? [] : [cover(ground)]),
    ...inside(face.band),
    ...drawBorder(format),
    ...inside(face.body),
  ];
  return clipTo(layers, bleedBox);
};

/** Groups the layers of a card, with its title and its cut outline. */
export const cardGroup = (
  layers: readonly Node[],
  card: Pick<Card, 'title' | 'pointer'>,
  format: CardFormat,
): Group => group(layers, { title: card.title, cut: cutOutline(format), subject: cardSubject(card) });

/** Location of a card in the game file. */
export const cardSubject = ({ title, pointer }: Pick<Card, 'title' | 'pointer'>): Subject => ({
  pointer,
  name: `card "${title}"`,
});

/** The trim edge, with rounded corners if configured. */
const cutOutline = ({ width, height, cornerRadius }: CardFormat) =>
  rect(0, 0, width, height, cornerRadius > 0 ? { radius: cornerRadius } : {});

/** Draws a guide at a distance inside the trim edge, or nothing for 0. */
export const drawSafeZone = ({ width, height }: CardFormat, inset: number): readonly Node[] => {
  const [inner, outer] = [width - 2 * inset, height - 2 * inset];
  return inset > 0 && inner > 0 && outer > 0 ? [rect(inset, inset, inner, outer, { stroke: SAFE_ZONE })] : [];
};

/** Draws a black frame inside the edge (50.1.2). A border wider than the card fills all of it. */
const drawBorder = ({ width, height, border }: CardFormat): readonly Node[] => {
  if (!(border > 0)) return [];
  const thickness = Math.min(border, width / 2, height / 2);
  const half = thickness / 2;
  return [
    rect(half, half, width - thickness, height - thickness, { stroke: { color: '#000', width: thickness } }),
  ];
};

/** Clips drawings that extend beyond a box. Others stay without a clip, because clips cost time and space in every format. */
export const clipTo = (nodes: readonly Node[], window: Box): readonly Node[] => {
  const reach = boundsOfAll(nodes.filter(({ kind }) => kind !== 'text'));
  return reach === undefined || contains(window, reach, 0.01)
    ? nodes
    : [group(nodes, { clip: rect(window.x, window.y, window.width, window.height) })];
};
