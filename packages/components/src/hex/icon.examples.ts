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

export const COMPANY_MARK_EXAMPLES: readonly Example[] = [
  example('Mark', 'Home of a private company.', { companies: [{ label: 'A' }] }),
  example('Lengthened', 'Reaches out to either side.', {
    companies: [{ label: 'WdQ', color: 'blue', left: 50, right: 50 }],
  }),
  example('Below', 'Circles below the label, longer to the left.', {
    companies: [{ label: 'C', left: 30, bottom: true }],
  }),
  example('Larger', 'Circles of another size.', {
    companies: [{ label: 'BRW', color: 'orange', radius: 8, bottom: true }],
  }),
  example('Other side', 'The label beyond the arc.', { companies: [{ label: 'TVL', reverse: true }] }),
];

export const ROUTE_BONUS_EXAMPLES: readonly Example[] = [
  example('Bonus', 'A lozenge with a text.', { routeBonuses: [{ value: '+40' }] }),
  example('Coloured', 'Colours of its own.', {
    routeBonuses: [
      {
        value: '+$120',
        size: 16,
        fillColor: 'black',
        strokeColor: 'red',
        strokeWidth: 3,
        textColor: 'white',
      },
    ],
  }),
];
