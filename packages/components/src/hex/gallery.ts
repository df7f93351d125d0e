import type { JsonObject } from '@platelayer/game';
import { CITY_EXAMPLES, MEDIUM_CITY_EXAMPLES } from './city.examples.ts';
import type { ExampleGroup } from './example.ts';
import { GROUND_EXAMPLES } from './ground.examples.ts';
import { COMPANY_MARK_EXAMPLES, ICON_EXAMPLES, ROUTE_BONUS_EXAMPLES } from './icon.examples.ts';
import { GOOD_EXAMPLES, INDUSTRY_EXAMPLES } from './industry.examples.ts';
import { NAME_EXAMPLES } from './name.examples.ts';
import { OFF_BOARD_REVENUE_EXAMPLES } from './off-board-revenue.examples.ts';
import { SHAPE_EXAMPLES } from './shape.examples.ts';
import { BORDER_EXAMPLES, CROSSING_EXAMPLES, TERRAIN_EXAMPLES } from './terrain.examples.ts';
import { TOKEN_EXAMPLES } from './token.examples.ts';
import { TOWN_EXAMPLES } from './town.examples.ts';
import { TRACK_EXAMPLES } from './track.examples.ts';
import { LABEL_EXAMPLES, VALUE_EXAMPLES } from './value.examples.ts';

export type { Example, ExampleGroup } from './example.ts';

/** Every element of a hex with its fields (20.11): shown in the application, and drawn in the tests. */
export const HEX_GALLERY: readonly ExampleGroup[] = [
  { id: 'hexes', name: 'Hexes', examples: GROUND_EXAMPLES },
  { id: 'values', name: 'Values', examples: VALUE_EXAMPLES },
  { id: 'names', name: 'Names', examples: NAME_EXAMPLES },
  { id: 'industries', name: 'Industries', examples: INDUSTRY_EXAMPLES },
  { id: 'goods', name: 'Goods', examples: GOOD_EXAMPLES },
  { id: 'private-companies', name: 'Private Companies', examples: COMPANY_MARK_EXAMPLES },
  { id: 'icons', name: 'Icons', examples: ICON_EXAMPLES },
  { id: 'tokens', name: 'Tokens', examples: TOKEN_EXAMPLES },
  { id: 'cities', name: 'Cities', examples: CITY_EXAMPLES },
  { id: 'towns', name: 'Towns', examples: TOWN_EXAMPLES },
  { id: 'medium-cities', name: 'Medium Cities', examples: MEDIUM_CITY_EXAMPLES },
  { id: 'labels', name: 'Labels', examples: LABEL_EXAMPLES },
  { id: 'track', name: 'Track', examples: TRACK_EXAMPLES },
  { id: 'offboard-revenues', name: 'Offboard Revenues', examples: OFF_BOARD_REVENUE_EXAMPLES },
  { id: 'borders', name: 'Borders', examples: BORDER_EXAMPLES },
  { id: 'terrain', name: 'Terrain', examples: TERRAIN_EXAMPLES },
  { id: 'tunnels-and-bridges', name: 'Tunnels and Bridges', examples: CROSSING_EXAMPLES },
  { id: 'shapes', name: 'Shapes', examples: SHAPE_EXAMPLES },
  { id: 'route-bonuses', name: 'Route Bonuses', examples: ROUTE_BONUS_EXAMPLES },
];

/** The game the examples belong to: its companies appear in them. */
export const GALLERY_GAME: JsonObject = {
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
