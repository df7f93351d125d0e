import type { City, Slot } from '@platelayer/game';
import { circle, type Node, rect, type Shape } from '@platelayer/scene';
import { drawIcon } from '../artwork/draw-art.ts';
import type { SlotPosition } from './city-layout.ts';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt, turnNodes } from './position.ts';
import { drawTokenReference } from './token.ts';

/** Icons are drawn larger than the slot's radius, to fill it (20.8.5.5). */
const ICON_SCALE = 1.4;

interface SlotOptions {
  readonly city: City;
  readonly place: SlotPosition;
  /** The turn of the layout, which the content of the slot undoes. */
  readonly layoutTurn: number;
}

/** A slot: its ground, icon and token, then its outline (20.8.5.2). */
export const drawSlot = (
  slot: Slot,
  { city, place, layoutTurn }: SlotOptions,
  painter: HexPainter,
): readonly Node[] => {
  const { width, strokeWidth, outlineColor } = city;
  const { company } = painter;
  const outline = shape(place, width);
  return placeAt({ x: place.x, y: place.y, turn: 0 }, [
    { ...outline, fill: company(slot.color) },
    ...turnNodes(-layoutTurn, [
      ...(slot.icon === undefined
        ? []
        : drawIcon(slot.icon, painter.look, { x: 0, y: 0, size: ICON_SCALE * width })),
      ...(slot.token === undefined ? [] : drawTokenReference(slot.token, painter, width)),
    ]),
    { ...outline, ...stroke(company.orNone(outlineColor), strokeWidth) },
  ]);
};

const shape = ({ square }: SlotPosition, width: number): Shape =>
  square ? rect(-width, -width, 2 * width, 2 * width) : circle(0, 0, width);
