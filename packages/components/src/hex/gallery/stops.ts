import { example } from './example.ts';

export const cityExamples = [
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

export const townExamples = [
  example('Bar', 'A town on straight track.', { towns: [{}] }),
  example('Bar with name', 'The name stands beside it.', { towns: [{ name: { name: 'Orrin' } }] }),
  example('Reversed name', 'Read from the other side.', {
    towns: [{ name: { name: 'Windmere', reverse: true } }],
  }),
  example('Dot', 'A town in the centre.', { centerTowns: [{}] }),
  example('Double dot', 'Two towns.', { centerTowns: [{ size: 2, outlineColor: 'red' }] }),
  example('Coloured dot', 'Keeps a dark edge.', {
    centerTowns: [{ color: 'orange', name: { name: 'Orrin' } }],
  }),
  example('Name below', 'Reversed.', { centerTowns: [{ name: { name: 'Windmere', reverse: true } }] }),
  example('Boomtown', 'A town that may become a city.', { boomtowns: [{}] }),
  example('Boomtown as city', 'A city that may become a town.', { boomtowns: [{ city: true }] }),
  example('Double boomtown', 'Two of them.', { boomtowns: [{ size: 2 }] }),
  example('Double, as cities', 'Two of them.', { boomtowns: [{ size: 2, city: true }] }),
  example('Named boomtown', 'The name runs around it.', {
    boomtowns: [{ color: 'orange', name: { name: 'Goldpan' } }],
  }),
  example('Side by side', 'A town and a city.', {
    boomtowns: [
      { color: 'water', angle: 270, percent: 0.3 },
      { city: true, angle: 90, percent: 0.4 },
    ],
  }),
  example('On a curve', 'Turned with the track.', {
    color: 'yellow',
    track: [{ type: 'gentle', side: 1 }],
    towns: [{ angle: 60, percent: 0.28, rotation: -30, color: 'halt', borderWidth: 4 }],
  }),
  example('Own measures', 'Size, halo and lines of its own.', {
    color: 'green',
    centerTowns: [{ width: 30, borderWidth: 2, angle: 90, percent: 0.5 }],
    boomtowns: [
      {
        ...{ width: 20, townWidth: 6, borderWidth: 8, strokeWidth: 3, dashed: false },
        ...{ angle: 270, percent: 0.5, bgColor: 'black' },
        name: { name: 'Keep', straight: true },
      },
    ],
  }),
  example('Own dashes', 'A pattern of its own.', { boomtowns: [{ strokeDashArray: '1 4' }] }),
];

export const mediumCityExamples = [
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
