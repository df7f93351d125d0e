import type { Boomtown } from '@platelayer/game';
import { circle, line, type Node } from '@platelayer/scene';
import { drawStopName } from './name.ts';
import { boomtownNameCurve, cityNameCurve } from './name-curve.ts';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt } from './position.ts';
import { stadium } from './stadium.ts';

/** Dark edge of a dot, and what a double town adds to its dots for spacing, box and halo (20.8.8). */
const DOT_EDGE = 2;
const DOUBLE = { apart: 3, box: 4, halo: 6 };
/** Extra radius of the halo around the circles of a double city. */
const CITY_HALO = 2;
/** Halo width that those two numbers are for. */
const DEFAULT_HALO = 4;

export const drawBoomtownHalo = (town: Boomtown, { ambient }: HexPainter): readonly Node[] => {
  const { position, size, city, width, townWidth, halo } = town;
  const fill = ambient('border');
  if (size === 1) return placeAt(position, [circle(0, 0, (city ? width : townWidth) + halo, { fill })]);
  // Follows the given halo width (20.14.37.2).
  const reach = (city ? width + CITY_HALO : townWidth + DOUBLE.halo) + halo - DEFAULT_HALO * (width / 25);
  const radius = Math.max(0, reach);
  return placeAt(position, [stadium(radius, radius + 1, Math.max(0, radius - 1), { fill })]);
};

/** Draws a town dot inside the ring of a city, or a city with the ring of a town; single or double. */
export const drawBoomtown = (town: Boomtown, painter: HexPainter): readonly Node[] =>
  placeAt(town.position, town.city ? cities(town, painter) : towns(town, painter));

export const drawBoomtownName = (
  { position, size, width, name }: Boomtown,
  painter: HexPainter,
): readonly Node[] =>
  placeAt(
    position,
    drawStopName(
      name,
      (name) => (size === 1 ? boomtownNameCurve(width, name) : cityNameCurve(2, name)),
      painter,
    ),
  );

const towns = (town: Boomtown, painter: HexPainter): readonly Node[] => {
  const { size, width, townWidth } = town;
  if (size === 1) return [...dot(town, 0, painter), ring(town, 0, width, painter)];
  const apart = townWidth + DOUBLE.apart;
  const box = townWidth + DOUBLE.box;
  return [
    ring(town, -apart, width, painter),
    ring(town, apart, width, painter),
    stadium(box, box, box, { fill: painter.company('white'), ...stroke(painter.company('track'), 2) }),
    ...dot(town, -apart, painter),
    ...dot(town, apart, painter),
  ];
};

const cities = (town: Boomtown, painter: HexPainter): readonly Node[] => {
  const { size, width: w, strokeWidth } = town;
  if (size === 1) return cityCircle(town, 0, painter);
  const outline = stroke(painter.company('track'), strokeWidth);
  return [
    ...cityCircle(town, w, painter),
    ...cityCircle(town, -w, painter),
    line(-w, -w, w, -w, outline),
    line(-w, w, w, w, outline),
  ];
};

const dot = ({ townWidth, color }: Boomtown, x: number, { company }: HexPainter): readonly Node[] => [
  circle(x, 0, townWidth + DOT_EDGE, { fill: company('centerTown') }),
  circle(x, 0, townWidth, { fill: company(color) }),
];

const cityCircle = (town: Boomtown, x: number, painter: HexPainter): readonly Node[] => [
  circle(x, 0, town.width, { fill: painter.company('city') }),
  circle(x, 0, town.width, stroke(painter.company('track'), town.strokeWidth)),
  ring(town, x, town.townWidth, painter),
];

/** Track colour, like every other outline (20.14.37.2). */
const ring = ({ strokeWidth, dashes }: Boomtown, x: number, radius: number, { company }: HexPainter): Node =>
  circle(x, 0, radius, stroke(company('track'), strokeWidth, dashes.length > 0 ? { dash: dashes } : {}));
