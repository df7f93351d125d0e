import type { InventoryPiece } from '../inventory.ts';
import { BOARD, type Element, element, GRID, MAP_PART, MODULE } from './xml.ts';

/** Parts that a map needs so that its pieces can be moved (86.4.3). */
const MAP_PARTS: readonly (readonly [string, Element['attributes']])[] = [
  ['ForwardToKeyBuffer', {}],
  ['Scroller', {}],
  ['ForwardToChatter', {}],
  ['MenuDisplayer', {}],
  ['MapCenterer', {}],
  ['StackExpander', {}],
  ['PieceMover', {}],
  ['KeyBufferer', {}],
  ['Zoomer', { zoomLevels: '0.25,0.5,0.75,1.0,1.5,2.0', zoomStart: 4 }],
  ['CounterDetailViewer', {}],
];

interface Window {
  readonly name: string;
  /** Attributes of the board: a picture, or a size and a colour. */
  readonly board: Element['attributes'];
  readonly grid?: Element;
  readonly content?: readonly Element[];
  /** Whether it is the main window of the program. */
  readonly main?: boolean;
}

/** Removes characters with a meaning in attributes and in the list of boards, such as backslashes and tabs. */
export const windowName = (text: string): string =>
  text
    .replace(/[\\\s]+/g, ' ')
    .replace(/^'(.*)'$/, '$1')
    .trim() || 'Board';

export const windowOf = ({ name, board, grid, content = [], main = false }: Window): Element =>
  element(
    `${MODULE}.Map`,
    {
      mapName: name,
      buttonName: main ? '' : name,
      launch: !main,
      backgroundcolor: '255,255,255',
      edgeWidth: 0,
      edgeHeight: 0,
      allowMultiple: false,
      markMoved: 'Never',
    },
    [
      element(`${MAP_PART}.BoardPicker`, {}, [
        element('setup', {}, [`${name}BoardPicker\t${name}\t0\t0`]),
        element(BOARD, { name, reversible: false, ...board }, grid ? [grid] : []),
      ]),
      element(`${MAP_PART}.StackMetrics`),
      element(`${MAP_PART}.LayeredPieceCollection`, { property: 'Layer', layerOrder: 'Tiles,Tokens' }),
      ...MAP_PARTS.map(([part, attributes]) => element(`${MAP_PART}.${part}`, attributes)),
      ...content,
    ],
  );

/** Returns the attributes of a board without a picture. */
export const plain = (width: number, height: number) => ({
  width: Math.ceil(width),
  height: Math.ceil(height),
  color: '255,255,255',
});

/** Makes pieces snap to the named spots of a board, inside a rectangle around them (86.4.4). */
export const spotGrid = ({ spots = [], width, height }: InventoryPiece): Element | undefined => {
  if (spots.length === 0) return undefined;
  const reach = nearestNeighbours(spots) / 2;
  const within = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max));
  const left = within(Math.min(...spots.map(({ x }) => x)) - reach, width);
  const right = within(Math.max(...spots.map(({ x }) => x)) + reach, width);
  const top = within(Math.min(...spots.map(({ y }) => y)) - reach, height);
  const bottom = within(Math.max(...spots.map(({ y }) => y)) + reach, height);
  return element(`${GRID}.ZonedGrid`, {}, [
    element(
      `${GRID}.mapgrid.Zone`,
      {
        name: 'Places',
        path: `${left},${top};${right},${top};${right},${bottom};${left},${bottom}`,
        locationFormat: '$gridLocation$',
        useParentGrid: false,
        useHighlight: false,
        highlightProperty: '',
      },
      [
        element(
          `${GRID}.RegionGrid`,
          { snapto: true, visible: false, fontsize: 9 },
          spots.map(({ name, x, y }) =>
            element(`${GRID}.Region`, { name, originx: Math.round(x), originy: Math.round(y) }),
          ),
        ),
      ],
    ),
  ]);
};

/** Returns a little more than the distance between the two nearest spots, or a default for a single spot. */
const nearestNeighbours = (spots: readonly { readonly x: number; readonly y: number }[]): number => {
  const fromLeft = spots.toSorted((a, b) => a.x - b.x);
  let nearest = Infinity;
  for (const [i, { x, y }] of fromLeft.entries())
    for (let j = i + 1; j < fromLeft.length && fromLeft[j]!.x - x < nearest; j++) {
      const distance = Math.hypot(fromLeft[j]!.x - x, fromLeft[j]!.y - y);
      if (distance > 1) nearest = Math.min(nearest, distance);
    }
  return nearest < Infinity ? 1.2 * nearest : 100;
};
