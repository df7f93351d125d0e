import type { City, Slot } from '@platelayer/game';
import { circle, type Node, rect, type Shape } from '@platelayer/scene';
import { drawIcon } from '../artwork/draw-art.ts';
import { type Brush, stroke } from './brush.ts';
import type { SlotPlace } from './city-layout.ts';
import { at, turn } from './position.ts';
import { drawTokenReference } from './token.ts';

/** Icons are drawn larger than the slot's radius, to fill it (20.8.5.5). */
const ICON_SCALE = 1.4;

interface SlotSetting {
  readonly city: City;
  readonly place: SlotPlace;
  /** The turn of the layout, which the content of the slot undoes. */
  readonly turned: number;
}

/** A slot: its ground, icon and token, then its outline (20.8.5.2). */
export const drawSlot = (slot: Slot, { city, place, turned }: SlotSetting, brush: Brush): readonly Node[] => {
  const { width, strokeWidth, outlineColor } = city;
  const { company } = brush;
  const outline = shape(place, width);
  return at({ x: place.x, y: place.y, turn: 0 }, [
    { ...outline, fill: company(slot.color) },
    ...turn(-turned, [
      ...(slot.icon === undefined
        ? []
        : drawIcon(slot.icon, brush.look, { x: 0, y: 0, size: ICON_SCALE * width })),
      ...(slot.token === undefined ? [] : drawTokenReference(slot.token, brush, width)),
    ]),
    { ...outline, ...stroke(company.orNone(outlineColor), strokeWidth) },
  ]);
};

const shape = ({ square }: SlotPlace, width: number): Shape =>
  square ? rect(-width, -width, 2 * width, 2 * width) : circle(0, 0, width);
