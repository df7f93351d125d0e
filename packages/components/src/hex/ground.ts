import type { Hex } from '@platelayer/game';
import { group, type Node, polygon, rect } from '@platelayer/scene';
import { type Example, example } from './example.ts';
import { BLEED_CORNERS, HEX_BLEED, INNER_RADIUS, OUTER_RADIUS } from './outline.ts';
import type { HexPainter } from './painter.ts';
import { turnNodes } from './position.ts';

const BAND = OUTER_RADIUS / 3;
const BAND_CENTERS = [-2 * BAND, 0, 2 * BAND];

/** Stripes turn by the first colour, so that neighbouring compounds can be told apart (20.3.7). */
const STRIPE_TURNS: ReadonlyMap<string, number> = new Map([
  ['yellow', -60],
  ['red', -60],
  ['green', 60],
  ['orange', 60],
]);

/** The coloured ground with its bleed, and the three bands of a compound colour (20.3.7). */
export const drawHexGround = (
  { ground, opacity }: Hex,
  { ambient, options }: HexPainter,
): readonly Node[] => {
  if (options.transparent) return [];
  const nodes: Node[] = [];
  if (ground.color !== 'none') {
    // A name that means nothing would paint the hex black and hide everything on it.
    const fill = ambient.orNone(ground.color) ?? ambient('plain');
    nodes.push(polygon(BLEED_CORNERS, { fill, stroke: { color: fill, width: 1, join: 'bevel' } }));
  }
  if (ground.kind === 'striped') {
    const fill = ambient.orNone(ground.stripes);
    const height = 2 * (INNER_RADIUS + HEX_BLEED);
    if (fill !== undefined)
      nodes.push(
        ...turnNodes(
          STRIPE_TURNS.get(ground.color) ?? 0,
          BAND_CENTERS.map((x) => rect(x - BAND / 2, -height / 2, BAND, height, { fill })),
        ),
      );
  }
  const shown = turnNodes(options.orientation, nodes);
  const share = opacity ?? options.opacity ?? 1;
  // Of both, ground and stripes (20.14, Q45).
  return share < 1 && shown.length > 0 ? [group(shown, { opacity: share })] : shown;
};

export const GROUND_EXAMPLES: readonly Example[] = [
  example('Plain', 'Open country.', { color: 'plain' }),
  example('Off-board', 'Beyond the map.', { color: 'offboard' }),
  example('Mountain', 'High ground.', { color: 'mountain' }),
  example('Water', 'Sea or lake.', { color: 'water' }),
  example('Land, divided', 'A line from side to side cuts the hex in two.', {
    color: 'land',
    divides: [{ side: 3 }],
  }),
  example('Yellow', 'First phase.', { color: 'yellow' }),
  example('Green', 'Second phase.', { color: 'green' }),
  example('Brown', 'Third phase.', { color: 'brown' }),
  example('Gray', 'Last phase.', { color: 'gray' }),
  example('Grey', 'The other spelling.', { color: 'grey' }),
  example('Orange, divided', 'The line may run to any side.', { color: 'orange', divides: [{ side: 2 }] }),
  example('Yellow/green', 'Three bands of the second colour.', { color: 'yellow/green' }),
  example('Green/brown', 'The bands turn with the first colour.', { color: 'green/brown' }),
  example('Brown/gray', 'Upright bands.', { color: 'brown/gray' }),
  example('Red/yellow', 'Bands as on yellow.', { color: 'red/yellow' }),
  example('Open sides', 'Sides 1 and 4 without outline.', { color: 'mountain', removeBorders: [1, 4] }),
  example('Every other side', 'Sides 1, 3 and 5 without outline.', {
    color: 'water',
    removeBorders: [1, 3, 5],
  }),
  example('No outline', 'All six sides open.', { color: 'river', removeBorders: true }),
  example('No ground', 'Only what lies on it.', { color: 'none', labels: [{ label: 'X', percent: 0 }] }),
  example('Another id', 'Replaces the number in the corner.', { color: 'white', displayID: 'Ost' }),
  example('Without id', 'Nothing in the corner.', { color: 'white', noID: true }),
];
