import { type Example, example } from './example.ts';

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
  example('Turned bands', 'In a direction of their own.', { color: 'yellow/green', stripeRotation: 30 }),
  example('Upper half', 'Of a hex of the map, cut through its centre.', {
    color: 'yellow',
    half: 'top',
    cities: [{ name: { name: 'Orrin' } }],
  }),
  example('Lower half', 'All that lies in the hex is cut.', {
    color: 'green',
    half: 'bottom',
    track: [{ type: 'gentle', side: 1 }],
  }),
  example('Left half', 'The cut has no outline.', { color: 'water', half: 'left' }),
  example('Right half', 'Values keep clear of the cut.', {
    color: 'mountain',
    half: 'right',
    values: [{ value: 20 }],
  }),
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
