import { type Example, example } from './example.ts';

export const TOWN_EXAMPLES: readonly Example[] = [
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
  example('On the middle of track', 'Named by its type and first side, and turned across it.', {
    color: 'yellow',
    track: [
      { type: 'sharp', side: 1 },
      { type: 'gentle', side: 3 },
    ],
    towns: [
      { mid: 'sharp', align: 'perpendicular' },
      { mid: 'gentle', side: 3, align: 'perpendicular', name: { name: 'Orrin' } },
    ],
  }),
  example('Along the track', 'On straight track, turned the other way.', {
    color: 'green',
    track: [{ type: 'straight', side: 2 }],
    towns: [{ mid: 'straight', side: 2, align: 'parallel' }],
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
