import { type GalleryExample, testGallery } from '../testing/gallery.ts';
import { mapDrawings } from './drawings.ts';

const threeHexes = [
  { color: 'plain', hexes: ['A1', 'B2'] },
  { color: 'water', hexes: ['A3'] },
];

/** Tiny maps, each for one thing: what a reader of the snapshots sees first. */
const MAPS: Readonly<Record<string, GalleryExample>> = {
  'labels outside': {
    file: { info: {}, map: { hexes: threeHexes } },
  },
  'labels along the edge of a horizontal map': {
    file: { info: { orientation: 'horizontal' }, map: { hexes: threeHexes } },
    config: { coords: 'edge' },
  },
  'names inside': {
    file: { info: {}, map: { hexes: threeHexes } },
    config: { coords: 'inside', tiles: { mapWidth: 100 } },
  },
  'hexes joined into one': {
    file: {
      info: {},
      map: {
        hexes: [
          { color: 'water', hexes: ['A1'], removeBorders: [4] },
          { color: 'water', hexes: ['A3'], removeBorders: [1] },
        ],
      },
    },
    config: { coords: 'none' },
  },
  'a border over the title': {
    file: {
      info: {
        title: 'Reed',
        subtitle: 'A ferry',
        designer: 'A. Person',
        titleFontSize: 40,
        titleX: 20,
        titleY: -130,
      },
      map: {
        hexes: [{ color: 'plain', hexes: ['A1', 'A3'] }],
        lines: [{ color: 'red', coords: ['A1s1', 'A3x0y0'] }],
        borders: [
          { color: 'water', coords: ['A1p1', 'A1p4'], dashed: true },
          { color: 'green', coords: ['A3p4', 'A3p5'], width: 4, border: false },
        ],
        borderTexts: [
          { coord: 'A1s4', cost: 40, circle: 16, bgColor: 'blue', color: 'white' },
          { coord: 'A1x0y30', label: 'Ferry', rotation: 30, fontSize: 10 },
        ],
      },
    },
    config: { coords: 'none' },
    found: ['layout/overlap'],
  },
  'round tracker and players table': {
    file: {
      info: {},
      bank: 5000,
      players: [
        { number: 2, capital: 300, certLimit: 10 },
        { number: 3, capital: 200, certLimit: 8 },
      ],
      rounds: [{ name: 'SR' }, { name: 'OR1', color: 'green' }, { name: 'OR2', color: 'green', small: true }],
      map: {
        hexes: [{ color: 'none', hexes: ['C5'], removeBorders: true }],
        roundTracker: { x: 60, y: 80, type: 'round' },
        players: { x: 180, y: 20 },
      },
    },
    config: { coords: 'none' },
  },
  'edges that cut hexes in half': {
    file: {
      info: { title: 'Reed', titleFontSize: 20, titleX: 20, titleY: -120 },
      map: {
        trim: { top: true, left: true, right: true },
        hexes: [
          { color: 'plain', hexes: ['A1', 'A3', 'B2', 'B4', 'C1'], track: [{ type: 'straight', side: 1 }] },
          { color: 'water', hexes: ['C3'], half: 'bottom', values: [30] },
        ],
        borders: [{ color: 'red', coords: ['A3p5', 'A3p6', 'A3p1', 'A3p2'] }],
      },
    },
    found: ['layout/overlap'],
  },
  'a hex before number 1': {
    file: { info: {}, map: { hexes: [{ color: 'gray', hexes: ['A0', 'B1'] }] } },
  },
};

testGallery(MAPS, (game, look) => mapDrawings.pages(game, look, {}));
