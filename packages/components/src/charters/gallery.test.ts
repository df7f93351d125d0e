import { testGallery } from '../testing/gallery.ts';
import { charterDrawings } from './drawings.ts';

/** A company with every part that a charter can show. */
const RICH = {
  groups: [{ id: 'E', shape: 'hexagon', color: 'yellow', text: 'E' }],
  turns: [{ name: 'Stock Round', ordered: true, steps: ['Sell shares', 'Buy one'] }],
  companies: [
    {
      ...{ name: 'Weir and Wharf', abbrev: 'WW', color: 'blue', group: 'E', subtext: 'est. 1851' },
      ...{ home: ['Weir', 'B4'], destination: 'Sea', ability: 'Ports are free', capital: 600 },
      ...{ tokens: [{ cost: 'Home', start: true }, 40, 100], loans: [50, 50, 'Bank', '', 100, 100] },
      banner: 'Starts in phase 3',
    },
    {
      ...{ name: 'Lock Railway', abbrev: 'LR', color: 'white', group: 'E', alias: 'Lock & Quay' },
      ...{ tokensBelow: true, tokens: [{ cost: 'Home', start: true }, 40, 100], trains: false },
      ...{ charterSubtitle: { left: 'from Lock', right: 'to Quay' }, banner: 'Buys two shares at once' },
    },
  ],
};

const EXAMPLES = {
  'white company': {
    file: {
      companies: [
        {
          ...{ name: 'Northern Belt', abbrev: 'NB', color: 'white', subtext: 'est. 1851' },
          ...{ capital: 600, tokens: ['Free', 40, 100], variant: '3p' },
        },
      ],
    },
  },
  'half charter in style carth': {
    file: {
      config: { charters: { style: 'carth', halfWidth: true } },
      tokenTypes: { default: ['Free', 60] },
      turns: [
        {
          name: 'Operating Round',
          ordered: true,
          steps: ['Lay track', 'Run trains'],
          optional: ['Buy a train'],
        },
      ],
      companies: [{ name: 'Coast', abbrev: 'C', color: 'green' }],
    },
  },
  'all additions': { file: RICH },
  'all additions in style carth': { file: RICH, config: { charters: { style: 'carth' } } as const },
  'all additions half': {
    file: RICH,
    config: { charters: { halfWidth: true }, companyNames: 'alias' } as const,
  },
  'all additions as certificates': { file: RICH, config: { style: 'certificate' } as const },
  'phase chart': {
    file: {
      trains: [
        { name: '3', quantity: 4, price: [150, 200], color: 'green' },
        { name: '3E', quantity: 2, quantityLabel: '2*', price: 220, color: 'yellow', rust: '5' },
        { name: '5', quantity: 3, price: 500, color: 'brown' },
      ],
      phases: [
        { name: 'II', train: ['3E', '3'], limit: '3/2', tiles: 'green', notes: 'Two rounds' },
        { name: 'III', train: '5', limit: 2, tiles: 'brown', events: { closeCompanies: true } },
      ],
      companies: [{ name: 'Quay', abbrev: 'Q', color: 'red', tokens: ['Free'] }],
    },
  },
};

testGallery(EXAMPLES, (game, look) => charterDrawings.pages(game, look, {}));
