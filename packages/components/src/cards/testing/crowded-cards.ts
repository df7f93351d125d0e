import type { JsonObject } from '@platelayer/game';

const WORDS =
  'The owner may lay one extra tile on the marsh during any operating round before the causeway is finished, and need not pay for the ferry.';

/** A game with each kind of card, all with more text than fits. */
export const CROWDED_CARDS: JsonObject = {
  info: { title: 'The Very Long Marsh and Causeway Railways of the Lower Shallows', background: 'navy' },
  players: [{ number: 2 }, { number: 5 }],
  numberCards: ['yellow', 'navy', 'nowhere'],
  companies: [
    {
      name: 'Great Eastern Lowland Causeway and Shallow Marsh Drainage Light Railway of the Three Rivers',
      abbrev: 'GELC',
      color: 'darkGold',
      subtext: 'Chartered by an act of the provincial assembly, amended, revoked, and restored again',
      variant: 'only with the large map, the long rules and the second box of tokens, if at all',
      shares: [
        {
          shares: 2,
          percent: 20,
          cost: 1200,
          revenue: 300,
          label: "The Perpetual Honorary Chairwoman's Certificate of Foundation",
        },
        {
          quantity: 3,
          shares: '1/2',
          percent: 5,
          cost: 'whatever the treasury holds',
          revenue: 'half of the usual dividend',
        },
        { shares: 9, percent: 90, tokenCount: 8.5, backgroundColor: 'black' },
      ],
    },
    {
      name: 'Donaudampfschiffahrtsgesellschaft',
      abbrev: 'DDSG',
      color: 'white',
      shares: [{ shares: 1, percent: 10 }],
    },
  ],
  privates: [
    {
      name: 'Honourable Company of Ferrymen, Bargees and Lock Keepers of the Upper and the Lower Reach',
      id: 'FERRY-01',
      note: [
        'Blocks hexes C7, C9, D8 and the whole of the southern marsh until it closes',
        'Closes with the first 5-train',
      ],
      description: [WORDS, WORDS, WORDS],
      price: 1000000,
      bid: 900000,
      revenue: [100000, 200000, 300000],
      minPlayers: 3,
      variant: 'only with the large map and the long rules, which are printed on the back of this very sheet',
      hex: 'Z99',
      company: 'DDSG',
      token: { label: 'T', color: 'green' },
      icon: 'port',
    },
    {
      name: 'Dark',
      description: WORDS,
      price: 20,
      revenue: 5,
      backgroundColor: 'black',
      id: 'D',
      idBackgroundColor: 'black',
    },
    {
      name: 'Kraftfahrzeughaftpflichtversicherungsgesellschaft',
      description: 'Rindfleischetikettierungsueberwachungsaufgabe '.repeat(9),
    },
    {
      name: 'Vast',
      nameFontSize: 400,
      descFontSize: 90,
      description: WORDS,
      priceFontSize: 200,
      price: 5,
      revenue: 5,
      fontStyle: 'italic',
    },
    {},
  ],
  trains: [
    {
      name: 'Pullman Express',
      color: 'green',
      price: [1000, 1200, 1500],
      tradeIn: 'half of the price paid',
      description: WORDS,
      players: 'two to five players with the long rules and all of the expansions together',
      phased: ['2', '3', '4', '5'],
      obsolete: { on: 'Diesel', index: 21 },
      rust: 'an event that has an uncommonly long and winding name',
      variant: 'only with the large map and the long rules, which are printed on the back of this very sheet',
    },
    { name: 'Wagenladungsverkehrszug', color: 'nowhere', price: 80, quantity: 11, rust: '9' },
    {
      name: '2',
      color: 'yellow',
      price: 80,
      nameFontSize: 90,
      longevityFontSize: 60,
      backgroundColor: 'black',
      players: '4-5',
    },
  ],
};
