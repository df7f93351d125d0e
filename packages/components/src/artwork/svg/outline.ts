import {
  circle,
  ellipse,
  line,
  type PathData,
  parsePath,
  path,
  polygon,
  rect,
  type Segment,
  type Shape,
} from '@platelayer/scene';
import { clampCoordinate, readLength, readNumbers, readSize } from './numbers.ts';
import type { XmlElement } from './xml.ts';

/** Width and height that percentages refer to. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

type Reader = (attributes: XmlElement['attributes'], extent: Extent) => Shape | undefined;

/** Readers for SVG shapes by element name. Shapes without extent are not drawn. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['path', (attributes) => path(clampPath(parsePath(attributes.get('d') ?? '')))],
  [
    'rect',
    (attributes, { width: across, height: down }) => {
      const width = readSize(attributes.get('width'), 0, across);
      const height = readSize(attributes.get('height'), 0, down);
      if (width === 0 || height === 0) return undefined;
      const x = readLength(attributes.get('x'), 0, across);
      const y = readLength(attributes.get('y'), 0, down);
      const rx = readSize(attributes.get('rx') ?? attributes.get('ry'), 0, across);
      const ry = readSize(attributes.get('ry') ?? attributes.get('rx'), 0, down);
      return rx === ry || rx === 0 || ry === 0
        ? rect(x, y, width, height, { radius: Math.min(rx, ry) })
        : path(roundedRect(x, y, width, height, Math.min(rx, width / 2), Math.min(ry, height / 2)));
    },
  ],
  [
    'circle',
    (attributes, { width, height }) =>
      circle(
        readLength(attributes.get('cx'), 0, width),
        readLength(attributes.get('cy'), 0, height),
        readSize(attributes.get('r'), 0, Math.sqrt((width ** 2 + height ** 2) / 2)),
      ),
  ],
  [
    'ellipse',
    (attributes, { width, height }) =>
      ellipse(
        readLength(attributes.get('cx'), 0, width),
        readLength(attributes.get('cy'), 0, height),
        readSize(attributes.get('rx'), 0, width),
        readSize(attributes.get('ry'), 0, height),
      ),
  ],
  [
    'line',
    (attributes, { width, height }) =>
      line(
        readLength(attributes.get('x1'), 0, width),
        readLength(attributes.get('y1'), 0, height),
        readLength(attributes.get('x2'), 0, width),
        readLength(attributes.get('y2'), 0, height),
      ),
  ],
  ['polygon', (attributes) => polygon(pointsOf(attributes.get('points')))],
  [
    'polyline',
    (attributes) =>
      path(pointsOf(attributes.get('points')).map(([x, y], i): Segment => [i === 0 ? 'M' : 'L', x, y])),
  ],
]);

export const isShape = (name: string): boolean => READERS.has(name);

/** The geometry of a shape element. Returns undefined for any other element. */
export const readOutline = ({ name, attributes }: XmlElement, extent: Extent): Shape | undefined =>
  READERS.get(name)?.(attributes, extent);

const pointsOf = (text: string | undefined): readonly (readonly [number, number])[] => {
  const numbers = readNumbers(text);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [
    numbers[2 * i]!,
    numbers[2 * i + 1]!,
  ]);
};

const clampPath = (data: PathData): PathData =>
  data.map(([letter, ...numbers]) => [letter, ...numbers.map(clampCoordinate)] as unknown as Segment);

const roundedRect = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  ry: number,
): PathData => [
  ['M', x + rx, y],
  ['L', x + width - rx, y],
  ['A', rx, ry, 0, 0, 1, x + width, y + ry],
  ['L', x + width, y + height - ry],
  ['A', rx, ry, 0, 0, 1, x + width - rx, y + height],
  ['L', x + rx, y + height],
  ['A', rx, ry, 0, 0, 1, x, y + height - ry],
  ['L', x, y + ry],
  ['A', rx, ry, 0, 0, 1, x + rx, y],
  ['Z'],
];
