import type { Json } from '@platelayer/game';
import type { GalleryExample } from '../../testing/gallery.ts';

interface MarketExample extends GalleryExample {
  readonly component: 'market' | 'par' | 'revenue';
}

const COMPANIES: Json = [
  { name: 'Alder Valley', abbrev: 'AV', color: 'red' },
  { name: 'Birch Hill', abbrev: 'BH', color: 'blue' },
];
const ROUNDS: Json = [
  { name: 'SR', color: 'white' },
  { name: 'OR', color: 'green' },
];

/** Small sheets that together show every kind of cell, text, arrow, bar, token, legend and ledge. */
export const EXAMPLES: Readonly<Record<string, MarketExample>> = {
  'two dimensions': {
    component: 'market',
    file: {
      info: { title: 'Hill Line' },
      companies: COMPANIES,
      rounds: ROUNDS,
      stock: {
        type: '2D',
        market: [
          [60, { value: 70, arrow: 'up', subLabel: 'End' }, { value: 80, tokens: [{ company: 'AV' }] }],
          [
            { value: 50, legend: 0, arrow: ['left', 'down'] },
            { value: 60, par: true, companies: ['AV', 'BH'] },
          ],
          [
            'Close',
            { label: 'X', rotated: true, subLabel: 'sub', subRotated: true },
            { value: 40, arrow: 'spin' },
          ],
        ],
        legend: [{ color: 'yellow', description: 'Not counted' }],
        ledges: [{ color: 'red', coords: ['0 2', '1 2', '1 3'], border: true }],
        display: { legend: { x: 3, y: 2 }, roundTracker: { x: 3, y: 0 } },
      },
    },
  },
  'values at the bottom': {
    component: 'market',
    file: {
      stock: {
        type: '2D',
        title: false,
        cell: { color: 'green' },
        market: [[10, { value: 20, subLabel: 'up', arrow: 'up' }, { label: 'Out', underline: true }]],
      },
    },
    config: { stock: { value: 'bottom', arrows: 'top' } },
  },
  'one dimension': {
    component: 'market',
    file: {
      info: { title: 'Line' },
      companies: COMPANIES,
      stock: {
        type: '1D',
        market: [
          'Closed',
          { value: 40, companies: ['AV', 'BH'] },
          { value: 50, par: true, subLabel: 'Start' },
          60,
        ],
        legend: [
          { color: 'yellow', description: 'No limit' },
          { color: 'green', description: 'Par' },
        ],
      },
    },
  },
  zigzag: {
    component: 'market',
    file: {
      info: { title: 'Zig' },
      stock: {
        type: '1Diag',
        market: [10, 20, { value: 30, arrow: 'right' }, 40],
        ledges: [{ coords: ['0.5 1', '2 1'], dashed: true }],
      },
    },
  },
  'par on the market': {
    component: 'market',
    file: {
      stock: {
        type: '2D',
        market: [
          [
            { value: 60, par: true },
            { value: 70, width: 2, height: 2 },
          ],
          [50],
        ],
        par: { width: 2, height: 0.5, color: 'yellow', values: [[100, 90], 80] },
        display: { par: { x: 4, y: 0 } },
      },
    },
  },
  par: {
    component: 'par',
    file: {
      stock: {
        legend: [{ color: 'green', description: 'Major' }],
        par: {
          width: 2,
          values: [[100, { label: 'Major', legend: 0, subLabel: 'x2', underline: true }], 'Closed'],
        },
      },
    },
  },
  revenue: { component: 'revenue', file: { revenue: { min: 1, max: 12, perRow: 5 } } },
};
