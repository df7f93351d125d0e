import type { MediumCity } from '@platelayer/game';
import { circle, group, type Node, scale, withOpacity } from '@platelayer/scene';
import { drawStraightName } from './name.ts';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt } from './position.ts';

/** Radii before scaling (20.8.9). */
const RADII = { halo: 21, outer: 17, inner: 12 };

export const drawMediumCityHalo = ({ position, scale: factor }: MediumCity, { ambient }: HexPainter) =>
  placeAt(position, [circle(0, 0, RADII.halo * factor, { fill: ambient('border') })]);

/** Draws a disc within a disc. */
export const drawMediumCity = (city: MediumCity, painter: HexPainter): readonly Node[] => {
  const { inner, outer } = city;
  const { company } = painter;
  const nodes = [
    circle(0, 0, RADII.outer, {
      fill: company(outer.fillColor),
      ...stroke(company.orNone(outer.strokeColor), outer.strokeWidth),
    }),
    circle(0, 0, RADII.inner, {
      fill: withOpacity(company(inner.fillColor), inner.fillOpacity),
      ...stroke(
        company.orNone(inner.strokeColor),
        inner.strokeWidth,
        inner.dashes.length > 0 ? { dash: inner.dashes } : {},
      ),
    }),
  ];
  return place(city, nodes);
};

export const drawMediumCityName = (city: MediumCity, painter: HexPainter): readonly Node[] =>
  place(city, drawStraightName(city.name, painter));

const place = ({ position, scale: factor }: MediumCity, nodes: readonly Node[]): readonly Node[] =>
  placeAt(
    position,
    factor === 1 || nodes.length === 0 ? nodes : [group(nodes, { transform: scale(factor) })],
  );
