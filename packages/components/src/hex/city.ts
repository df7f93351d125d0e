import type { City, Slot } from '@platelayer/game';
import { type Color, circle, type Node, polygon, rect, type Shape } from '@platelayer/scene';
import { drawIcon } from '../artwork/draw-art.ts';
import { type CityLayout, cityLayout, type HaloPart, type SlotPosition } from './city-layout.ts';
import { drawStopName } from './name.ts';
import { cityNameCurve } from './name-curve.ts';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt, turnNodes } from './position.ts';
import { drawTokenReference } from './token.ts';

/**
 * Triangles that let trains pass, for slots of radius 25: tip, then half the base and the base's position (20.8.5.3).
 */
const BYPASSES: ReadonlyMap<
  City['size'],
  Record<'halo' | 'main', readonly [number, number, number]>
> = new Map([
  [1, { halo: [-46, 39.83716857, 23], main: [-40, 34.64101615, 20] }],
  [2, { halo: [-48, 48.49742261, 35], main: [-42, 43.30127019, 32] }],
]);

/** Draws the halo that separates a city from the background and the track. */
export const drawCityHalo = (city: City, painter: HexPainter): readonly Node[] => {
  const layout = cityLayout(city.size, city);
  const color = painter.ambient(city.borderColor);
  return placeAt(city.position, [
    ...bypass(city, 'halo', { fill: painter.ambient('border') }),
    ...turnNodes(
      layout.turn ?? 0,
      layout.halo.map((part) => haloNode(part, color)),
    ),
  ]);
};

/** Whether the slots form a ring with an empty centre. */
export const isRing = ({ size }: City): boolean => size === 5 || size === 6;

/** Draws the slots and their contents. */
export const drawCitySlots = (city: City, painter: HexPainter): readonly Node[] => {
  const layout = cityLayout(city.size, city);
  return placeAt(city.position, turnNodes(layout.turn ?? 0, slots(city, layout, painter)));
};

/** Draws the box, then the slots and their contents. */
export const drawCity = (city: City, painter: HexPainter): readonly Node[] => {
  const { company } = painter;
  const layout = cityLayout(city.size, city);
  const outline = stroke(company.orNone(city.outlineColor), city.strokeWidth);
  return placeAt(city.position, [
    ...bypass(city, 'main', { fill: company('gray'), ...stroke(company('track'), city.strokeWidth) }),
    ...turnNodes(layout.turn ?? 0, [
      ...layout.boxes.map((box) => ({ ...box, fill: company('city'), ...outline })),
      ...slots(city, layout, painter),
      ...(layout.bars ?? []).map((bar) => ({ ...bar, ...outline })),
    ]),
  ]);
};

export const drawCityName = ({ position, size, name, ...city }: City, painter: HexPainter): readonly Node[] =>
  placeAt(
    position,
    turnNodes(
      cityLayout(size, city).turn ?? 0,
      drawStopName(name, (name) => cityNameCurve(size, name), painter),
    ),
  );

const slots = (city: City, layout: CityLayout, painter: HexPainter): readonly Node[] =>
  layout.slots.flatMap((place, index) => {
    const slot = city.slots[index];
    return slot ? drawSlot(slot, { city, place, layoutTurn: layout.turn ?? 0 }, painter) : [];
  });

const haloNode = ({ shape, grow }: HaloPart, color: Color): Node =>
  grow === undefined
    ? { ...shape, fill: color }
    : { ...shape, fill: color, ...stroke(color, grow, { join: 'round', cap: 'round' }) };

const bypass = (
  { pass, size, width }: City,
  layer: 'halo' | 'main',
  paint: Parameters<typeof polygon>[1],
): readonly Node[] => {
  const triangle = pass ? BYPASSES.get(size)?.[layer] : undefined;
  if (triangle === undefined) return [];
  const [tip, half, foot] = triangle.map((length) => (length * width) / 25) as [number, number, number];
  return [
    polygon(
      [
        [0, tip],
        [-half, foot],
        [half, foot],
      ],
      paint,
    ),
  ];
};

/** Icons are wider than the slot's radius, so that they fill it (20.8.5.5). */
const ICON_SCALE = 1.4;

interface SlotOptions {
  readonly city: City;
  readonly place: SlotPosition;
  /** Rotation of the layout, which the slot's content undoes. */
  readonly layoutTurn: number;
}

/** Draws the slot's background, icon and token, then its outline (20.8.5.2). */
const drawSlot = (
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
