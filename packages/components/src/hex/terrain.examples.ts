import { type Example, example } from './example.ts';

export const TERRAIN_EXAMPLES: readonly Example[] = [
  example('Empty', 'Nothing to see.', { terrain: [{}] }),
  example('Cost', 'Without a picture.', { terrain: [{ cost: 70, size: 'medium' }] }),
  example('Mountain', 'Peaks above the cost.', { terrain: [{ type: 'mountain', cost: 100 }] }),
  example('Water', 'Waves above the cost.', { terrain: [{ type: 'water', cost: 40 }] }),
  example('River', 'Two wavy lines.', { terrain: [{ type: 'river', cost: 20 }] }),
  example('Cactus', 'Desert.', { terrain: [{ type: 'cactus', cost: 20 }] }),
  example('Skull', 'Taller pictures stand higher.', { terrain: [{ type: 'cow-skull', cost: 10 }] }),
  example('Tree', 'Coloured text gets an outline.', {
    terrain: [{ type: 'tree', cost: 20, color: 'green' }],
  }),
  example('Tiny', 'Three quarters of the size.', { terrain: [{ type: 'river', cost: 10, size: 'tiny' }] }),
  example('Large', 'Twice the size.', { terrain: [{ type: 'swamp', cost: 120, size: 'large' }] }),
  example('Medium', 'Half as large again.', { terrain: [{ type: 'noenter', cost: 120, size: 'medium' }] }),
  example('Two kinds', 'Each at its place, one cost in a face of its own.', {
    terrain: [
      { type: 'mountain', cost: 60, angle: 90, percent: 0.5 },
      { type: 'water', cost: '40+', angle: 270, percent: 0.5, fontSize: 12, fontFamily: 'serif' },
    ],
  }),
  example('By a city', 'Makes room below.', { cities: [{}], terrain: [{ type: 'mountain', cost: 80 }] }),
];

export const BORDER_EXAMPLES: readonly Example[] = [
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

export const CROSSING_EXAMPLES: readonly Example[] = [
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
    tunnels: [{ cost: 80, angle: 180, percent: 1, textColor: 'white', color: 'red' }],
    bridges: [{ cost: '£60', angle: 60, percent: 1, width: 56, fontSize: 14, color: 'blue', reverse: false }],
  }),
];
