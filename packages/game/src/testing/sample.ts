import type { JsonObject } from '../json.ts';

/** A small game in an invented marshland, with at least one of everything that a game can have. */
export const sample: JsonObject = {
  info: {
    title: 'Fennmark',
    subtitle: 'Rails across the Marsh',
    designer: 'A. Lindqvist',
    publisher: 'self',
    orientation: 'horizontal',
    background: 'reed',
    currency: '#kr',
    marketTokens: 2,
    extraStationTokens: 1,
  },
  links: { rules: 'https://example.org/fennmark.pdf' },
  prototype: true,
  colors: { reed: '#6b7f3a' },
  bank: 6000,
  players: [
    { number: 3, capital: 420, certLimit: 15 },
    { number: 4, capital: 320, certLimit: 12 },
  ],
  shareTypes: {
    default: [
      { quantity: 1, label: 'Director', percent: 20, shares: 2 },
      { quantity: 8, percent: 10, shares: 1 },
    ],
    minor: [{ quantity: 1, label: 'Owner', percent: 100, shares: 1 }],
  },
  tokenTypes: { default: ['Home', 40, 100] },
  companies: [
    { name: 'Brook Line', abbrev: 'BK', color: 'green', logo: 'brook/BK' },
    { name: 'Willow Line', abbrev: 'WL', color: 'red', token: { bar: true } },
    { name: 'Marsh Tram', abbrev: 'MT', color: 'blue', minor: true, tokens: ['Home'], marketTokens: 0 },
  ],
  tokens: ['Round', { icon: 'mail', quantity: 4 }, { label: '+20', quantity: '∞', print: 6 }],
  privates: [
    { id: 'P1', name: 'Ferryman', price: 20, revenue: 5, hex: 'B2', company: 'BK' },
    { id: 'P2', name: 'Surveyor', price: 40, revenue: [10, 15], minPlayers: 4, tile: '57' },
  ],
  trains: [
    { name: '2', quantity: 5, price: 80, color: 'yellow', rust: { on: '4', index: 2 } },
    { name: '3', quantity: 4, price: 180, color: 'green' },
    { name: '4', quantity: '∞', print: 6, price: 300, color: 'brown' },
  ],
  phases: [
    { name: '2', train: '2', limit: 4, tiles: 'yellow' },
    { name: '3', train: '3', limit: 4, tiles: 'green', buyCompanies: true },
    { name: '4', train: '4', limit: 3, tiles: 'brown', events: { closeCompanies: true } },
    { name: 'M', train: '2', limit: 2, tiles: 'yellow', minor: true },
  ],
  turns: [{ name: 'Stock Round', steps: ['Sell', 'Buy one'], ordered: true }],
  rounds: [
    { name: 'SR', color: 'white' },
    { name: 'OR1', color: 'yellow' },
    { name: 'OR2', color: 'green' },
  ],
  numberCards: ['red', 'blue'],
  tiles: {
    '7': 3,
    '8': { quantity: '∞', print: 12 },
    '57|F': 2,
    F1: { color: 'green', quantity: 2, cities: [{}], track: [{ side: 1 }, { side: 4 }] },
  },
  map: [
    {
      name: 'Whole marsh',
      hexes: [
        { hexes: ['A1', 'A3'], color: 'plain' },
        { hexes: ['B2'], color: 'plain', cities: [{ name: { name: 'Ford' }, companies: ['BK'] }] },
        { hexes: ['B4'], color: 'water', terrain: [{ type: 'water', cost: 40 }] },
        {
          hexes: ['C1', 'C3'],
          color: 'offboard',
          offBoardRevenue: { revenues: [{ color: 'yellow', value: 20 }] },
        },
      ],
      borders: [{ color: 'water', coords: ['A1p3', 'A1p4'] }],
    },
    { name: 'Dry marsh', copy: 0, remove: ['C3'], hexes: [{ hexes: ['A5', 'B6'], color: 'plain' }] },
  ],
  stock: {
    type: '2D',
    market: [
      [80, { value: 90, par: true }, 100],
      [70, 80, null],
    ],
    par: { values: [90, 80] },
  },
  revenue: { max: 200 },
  config: { tiles: { width: 160 } },
};
