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
  example('Older spelling', 'Mountain and water as fields of the hex.', {
    mountain: { cost: 60, angle: 90, percent: 0.5 },
    water: [{ cost: '40+', angle: 270, percent: 0.5, fontSize: 12, fontFamily: 'serif' }],
  }),
  example('By a city', 'Makes room below.', { cities: [{}], terrain: [{ type: 'mountain', cost: 80 }] }),
];
