import type { JsonObject } from '@platelayer/game';
import { decorationExamples } from '../tokens/decorations/decorations.ts';
import borders from './testing/gallery/borders.json' with { type: 'json' };
import cities from './testing/gallery/cities.json' with { type: 'json' };
import goods from './testing/gallery/goods.json' with { type: 'json' };
import hexes from './testing/gallery/hexes.json' with { type: 'json' };
import icons from './testing/gallery/icons.json' with { type: 'json' };
import industries from './testing/gallery/industries.json' with { type: 'json' };
import labels from './testing/gallery/labels.json' with { type: 'json' };
import mediumCities from './testing/gallery/medium-cities.json' with { type: 'json' };
import names from './testing/gallery/names.json' with { type: 'json' };
import offBoardRevenues from './testing/gallery/offboard-revenues.json' with { type: 'json' };
import privateCompanies from './testing/gallery/private-companies.json' with { type: 'json' };
import routeBonuses from './testing/gallery/route-bonuses.json' with { type: 'json' };
import shapes from './testing/gallery/shapes.json' with { type: 'json' };
import terrain from './testing/gallery/terrain.json' with { type: 'json' };
import tokens from './testing/gallery/tokens.json' with { type: 'json' };
import towns from './testing/gallery/towns.json' with { type: 'json' };
import track from './testing/gallery/track.json' with { type: 'json' };
import crossings from './testing/gallery/tunnels-and-bridges.json' with { type: 'json' };
import values from './testing/gallery/values.json' with { type: 'json' };

/** A hex definition in the file format. */
export interface Example {
  readonly name: string;
  /** Points out what to look at. */
  readonly caption: string;
  readonly hex: JsonObject;
}

/** Examples of one kind of element (20.11). */
export interface ExampleGroup {
  /** Used in addresses, and as the name of the example and picture files. */
  readonly id: string;
  readonly name: string;
  readonly examples: readonly Example[];
}

/** Examples of token decorations. The gallery of tokens keeps their pictures. */
export const DECORATION_EXAMPLES: readonly Example[] = decorationExamples.map(({ name, caption, token }) => ({
  name,
  caption,
  hex: { tokens: [token] },
}));

const [disc, ...otherTokens] = tokens;

/** TypeScript gives objects from JSON files optional fields, which a `JsonObject` cannot have. */
const group = (id: string, name: string, examples: readonly (Omit<Example, 'hex'> & { hex: object })[]) =>
  ({ id, name, examples }) as ExampleGroup;

/** Every element of a hex with its fields (20.11): shown in the application, and drawn in the tests. */
export const HEX_GALLERY: readonly ExampleGroup[] = [
  group('hexes', 'Hexes', hexes),
  group('values', 'Values', values),
  group('names', 'Names', names),
  group('industries', 'Industries', industries),
  group('goods', 'Goods', goods),
  group('private-companies', 'Private Companies', privateCompanies),
  group('icons', 'Icons', icons),
  group('tokens', 'Tokens', [disc!, ...DECORATION_EXAMPLES, ...otherTokens]),
  group('cities', 'Cities', cities),
  group('towns', 'Towns', towns),
  group('medium-cities', 'Medium Cities', mediumCities),
  group('labels', 'Labels', labels),
  group('track', 'Track', track),
  group('offboard-revenues', 'Offboard Revenues', offBoardRevenues),
  group('borders', 'Borders', borders),
  group('terrain', 'Terrain', terrain),
  group('tunnels-and-bridges', 'Tunnels and Bridges', crossings),
  group('shapes', 'Shapes', shapes),
  group('route-bonuses', 'Route Bonuses', routeBonuses),
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
