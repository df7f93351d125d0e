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
import { type Round, roundSchema } from './round-tracker.ts';
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
    type: string('Type of source.'),
    id: string('Id within that source.'),
    slug: string('Name in web addresses.'),
  },
  'Origin of the file; added when it is loaded.',
  { additionalProperties: true },
);

const tiles = dictionary(
  either(
    [Type.Integer({ minimum: 0 }), Type.Literal('∞'), ref(hexSchema)],
    'Number of the standard tile, or a description.',
  ),
  'Tiles by id. A number is a count of the standard tile; an object with `tile` is another tile under this id, ' +
    'with `color` a separate tile, and otherwise a change to the standard tile.',
);

export const gameFields = {
  info: ref(infoSchema, 'Titles, orientation, currency and game-wide defaults.'),
  $schema: string('Address of the schema of this file, for editors.'),
  links: linksSchema,
  prototype: flag('Marks a game that is still in development.', { default: false }),
  wip: flag('Marks a file that may be incomplete or wrong.', { default: false }),
  ...moneyFields,
  floatPercent: number('Percentage that must be sold before a company floats; on the player aid.', {
    minimum: 0,
    maximum: 100,
  }),
  players: list(ref(playerCountSchema), 'Player counts. Default: none.', { named: 'number' }),
  companies: list(ref(companySchema), 'Companies. Default: none.', { named: 'abbrev' }),
  groups: list(ref(groupSchema), 'Groups of companies, identified by their marks. Default: none.', {
    named: 'id',
  }),
  shareTypes: dictionary(
    shareList('Shares of companies with that type.'),
    'Shares by type; companies without their own use `minor` or `default`.',
  ),
  tokenTypes: dictionary(
    stationTokens('Station tokens of companies with that type.'),
    'Station tokens by type; companies without their own use `minor` or `default`.',
  ),
  tokens: list(
    either([Type.String(), Type.Number(), ref(generalTokenSchema)], 'A label, or a token.'),
    'Tokens that do not belong to a company. Default: none.',
    { named: 'label' },
  ),
  privates: list(ref(privateSchema), 'Private companies. Default: none.', { named: 'name' }),
  trains: list(ref(trainSchema), 'Trains. Default: none.', { named: 'name' }),
  phases: list(ref(phaseSchema), 'Phases. Default: none.', { named: 'name' }),
  turns: list(ref(turnSchema), 'Turn order on charters. Default: none.', { named: 'name' }),
  rounds: list(
    either([Type.String(), Type.Number(), ref(roundSchema)], 'A name, or a stop.'),
    'Stops of the round tracker. Default: none.',
    { named: 'name' },
  ),
  numberCards: list(
    referenceTo('color'),
    'Colours of number cards, from the company colours. Default: `info.background`.',
  ),
  pools: list(ref(poolSchema), 'Pools of shares; their notes are on the player aid.', { named: 'name' }),
  revenue: ref(revenueSchema, 'Range of the revenue track. Default: 1 to 100, 20 in a row.'),
  stock: ref(stockSchema, 'The stock market and the par chart. Default: none.'),
  tiles,
  upgrades: dictionary(
    list(
      Type.Union([referenceTo('tile'), Type.Number()]),
      'Tiles that may replace it; an empty list for none.',
    ),
    'Upgrades by tile, if they differ from those that follow from track, stops and labels.',
  ),
  colors: gameColors,
  map: either(
    [ref(mapSchema), list(ref(mapSchema), 'Its variations.', { named: 'name' })],
    'The map, or a list of its variations.',
  ),
  config: Type.Unsafe<Readonly<Record<string, unknown>>>({
    type: 'object',
    description: 'Settings that this game enforces; they override the user’s.',
  }),
  meta,
  exports: unread('Default exports of other programs; here the command or the dialog sets them.'),
  number_cards: anything('Old; write `numberCards`.', { deprecated: true }),
  ipo: anything('Old; write a pool in `pools`.', { deprecated: true }),
};

export const gameSchema = define(
  'Game',
  object(gameFields, 'A Platelayer game file.', { required: ['info'] }),
);

/**
 * A game with everything resolved that does not depend on its appearance: inheritance, alternative forms and
 * counts. Colours and fonts are still names. A list is empty if the file has none.
 */
export interface Game {
  readonly info: Info;
  readonly links: Links;
  /** Still in development. */
  readonly prototype: boolean;
  /** May be incomplete or inaccurate. */
  readonly wip: boolean;
  readonly players: Players;
  /** Percentage that must be sold before a company floats. */
  readonly floatPercent?: number;
  /** As in the file; `overrideCompanies` and `shareCards` build on them. */
  readonly companies: readonly Company[];
  /** Groups of companies and private companies. */
  readonly groups: readonly CompanyGroup[];
  /** Tokens that do not belong to a company. */
  readonly tokens: readonly GeneralToken[];
  readonly privates: readonly Private[];
  readonly trains: readonly Train[];
  readonly numberCards: readonly NumberCard[];
  readonly phases: readonly Phase[];
  readonly turns: readonly Turn[];
  readonly rounds: readonly Round[];
  readonly pools: readonly Pool[];
  readonly tiles: readonly Tile[];
  /** Upgrades by tile id, for tiles with their own list in the file (10.14.2). */
  readonly upgrades: ReadonlyMap<string, readonly string[]>;
  /** Variations of the map, the default one first. */
  readonly maps: readonly GameMap[];
  readonly stock?: Stock;
  readonly revenue: Revenue;
  /** The game's own colours, to merge with a theme (90.2.2). */
  readonly colors: JsonObject;
  /** Settings that the game enforces: the top layer (10.15.6). */
  readonly config: ConfigPart;
}
