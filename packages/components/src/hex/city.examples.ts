import { type Example, example } from './example.ts';

export const CITY_EXAMPLES: readonly Example[] = [
  example('City', 'One slot.', { cities: [{}] }),
  example('Name at the right', 'Three quarters around the city.', {
    cities: [{ name: { name: 'Windmere', offset: 75 } }],
  }),
  example('Unknown company', 'A company that the game lacks is written out; the name below.', {
    cities: [{ companies: ['XYZ'], name: { name: 'New Quarrow', reverse: true } }],
  }),
  example('Two slots', 'An empty token and a company.', {
    cities: [{ size: 2, companies: [{}, 'TVL'], name: { name: 'Brackby-on-Tamble' } }],
  }),
  example('Three slots', 'A company in the first.', {
    cities: [{ size: 3, name: { name: 'Orrin Hill' }, companies: ['WDQ'] }],
  }),
  example('Four slots', 'Icons, a company and a reserved place.', {
    cities: [
      {
        size: 4,
        icons: ['mail', null, null, 'boat'],
        name: { name: 'Saltport' },
        companies: [null, 'TVL', { label: 'R', reserved: true }],
      },
    ],
  }),
  example('Five slots', 'Clockwise from the top.', {
    cities: [
      { size: 5, icons: [null, 'share', null, 'charter'], companies: ['TVL', null, 'WDQ', null, 'BRW'] },
    ],
  }),
  example('Six slots', 'Clockwise from the top.', {
    cities: [
      {
        size: 6,
        icons: [null, 'water', null, 'port', null, 'train'],
        companies: ['TVL', null, 'WDQ', null, 'BRW'],
      },
    ],
  }),
  example('Bypass', 'Trains may pass a full city.', { cities: [{ size: 1, pass: true }] }),
  example('Bypass of two', 'The same for two slots.', { cities: [{ size: 2, pass: true }] }),
  example('Icons', 'One for each slot.', { cities: [{ size: 3, icons: ['meat', 'noenter', 'share'] }] }),
  example('Lengthened', 'The box reaches to the left.', { cities: [{ size: 2, extend: 'left' }] }),
  example('Two squares', 'Square slots.', {
    cities: [{ size: '2Y', outlineColor: 'red', name: { name: 'Twin Yards' } }],
  }),
  example('Round and square', 'Two kinds of slots.', { cities: [{ size: '1S1Y', outlineColor: 'blue' }] }),
  example('Two round, one square', 'Three slots of two kinds.', {
    cities: [{ size: '2S1Y', rotation: 30, companies: ['TVL', { label: 'Q', rotation: 30 }] }],
  }),
  example('Ferry', 'Two slots and a third across the water.', {
    color: 'water',
    cities: [{ size: '3Ferry', width: 18 }],
  }),
  example('Own measures', 'Size, lines and colours of its own.', {
    color: 'green',
    cities: [
      {
        ...{
          width: 18,
          strokeWidth: 4,
          borderWidth: 6,
          color: 'yellow',
          outlineColor: 'red',
          borderColor: 'black',
        },
        name: { name: 'Keep', straight: true },
        bgColor: 'black',
      },
    ],
  }),
  example('On the edge', 'Whole and above the outline.', {
    color: 'offboard',
    cities: [{ angle: 180, percent: 1, outside: true }],
  }),
];

export const MEDIUM_CITY_EXAMPLES: readonly Example[] = [
  example('Medium city', 'Between town and city.', { mediumCities: [{}] }),
  example('Coloured', 'With a name.', { mediumCities: [{ color: 'orange', name: { name: 'Orrin' } }] }),
  example('Name below', 'Reversed.', { mediumCities: [{ name: { name: 'Windmere', reverse: true } }] }),
  example('Own colours', 'Every part of its own.', {
    color: 'brown',
    mediumCities: [
      {
        ...{ width: 33, fillColor: 'yellow', fillOpacity: 0.6, strokeColor: 'red', strokeWidth: 2 },
        ...{ strokeDashArray: '3 2', outlineColor: 'blue', outlineStroke: 'white', outlineStrokeWidth: 4 },
      },
    ],
  }),
];
