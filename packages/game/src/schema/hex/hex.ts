import { type Static, Type } from 'typebox';
import { citySchema } from '../../hex/city.ts';
import { placedTokenSchema } from '../../hex/token.ts';
import {
  define,
  either,
  FORM,
  flag,
  integer,
  list,
  number,
  object,
  oneOrMany,
  ref,
  text,
  unread,
} from '../field.ts';
import { amount, coordinateSchema, quantitySchema } from '../values.ts';
import { Boomtown } from './boomtown.ts';
import { Border } from './border.ts';
import { CenterTown } from './center-town.ts';
import { PrivateMark } from './company.ts';
import { Divide } from './divide.ts';
import { Icon } from './icon.ts';
import { Industry } from './industry.ts';
import { Label } from './label.ts';
import { MediumCity } from './medium-city.ts';
import { Name } from './name.ts';
import { OffBoardRevenue } from './off-board-revenue.ts';
import { RouteBonus } from './route-bonus.ts';
import { Bridge, Goods, Shape, Tunnel } from './shape.ts';
import { Terrain } from './terrain.ts';
import { Town } from './town.ts';
import { Track } from './track.ts';
import { TunnelEntrance } from './tunnel-entrance.ts';
import { Value } from './value.ts';

/** What is drawn in a hex (20.5). */
const elements = {
  track: oneOrMany(Track, 'Track.'),
  cities: oneOrMany(citySchema, 'Cities.'),
  towns: oneOrMany(Town, 'Towns drawn as bars.'),
  centerTowns: oneOrMany(CenterTown, 'Towns drawn as dots.'),
  boomtowns: oneOrMany(Boomtown, 'Towns that may become cities.'),
  mediumCities: oneOrMany(MediumCity, 'Medium cities.'),
  names: oneOrMany(Name, 'Names that belong to no stop.'),
  labels: oneOrMany(Label, 'Labels such as “OO”.'),
  values: oneOrMany(Value, 'Revenue values.'),
  terrain: oneOrMany(Terrain, 'Terrain and its cost.'),
  icons: oneOrMany(Icon, 'Icons.'),
  shapes: oneOrMany(Shape, 'Plain shapes.'),
  goods: oneOrMany(Goods, 'Squares for goods.'),
  bridges: oneOrMany(Bridge, 'Bridges and their cost.'),
  tunnels: oneOrMany(Tunnel, 'Tunnels and their cost.'),
  tunnelEntrances: oneOrMany(TunnelEntrance, 'Mouths of tunnels.'),
  industries: oneOrMany(Industry, 'Industries.'),
  companies: oneOrMany(PrivateMark, 'Homes of private companies.'),
  tokens: oneOrMany(placedTokenSchema, 'Tokens.'),
  offBoardRevenue: oneOrMany(OffBoardRevenue, 'Revenue of an off-board area.'),
  routeBonuses: oneOrMany(RouteBonus, 'Route bonuses.'),
  borders: oneOrMany(Border, 'Coloured sides.'),
  divides: oneOrMany(Divide, 'Thin lines through the hex.'),
  removeBorders: either(
    [Type.Array(Type.Number({ minimum: 1, maximum: 6 })), Type.Boolean()],
    'Sides, 1 to 6, whose outline is left out; `true` for all. Default: none.',
  ),
};

/** Spellings of the past, still read (10.15.2). */
const oldSpellings = {
  offBoardTrack: oneOrMany(Track, 'Old; write `track` with the type `offboard`.', { deprecated: true }),
  mountain: oneOrMany(Terrain, 'Old; write `terrain` with the type `mountain`.', { deprecated: true }),
  water: oneOrMany(Terrain, 'Old; write `terrain` with the type `water`.', { deprecated: true }),
  routeBonus: oneOrMany(RouteBonus, 'Old; write `routeBonuses`.', { deprecated: true }),
};

const onTheMap = {
  hexes: list(
    either(
      [ref(coordinateSchema), Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })],
      'Name of a hex, or its two numbers, digits first.',
    ),
    'Where on the map it is drawn.',
  ),
  copy: ref(coordinateSchema, 'Hex whose description this one builds on. Default: none.'),
  opacity: number('Opacity of the ground. Default: that of the map, then 1.', { minimum: 0, maximum: 1 }),
};

const angle = Type.Integer({ minimum: 0, maximum: 300, multipleOf: 60 });

const asTile = {
  tile: amount('Id of the tile whose drawing this one shows. Default: its own.'),
  quantity: ref(quantitySchema, 'Copies in the game.', { default: 1 }),
  print: integer('Copies printed; 0 prints none. Default: `quantity`.', { minimum: 0 }),
  rotation: integer('Fixed turn on tile sheets in degrees, a multiple of 60. Default: chosen by the sheet.', {
    minimum: 0,
    maximum: 300,
    multipleOf: 60,
  }),
  rotations: either(
    [Type.Integer({ minimum: 1, maximum: 6 }), Type.Array(angle)],
    'Number of different orientations, or their angles; Board18 only.',
    { default: 6 },
  ),
  group: text('Printing group; `individual` separates every copy. Default: by colour.', {
    pattern: '^[0-9a-z]+$',
    [FORM]: 'small letters and digits',
  }),
  clipPath: flag('`false` prints the tile without bleed.', { default: true }),
  broken: flag('Marks a drawing that is not finished; not drawn.', { default: false }),
  aliases: list(Type.String(), 'Further ids of a tile of the standard catalogue.'),
};

/** A hex of the map, a tile of the game or a tile of the catalogue (20.5). */
export const Hex = define(
  'Hex',
  object(
    {
      color: text('Ground colour, or two joined by `/`. Default: `plain`.', { refersTo: 'color' }),
      ...elements,
      ...onTheMap,
      ...asTile,
      displayID: amount('Text in place of the id or coordinate. Default: the id.'),
      noID: flag('Shows no id.', { default: false }),
      id: unread('Without effect; the key of a tile is its id.'),
      encoding: text('Description for other programs; not drawn.'),
      ...oldSpellings,
    },
    'A hex of the map, or a tile.',
  ),
);

export type HexFile = Static<typeof Hex.schema>;
