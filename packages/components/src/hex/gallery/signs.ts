import type { JsonObject } from '@platelayer/game';
import { example } from './example.ts';

export const goods = [
  example('Good', 'A white square.', { goods: [{}] }),
  example('Purple', 'Company colours work too.', {
    goods: [{ color: 'purple', text: 'Silk', textColor: 'white' }],
  }),
  example('Orange', 'Any colour of the theme.', {
    goods: [{ color: 'orange', borderColor: 'black', width: 30, angle: 90, percent: 0.4 }],
  }),
];

/** Icons with a main part are shown once more in a colour of their own. */
const ICONS: readonly (readonly [type: string, color?: string])[] = [
  ['boat', 'lightBlue'],
  ['bridge'],
  ['cactus'],
  ['charter', 'lightBlue'],
  ['coal'],
  ['coalcar'],
  ['cylinder', 'lightBlue'],
  ['ferry'],
  ['fish', 'lightBlue'],
  ['home', 'orange'],
  ['lock', 'violet'],
  ['mail', 'orange'],
  ['meat', 'orange'],
  ['medium-city'],
  ['mining'],
  ['mountain'],
  ['oil-derrick'],
  ['oilbarrel'],
  ['port', 'orange'],
  ['refinery'],
  ['river'],
  ['share', 'orange'],
  ['steamboat'],
  ['swamp'],
  ['token', 'lightBlue'],
  ['tracks'],
  ['train', 'lightBlue'],
  ['tree'],
  ['tunnel', 'gray'],
  ['water'],
  ['noenter', 'gray'],
];

const icon = (name: string, caption: string, fields: JsonObject) =>
  example(name, caption, { icons: [fields] });

export const icons = [
  ...ICONS.flatMap(([type, color]) => [
    icon(type, 'In its own colours.', { type }),
    ...(color === undefined ? [] : [icon(`${type}, ${color}`, 'Recoloured.', { type, color })]),
  ]),
  icon('Without disc', 'The picture alone, larger.', { type: 'port', noCircle: true, width: 40 }),
  icon('Own disc', 'Colours and line of its own.', {
    ...{
      type: 'coal',
      color: 'map-orange',
      fillColor: 'yellow',
      strokeColor: 'red',
      strokeWidth: 4,
      width: 30,
    },
  }),
  example('By a city', 'Makes room below.', { cities: [{}], icons: [{ type: 'port' }] }),
];

export const borders = [
  example('One side', 'A band along the edge.', { borders: [{ side: 4, color: 'blue' }] }),
  example('Two sides', 'Bands meet at the corner.', {
    borders: [
      { side: 4, color: 'blue' },
      { side: 5, color: 'blue' },
    ],
  }),
  example('Dashed', 'Dashes of two lengths.', {
    borders: [
      { side: 1, color: 'red', dashed: true },
      { side: 2, color: 'red', dashed: true, width: 8 },
      { side: 3, color: 'red', dashed: true, offset: 5 },
    ],
  }),
];

export const tunnelsAndBridges = [
  example('Tunnel', 'A triangle that points up.', { tunnels: [{ cost: 40 }] }),
  example('Bridge', 'A triangle that points down.', { bridges: [{ cost: 40 }] }),
  example('Tunnel entrance', 'On the bottom side.', { tunnelEntrances: [{ angle: 0, percent: 1 }] }),
  example('Three entrances', 'Colours of their own.', {
    tunnelEntrances: [
      { angle: 120, percent: 1, rotation: 120, color: 'orange' },
      { angle: 180, percent: 1, trackColor: 'red', size: 20 },
      { angle: 240, percent: 1, rotation: 240, color: 'blue', borderColor: 'black' },
    ],
  }),
  example('On sides', 'Across the edges of the hex.', {
    tunnels: [{ cost: 80, angle: 180, percent: 1, textColor: 'white', color: 'brown' }],
    bridges: [{ cost: '£60', angle: 60, percent: 1, width: 56, fontSize: 14, color: 'blue', reverse: false }],
  }),
];

export const shapes = [
  example('Diamond', 'With a bonus.', { shapes: [{ type: 'diamond', color: 'orange', text: '+20' }] }),
  example('Triangle', 'Pointing up.', { shapes: [{ type: 'triangle', color: 'mountain', text: '-20' }] }),
  example('Triangle, reversed', 'Pointing down.', {
    shapes: [{ type: 'triangle', color: 'water', text: '20', reverse: true }],
  }),
  example('Hexagon', 'Flat on top.', { shapes: [{ type: 'hexagon', text: '80' }] }),
  example('Without border', 'Twice as wide.', {
    shapes: [{ type: 'hexagon', color: 'yellow', width: 100, borderWidth: 0, text: 'Depot' }],
  }),
  example('Circle', 'Text in a colour of its own.', {
    shapes: [{ type: 'circle', color: 'red', text: 'X', textColor: 'white' }],
  }),
  example('Rings', 'The middle one dashed.', {
    shapes: [{ width: 90 }, { width: 60, dashed: true }, { width: 30 }],
  }),
  example('Translucent', 'Shapes that shine through one another.', {
    shapes: [
      { width: 100, color: 'yellow' },
      { type: 'square', width: 60, color: 'red', opacity: 0.5, angle: 180, percent: 0.4 },
      { type: 'ellipse', width: 80, height: 40, color: 'water', opacity: 0.5, angle: 60, percent: 0.4 },
      { type: 'triangle', width: 60, color: 'green', opacity: 0.5, angle: 300, percent: 0.4 },
    ],
  }),
  example('Composition', 'Track, city, value and stars.', {
    color: 'white',
    track: [1, 2, 3].map((side) => ({ type: 'straight', side, color: 'red' })),
    cities: [{ size: 6, width: 22, color: 'blue' }],
    values: [{ value: 1848, angle: 0, percent: 0 }],
    shapes: [0, 60, 120, 180, 240, 300].map((angle) => ({
      ...{ type: 'star', color: 'white', width: 12, borderWidth: 1, angle, percent: 0.59 },
    })),
  }),
  example('Background', 'Under the track and cut off at the edge.', {
    color: 'green',
    shapes: [
      { type: 'square', color: 'water', width: 150, borderWidth: 0, angle: 90, percent: 1, background: true },
      { type: 'star', color: 'yellow', borderColor: 'red', text: 'S', width: 30, angle: 270, percent: 0.5 },
    ],
    track: [{ type: 'straight', side: 2 }],
  }),
];
