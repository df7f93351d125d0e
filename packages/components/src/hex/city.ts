import type { City } from '@platelayer/game';
import { type Color, type Node, polygon } from '@platelayer/scene';
import { type CityLayout, cityLayout, type HaloPart } from './city-layout.ts';
import { cityNameCurve } from './name-curve.ts';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt, turnNodes } from './position.ts';
import { drawSlot } from './slot.ts';
import { drawStopName } from './stop-name.ts';

/** Triangles that let trains pass by, for slots of radius 25: tip, then half base and its height (20.8.5.3). */
const BYPASSES: ReadonlyMap<
  City['size'],
  Record<'halo' | 'main', readonly [number, number, number]>
> = new Map([
  [1, { halo: [-46, 39.83716857, 23], main: [-40, 34.64101615, 20] }],
  [2, { halo: [-48, 48.49742261, 35], main: [-42, 43.30127019, 32] }],
]);

/** The underlay that parts a city from ground and track. */
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

/** Box, slots with what stands in them, and the name. */
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
      ...drawStopName(city.name, (name) => cityNameCurve(city.size, name), painter),
    ]),
  ]);
};

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
