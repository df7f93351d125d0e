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

/** Dashes of the guide that shows what a careless cut may take away. */
const SAFE_ZONE = { color: '#ff00ff', width: 0.5, dash: [3, 3] };

/** The layers of a card from the corner of the trimmed card (50.1.6). */
export const drawCardLayers = (face: CardFace, format: CardFormat): readonly Node[] => {
  const { width, height, bleed, border } = format;
  const bleedBox = box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
  const cover = (fill: string) => rect(bleedBox.x, bleedBox.y, bleedBox.width, bleedBox.height, { fill });
  const inside = (nodes: readonly Node[]) =>
    border > 0 && nodes.length > 0 ? [groupAt(translate(border, border), ...nodes)] : nodes;
  const { ground } = face;
  const opaque = ground !== undefined && parseColor(ground)?.a === 1;
  const layers = [
    // White shows only through a ground that is missing or translucent.
    ...(opaque ? [] : [cover('#fff')]),
    ...(ground === undefined ? [] : [cover(ground)]),
    ...inside(face.band),
    ...drawBorder(format),
    ...inside(face.body),
  ];
  return clipTo(layers, bleedBox);
};

/** The card as one group that carries its title and the path a cutter follows. */
export const cardGroup = (
  layers: readonly Node[],
  card: Pick<Card, 'title' | 'pointer'>,
  format: CardFormat,
): Group => group(layers, { title: card.title, cut: cutOutline(format), subject: cardSubject(card) });

/** Where a card stands in the file of its game. */
export const cardSubject = ({ title, pointer }: Pick<Card, 'title' | 'pointer'>): Subject => ({
  pointer,
  name: `card "${title}"`,
});

/** Along the trim edge, with rounded corners where the configuration asks for them. */
const cutOutline = ({ width, height, cornerRadius }: CardFormat) =>
  rect(0, 0, width, height, cornerRadius > 0 ? { radius: cornerRadius } : {});

/** A guide that far inside the trim edge; none for 0. */
export const drawSafeZone = ({ width, height }: CardFormat, inset: number): readonly Node[] => {
  const [inner, outer] = [width - 2 * inset, height - 2 * inset];
  return inset > 0 && inner > 0 && outer > 0 ? [rect(inset, inset, inner, outer, { stroke: SAFE_ZONE })] : [];
};

/** A black frame inside the edge (50.1.2); a border thicker than the card blackens all of it. */
const drawBorder = ({ width, height, border }: CardFormat): readonly Node[] => {
  if (!(border > 0)) return [];
  const thickness = Math.min(border, width / 2, height / 2);
  const half = thickness / 2;
  return [
    rect(half, half, width - thickness, height - thickness, { stroke: { color: '#000', width: thickness } }),
  ];
};

/**
 * Clips pictures that stick out of a box; texts are made to fit before. Most drawings do not, and a clip costs time
 * and space in every press.
 */
export const clipTo = (nodes: readonly Node[], window: Box): readonly Node[] => {
  const reach = boundsOfAll(nodes.filter(({ kind }) => kind !== 'text'));
  return reach === undefined || contains(window, reach, 0.01)
    ? nodes
    : [group(nodes, { clip: rect(window.x, window.y, window.width, window.height) })];
};
