import type { JsonObject } from '@platelayer/game';
import type { ExampleGroup } from './gallery/example.ts';
import { hexes } from './gallery/hexes.ts';
import { borders, goods, icons, shapes, tunnelsAndBridges } from './gallery/signs.ts';
import { cities, mediumCities, towns } from './gallery/stops.ts';
import {
  industries,
  labels,
  names,
  offBoardRevenues,
  privateCompanies,
  routeBonuses,
  terrain,
} from './gallery/texts.ts';
import { tokens } from './gallery/tokens.ts';
import { track } from './gallery/track.ts';
import { values } from './gallery/values.ts';

export type { Example, ExampleGroup } from './gallery/example.ts';

/** Every element of a hex with its fields (20.11): shown in the application, and drawn in the tests. */
export const gallery: readonly ExampleGroup[] = [
  { id: 'hexes', name: 'Hexes', examples: hexes },
  { id: 'values', name: 'Values', examples: values },
  { id: 'names', name: 'Names', examples: names },
  { id: 'industries', name: 'Industries', examples: industries },
  { id: 'goods', name: 'Goods', examples: goods },
  { id: 'private-companies', name: 'Private Companies', examples: privateCompanies },
  { id: 'icons', name: 'Icons', examples: icons },
  { id: 'tokens', name: 'Tokens', examples: tokens },
  { id: 'cities', name: 'Cities', examples: cities },
  { id: 'towns', name: 'Towns', examples: towns },
  { id: 'medium-cities', name: 'Medium Cities', examples: mediumCities },
  { id: 'labels', name: 'Labels', examples: labels },
  { id: 'track', name: 'Track', examples: track },
  { id: 'offboard-revenues', name: 'Offboard Revenues', examples: offBoardRevenues },
  { id: 'borders', name: 'Borders', examples: borders },
  { id: 'terrain', name: 'Terrain', examples: terrain },
  { id: 'tunnels-and-bridges', name: 'Tunnels and Bridges', examples: tunnelsAndBridges },
  { id: 'shapes', name: 'Shapes', examples: shapes },
  { id: 'route-bonuses', name: 'Route Bonuses', examples: routeBonuses },
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
