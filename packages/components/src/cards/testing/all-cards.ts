import type { JsonObject } from '@platelayer/game';

/** A small game with each kind of card and each feature of a card. Everything fits. */
export const ALL_CARDS: JsonObject = {
  info: { title: 'Narrow Valley', background: 'green' },
  players: [{ number: 3 }, { number: 4 }],
  tiles: { 57: 1 },
  map: { hexes: [{ color: 'plain', hexes: ['B2'], names: [{ name: 'Ost' }] }] },
  companies: [
    {
      name: 'Loch Line',
      abbrev: 'LL',
      color: 'green',
      shares: [
        { shares: 2, percent: 20, label: 'Chairman' },
        { quantity: 2, shares: 1, percent: 10, variant: 'solo' },
        { shares: 1, tokenCount: 1.5, cost: 100, revenue: 10, backgroundColor: 'plain', subtext: 'Bond' },
      ],
    },
    { name: 'Bank', abbrev: 'BK', color: 'white', shares: [{ cost: 100, revenue: 10, subtext: 'Bond' }] },
  ],
  privates: [
    {
      name: 'Ferry Company',
      id: 'F',
      price: 40,
      revenue: [10, 20],
      bid: 20,
      description: 'Closes when the bridge is built.',
    },
    {
      name: 'Harbour',
      price: 60,
      revenue: 15,
      icon: 'port',
      iconColor: 'navyBlue',
      note: ['Blocks B2', 'Closes in phase 5'],
      description: 'Worth 20 more to its owner.',
    },
    { name: 'Tramway', price: 20, revenue: 5, minPlayers: 4, variant: 'long game', hex: 'B2', company: 'LL' },
    { name: 'Works', price: 80, revenue: 0, tile: '57', revenueBackgroundColor: 'yellow' },
  ],
  trains: [
    { name: '2', quantity: 2, price: 80, color: 'yellow', rust: '4' },
    { name: '4', quantity: 1, price: 300, color: 'brown', rust: [{ on: 'D', index: 3 }] },
    { name: 'D', quantity: '∞', print: 2, price: 1100, tradeIn: 800, color: 'gray' },
    {
      name: '3H',
      price: 250,
      color: 'green',
      permanent: false,
      players: '4-5',
      description: 'Runs three hexes',
    },
  ],
};
