import type { City } from '@platelayer/game';
import { type Color, type Node, polygon } from '@platelayer/scene';
import { type CityLayout, cityLayout, type HaloPart } from './city-layout.ts';
import { type Example, example } from './example.ts';
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

export const CITY_EXAMPLES: readonly Example[] = [
  example('City', 'One slot.', { cities: [{}] }),
  example('Name at the right', 'Three quarters around the city.', {
    cities: [{ name: { name: 'Windmere', offset: 75 } }],
  }),
  example('Unknown company', 'A company that the game lacks is written out; the name below.', {
    cities: [{ companies: ['XYZ'], name: { name: 'New Quarrow', reverse: true } }],
  }),
  example('Two slots', 'An empty token and a company.', {
    cities: [{ size: 2, companies: [{}, 'TVL'], name: { name: 'Brackby-on-Tamble' } }],
  }),
  example('Three slots', 'A company in the first.', {
    cities: [{ size: 3, name: { name: 'Orrin Hill' }, companies: ['WDQ'] }],
  }),
  example('Four slots', 'Icons, a company and a reserved place.', {
    cities: [
      {
        size: 4,
        icons: ['mail', null, null, 'boat'],
        name: { name: 'Saltport' },
        companies: [null, 'TVL', { label: 'R', reserved: true }],
      },
    ],
  }),
  example('Five slots', 'Clockwise from the top.', {
    cities: [
      { size: 5, icons: [null, 'share', null, 'charter'], companies: ['TVL', null, 'WDQ', null, 'BRW'] },
    ],
  }),
  example('Six slots', 'Clockwise from the top.', {
    cities: [
      {
        size: 6,
        icons: [null, 'water', null, 'port', null, 'train'],
        companies: ['TVL', null, 'WDQ', null, 'BRW'],
      },
    ],
  }),
  example('Bypass', 'Trains may pass a full city.', { cities: [{ size: 1, pass: true }] }),
  example('Bypass of two', 'The same for two slots.', { cities: [{ size: 2, pass: true }] }),
  example('Icons', 'One for each slot.', { cities: [{ size: 3, icons: ['meat', 'noenter', 'share'] }] }),
  example('Lengthened', 'The box reaches to the left.', { cities: [{ size: 2, extend: 'left' }] }),
  example('Two squares', 'Square slots.', {
    cities: [{ size: '2Y', outlineColor: 'red', name: { name: 'Twin Yards' } }],
  }),
  example('Round and square', 'Two kinds of slots.', { cities: [{ size: '1S1Y', outlineColor: 'blue' }] }),
  example('Two round, one square', 'Three slots of two kinds.', {
    cities: [{ size: '2S1Y', rotation: 30, companies: ['TVL', { label: 'Q', rotation: 30 }] }],
  }),
  example('Ferry', 'Two slots and a third across the water.', {
    color: 'water',
    cities: [{ size: '3Ferry', width: 18 }],
  }),
  example('Own measures', 'Size, lines and colours of its own.', {
    color: 'green',
    cities: [
      {
        ...{
          width: 18,
          strokeWidth: 4,
          borderWidth: 6,
          color: 'yellow',
          outlineColor: 'red',
          borderColor: 'black',
        },
        name: { name: 'Keep', straight: true },
        bgColor: 'black',
      },
    ],
  }),
  example('On the edge', 'Whole and above the outline.', {
    color: 'offboard',
    cities: [{ angle: 180, percent: 1, outside: true }],
  }),
];
