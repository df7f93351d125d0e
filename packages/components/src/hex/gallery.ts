import type { JsonObject } from '@platelayer/game';
import type { ExampleGroup } from './gallery/example.ts';
import { groundExamples } from './gallery/hexes.ts';
import {
  borderExamples,
  crossingExamples,
  goodExamples,
  iconExamples,
  shapeExamples,
} from './gallery/signs.ts';
import { cityExamples, mediumCityExamples, townExamples } from './gallery/stops.ts';
import {
  companyMarkExamples,
  industryExamples,
  labelExamples,
  nameExamples,
  offBoardRevenueExamples,
  routeBonusExamples,
  terrainExamples,
} from './gallery/texts.ts';
import { tokenExamples } from './gallery/tokens.ts';
import { trackExamples } from './gallery/track.ts';
import { valueExamples } from './gallery/values.ts';

export type { Example, ExampleGroup } from './gallery/example.ts';

/** Every element of a hex with its fields (20.11): shown in the application, and drawn in the tests. */
export const gallery: readonly ExampleGroup[] = [
  { id: 'hexes', name: 'Hexes', examples: groundExamples },
  { id: 'values', name: 'Values', examples: valueExamples },
  { id: 'names', name: 'Names', examples: nameExamples },
  { id: 'industries', name: 'Industries', examples: industryExamples },
  { id: 'goods', name: 'Goods', examples: goodExamples },
  { id: 'private-companies', name: 'Private Companies', examples: companyMarkExamples },
  { id: 'icons', name: 'Icons', examples: iconExamples },
  { id: 'tokens', name: 'Tokens', examples: tokenExamples },
  { id: 'cities', name: 'Cities', examples: cityExamples },
  { id: 'towns', name: 'Towns', examples: townExamples },
  { id: 'medium-cities', name: 'Medium Cities', examples: mediumCityExamples },
  { id: 'labels', name: 'Labels', examples: labelExamples },
  { id: 'track', name: 'Track', examples: trackExamples },
  { id: 'offboard-revenues', name: 'Offboard Revenues', examples: offBoardRevenueExamples },
  { id: 'borders', name: 'Borders', examples: borderExamples },
  { id: 'terrain', name: 'Terrain', examples: terrainExamples },
  { id: 'tunnels-and-bridges', name: 'Tunnels and Bridges', examples: crossingExamples },
  { id: 'shapes', name: 'Shapes', examples: shapeExamples },
  { id: 'route-bonuses', name: 'Route Bonuses', examples: routeBonusExamples },
];

/** The game the examples belong to: its companies appear in them. */
export const galleryGame: JsonObject = {
  info: { title: 'Tamble Valley' },
  companies: [
    { name: 'Tamble Valley Line', abbrev: 'TVL', color: 'blue', token: { stripe: 'white', bar: true } },
    { name: 'Windmere and Quarrow', abbrev: 'WDQ', color: 'green' },
    {
      name: 'Brackby Railway',
      abbrev: 'BRW',
      color: 'orange',
      token: { halves: ['orange', 'black'], bar: true },
    },
  ],
};
