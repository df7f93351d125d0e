import { characters, type Value } from '@platelayer/game';
import { ellipse, type Node, rect, type Shape } from '@platelayer/scene';
import { type Example, example } from './example.ts';
import { uprightTurn } from './hex-options.ts';
import { type HexPainter, stroke } from './painter.ts';
import { placeAt } from './position.ts';

/** The line behind the background that shows as an outer ring. */
const RING = 7;

/** Half the width of the background: given, or by the number of characters (20.8.12). */
export const valueHalfWidth = (
  { halfWidth, halfHeight }: Pick<Value, 'halfWidth' | 'halfHeight'>,
  shown: string,
): number => {
  const length = characters(shown);
  return halfWidth ?? (length <= 2 ? halfHeight : 0.6 * length * halfHeight);
};

/** The revenue of a stop. */
export const drawValue = (value: Value, painter: HexPainter): readonly Node[] => {
  const { plain, ambient, look } = painter;
  const shown = painter.money(value.value, 'value');
  const background = backgroundOf(value, valueHalfWidth(value, shown));
  const fill = ambient.orNone(value.textColor) ?? look.readable(ambient.orNone(value.color));
  const nodes: Node[] = [];
  if (background) {
    if (value.outerBorderColor !== undefined)
      nodes.push({ ...background, ...stroke(plain.orNone(value.outerBorderColor), RING) });
    nodes.push({
      ...background,
      fill: plain(value.color),
      ...stroke(plain('black'), value.borderWidth),
    });
  }
  nodes.push(painter.write(shown, 0, 0, value.font, { baseline: 'central', fill }));
  return placeAt(value.position, nodes, uprightTurn(painter.options, value.fixed));
};

const backgroundOf = ({ shape, halfHeight: ry }: Value, rx: number): Shape | undefined => {
  switch (shape) {
    case 'none':
      return undefined;
    case 'square':
      return rect(-rx, -ry, 2 * rx, 2 * ry);
    case 'ellipse':
      return ellipse(0, 0, rx, ry);
  }
};

export const VALUE_EXAMPLES: readonly Example[] = [
  example('Number', 'Upper right, unless it says otherwise.', { values: [{ value: 20 }] }),
  example('Colour and font', 'A font that is not installed becomes the display face.', {
    values: [{ value: 60, color: 'orange', fontFamily: 'Nowhere Script' }],
  }),
  example('Square', 'A box instead of a disc.', { values: [{ value: 60, shape: 'square' }] }),
  example('Outer ring', 'A second border.', { values: [{ value: 120, outerBorderColor: 'green' }] }),
  example('Square with ring', 'Both together.', {
    values: [{ value: 120, shape: 'square', outerBorderColor: 'green' }],
  }),
  example('Four digits', 'The disc grows with the figure.', { values: [{ value: 1450 }] }),
  example('Two figures', 'Any text will do.', { values: [{ value: '40/40' }] }),
  example('Word', 'Also a long one.', { values: [{ value: 'Castle' }] }),
  example('Figure alone', 'No disc behind it.', { values: [{ value: 30, shape: 'none', textColor: 'red' }] }),
  example('Own measures', 'Width, height, border and font of its own.', {
    values: [
      {
        value: 50,
        ...{ angle: 180, percent: 0.4, width: 60, height: 24, borderWidth: 4 },
        ...{ fontSize: 18, fontWeight: 'normal', fixed: true },
      },
    ],
  }),
];
