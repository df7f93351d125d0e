import { choiceSetting, flagSetting, lengthSetting, pixelSetting, settingGroup } from '../value.ts';
import { pins } from './pins.ts';

export const charters = settingGroup(
  {
    style: choiceSetting(
      [
        ['carth', 'White head with a coloured rule'],
        ['color', 'Coloured head'],
      ],
      {
        section: 'charters',
        title: 'Charter Style',
        description:
          '`color` gives a charter a coloured head, `carth` a white head above a thin coloured rule.',
        default: 'color',
      },
    ),
    layout: choiceSetting(
      [
        ['free', 'Free'],
        ['3x1', '3x1 die'],
        ['3x2', '3x2 die'],
        ['3x1minors', '3x1 die, minors 3x2'],
      ],
      {
        section: 'charters',
        title: 'Charter Layout',
        description:
          '`free` puts two charters on a page. The `3x` layouts fit dies and ignore charter size, bleed and cut lines. They keep the configured paper, but the dies are made for US Letter.',
        default: 'free',
      },
    ),
    halfWidth: flagSetting({
      section: 'charters',
      title: 'Half Width Charters',
      description: 'Makes every charter half as wide as the page.',
      default: false,
    }),
    smallerMinors: flagSetting({
      section: 'charters',
      title: 'Smaller Minors',
      description: 'Makes the charters of minor companies shorter.',
      default: true,
    }),
    cutlines: lengthSetting({
      section: 'charters',
      title: 'Charter Cutlines Size',
      description: 'Length of the cut lines around charters; 0 omits them.',
      default: 25,
      minimum: 0,
    }),
    bleed: lengthSetting({
      section: 'charters',
      title: 'Charter Bleed Size',
      description: 'How far colour extends beyond the cutting edge of a charter; 0 means no bleed.',
      default: 12.5,
      minimum: 0,
    }),
    border: pixelSetting({
      section: 'charters',
      title: 'Charter Border Size',
      description: 'Width of a black border around a charter, in pixels; 0 omits it.',
      default: 0,
    }),
    showPhaseChart: flagSetting({
      section: 'charters',
      title: 'Show Phase Chart',
      description: 'Prints the phase chart on full-width charters.',
      default: true,
    }),
    showTurnOrder: flagSetting({
      section: 'charters',
      title: 'Show Turn Order',
      description: 'Prints the turn order on the charters of major companies.',
      default: true,
    }),
    blackBand: flagSetting({
      section: 'charters',
      title: 'Charter Black Band',
      description:
        'Draws a black line under the head of charters in style `color`. White companies always have one.',
      default: false,
    }),
    pins: pins('charters', 75, 675),
  },
  {
    title: 'Charters',
    description: 'Design and layout of charters.',
    required: ['style', 'halfWidth', 'cutlines', 'border', 'blackBand'],
  },
);
