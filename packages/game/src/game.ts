import type { NumberCard } from './cards/number-card.ts';
import { type Private, privateSchema } from './cards/private.ts';
import { type Train, trainSchema } from './cards/train.ts';
import { type Company, companySchema } from './companies/company.ts';
import { type CompanyGroup, groupSchema } from './companies/group.ts';
import { shareList } from './companies/share.ts';
import { stationTokens } from './companies/station.ts';
import type { ConfigPart } from './config/config.ts';
import { hexSchema } from './hex/hex.ts';
import { type Info, infoSchema } from './info.ts';
import type { JsonObject } from './json.ts';
import { type Links, linksSchema } from './links.ts';
import type { GameMap } from './map/map.ts';
import { mapSchema } from './map/variation.ts';
import { type Revenue, revenueSchema } from './market/revenue.ts';
import { type Stock, stockSchema } from './market/stock.ts';
import { type Phase, phaseSchema } from './phases.ts';
import { moneyFields, type Players, playerCountSchema } from './players.ts';
import { type Pool, poolSchema } from './pools.ts';
import { type Round, roundSchema } from './round-tracker/rounds.ts';
import {
  anything,
  define,
  dictionary,
  either,
  flag,
  list,
  number,
  object,
  ref,
  referenceTo,
  string,
  unread,
} from './schema/field.ts';
import { Type } from './schema/type.ts';
import { gameColors } from './schema/values.ts';
import type { Tile } from './tiles/tiles.ts';
import { type GeneralToken, generalTokenSchema } from './tokens/general.ts';
import { type Turn, turnSchema } from './turns.ts';

const meta = object(
  {
    type: string('Kind of source.'),
    id: string('Id within that source.'),
    slug: string('Name in addresses.'),
  },
  'Where the file came from; attached when it is loaded.',
  { additionalProperties: true },
);

const tiles = dictionary(
  either(
    [Type.Integer({ minimum: 0 }), Type.Literal('∞'), ref(hexSchema)],
    'How many of the standard tile, or a description.',
  ),
  'The tiles by id. A count takes the standard tile; an object with `tile` is another tile under this id, ' +
    'with `color` a tile of its own, and otherwise a change to the standard tile.',
);

export const gameFields = {
  info: ref(infoSchema, 'Titles, orientation, currency and game-wide defaults.'),
  $schema: string('Address of the schema of this file, for editors.'),
  links: linksSchema,
  prototype: flag('Marks a game that is still being developed.', { default: false }),
  wip: flag('Marks a file that may be incomplete or wrong.', { default: false }),
  ...moneyFields,
  floatPercent: number('Percentage sold at which a company floats; on the player aid.', {
    minimum: 0,
    maximum: 100,
  }),
  players: list(ref(playerCountSchema), 'The numbers of players. Default: none.', { named: 'number' }),
  companies: list(ref(companySchema), 'The companies. Default: none.', { named: 'abbrev' }),
  groups: list(ref(groupSchema), 'Groups of companies, told by their marks. Default: none.', {
    named: 'id',
  }),
  shareTypes: dictionary(
    shareList('Shares of companies of that type.'),
    'Shares by type; companies without their own take `minor` or `default`.',
  ),
  tokenTypes: dictionary(
    stationTokens('Station tokens of companies of that type.'),
    'Station tokens by type; companies without their own take `minor` or `default`.',
  ),
  tokens: list(
    either([Type.String(), Type.Number(), ref(generalTokenSchema)], 'A label, or a token.'),
    'Tokens that belong to no company. Default: none.',
    { named: 'label' },
  ),
  privates: list(ref(privateSchema), 'The private companies. Default: none.', { named: 'name' }),
  trains: list(ref(trainSchema), 'The trains. Default: none.', { named: 'name' }),
  phases: list(ref(phaseSchema), 'The phases. Default: none.', { named: 'name' }),
  turns: list(ref(turnSchema), 'The turn order on charters. Default: none.', { named: 'name' }),
  rounds: list(
    either([Type.String(), Type.Number(), ref(roundSchema)], 'A name, or a stop.'),
    'The stops of the round tracker. Default: none.',
    { named: 'name' },
  ),
  numberCards: list(referenceTo('color'), 'Company colours of number cards. Default: `info.background`.'),
  pools: list(ref(poolSchema), 'Pools of shares; their notes are on the player aid.', { named: 'name' }),
  revenue: ref(revenueSchema, 'Extent of the revenue track. Default: 1 to 100, 20 in a row.'),
  stock: ref(stockSchema, 'The stock market and the par chart. Default: none.'),
  tiles,
  upgrades: dictionary(
    list(Type.Union([referenceTo('tile'), Type.Number()]), 'Tiles it may be replaced by; none for never.'),
    'Tiles by the tile they upgrade, where that is not what follows from track, stops and labels.',
  ),
  colors: gameColors,
  map: either(
    [ref(mapSchema), list(ref(mapSchema), 'Its variations.', { named: 'name' })],
    'The map, or a list of its variations.',
  ),
  config: Type.Unsafe<Readonly<Record<string, unknown>>>({
    type: 'object',
    description: 'Configuration that this game forces; it wins over the user’s.',
  }),
  meta,
  exports: unread('What other programs export if nobody says; here the command or the dialog says it.'),
  number_cards: anything('Old; write `numberCards`.', { deprecated: true }),
  ipo: anything('Old; write a pool in `pools`.', { deprecated: true }),
};

/** The whole file (10.3). */
export const gameSchema = define(
  'Game',
  object(gameFields, 'A game file of Platelayer.', { required: ['info'] }),
);

/**
 * A game in which everything is settled that does not depend on the look: no inheritance, no values of
 * two forms, counts known. Colours and fonts are still names. A list is empty where the file has none.
 */
export interface Game {
  readonly info: Info;
  readonly links: Links;
  /** Still being developed. */
  readonly prototype: boolean;
  /** May be incomplete or inaccurate. */
  readonly wip: boolean;
  readonly players: Players;
  /** Percentage sold at which a company floats. */
  readonly floatPercent?: number;
  /** As the file has them; `overrideCompanies` and `shareCards` build on them. */
  readonly companies: readonly Company[];
  /** Groups of companies and private companies. */
  readonly groups: readonly CompanyGroup[];
  /** Tokens that belong to no company. */
  readonly tokens: readonly GeneralToken[];
  readonly privates: readonly Private[];
  readonly trains: readonly Train[];
  readonly numberCards: readonly NumberCard[];
  readonly phases: readonly Phase[];
  readonly turns: readonly Turn[];
  readonly rounds: readonly Round[];
  readonly pools: readonly Pool[];
  readonly tiles: readonly Tile[];
  /** Ids of what tiles become, by their own, for those that the file speaks of (10.14.2). */
  readonly upgrades: ReadonlyMap<string, readonly string[]>;
  /** The variations of the map, the usual one first. */
  readonly maps: readonly GameMap[];
  readonly stock?: Stock;
  readonly revenue: Revenue;
  /** The game's own colours, for a theme to be merged with (90.2.2). */
  readonly colors: JsonObject;
  /** Configuration that the game insists on: the uppermost layer (10.15.6). */
  readonly config: ConfigPart;
}
