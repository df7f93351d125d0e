import { icon, outlinedLine, withOutline } from './icon.ts';

const WATER = { color: '#67a7c4', slots: 'color-stroke-map-water color-stroke-main' };
const LAND = { color: '#59b578', slots: 'color-stroke-map-land color-stroke-main' };
const ROCK = { color: '#d1ae85', slots: 'color-stroke-map-mountain color-stroke-main' };

export const TERRAIN_ICONS = {
  cactus: icon(
    outlinedLine('M0 10V-9M0 4H-2.5Q-6.3 4-6.3.2V-3.5M0 1H2.5Q6.3 1 6.3-2.8V-6', { ...LAND, width: 2.8 }),
  ),
  mountain: icon(outlinedLine('M-10.5 5-6.6-.6-3.6 2.8 0-5 3.6 2.8 6.6-.6 10.5 5', { ...ROCK, width: 2 })),
  river: icon(
    outlinedLine('M-9.7-2.4Q-5.2-7.4 0-3.4T9.7-4.4M-9.7 4.4Q-5.2-.6 0 3.4T9.7 2.4', { ...WATER, width: 2.2 }),
  ),
  swamp: icon(
    outlinedLine(
      'M-6.6 7V0M-10.6 2Q-8.2 3.6 -6.6 7Q-5 3.6 -2.6 2' +
        'M6.6 7V0M2.6 2Q5 3.6 6.6 7Q8.2 3.6 10.6 2' +
        'M0 0.2V-6.8M-4 -4.8Q-1.6 -3.2 0 0.2Q1.6 -3.2 4 -4.8',
      { ...LAND, width: 1.6 },
    ),
  ),
  tree: icon(
    withOutline(
      '<path class="color-map-mountain" d="M-1.7 5.5H1.7V11H-1.7Z" fill="#d1ae85"/>',
      '<path class="color-map-land" d="M0-11.2 4.4-5H2.5L6 .2H3.8L7.8 6.4H-7.8L-3.8.2H-6L-2.5-5H-4.4Z" fill="#59b578"/>',
    ),
  ),
  water: icon(
    outlinedLine(
      'M-10-6.4A3.4 4 0 0 0-3.3-6.4 3.4 4 0 0 0 3.3-6.4 3.4 4 0 0 0 10-6.4' +
        'M-10 1.8A3.4 4 0 0 0-3.3 1.8 3.4 4 0 0 0 3.3 1.8 3.4 4 0 0 0 10 1.8',
      { ...WATER, width: 1.9 },
    ),
  ),
};
