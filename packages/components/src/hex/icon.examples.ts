import type { JsonObject } from '@platelayer/game';
import { type Example, example } from './example.ts';

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

const iconExample = (name: string, caption: string, fields: JsonObject) =>
  example(name, caption, { icons: [fields] });

export const ICON_EXAMPLES: readonly Example[] = [
  ...ICONS.flatMap(([type, color]) => [
    iconExample(type, 'In its own colours.', { type }),
    ...(color === undefined ? [] : [iconExample(`${type}, ${color}`, 'Recoloured.', { type, color })]),
  ]),
  iconExample('Without disc', 'The picture alone, larger.', { type: 'port', noCircle: true, width: 40 }),
  iconExample('Own disc', 'Colours and line of its own.', {
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
