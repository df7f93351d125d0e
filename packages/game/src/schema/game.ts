import { type Static, Type } from 'typebox';
import { infoSchema } from '../info.ts';
import { roundSchema } from '../map/rounds.ts';
import { generalTokenSchema } from '../tokens/general.ts';
import { Company, shareList, stationTokens } from './company.ts';
import {
  anything,
  define,
  dictionary,
  either,
  FORM,
  flag,
  list,
  number,
  object,
  ref,
  referenceTo,
  text,
  unread,
} from './field.ts';
import { Hex } from './hex/hex.ts';
import { GameMap } from './map.ts';
import { Revenue } from './market/revenue.ts';
import { Stock } from './market/stock.ts';
import { Phase } from './phase.ts';
import { money, Players } from './players.ts';
import { Private } from './private.ts';
import { Train } from './train.ts';
import { Pool, Turn } from './turn.ts';
import { colors } from './values.ts';

const link = (sentence: string) =>
  text(sentence, { pattern: '(mailto|https?):', [FORM]: 'a link, with "https:" or "mailto:"' });

const links = object(
  {
    license: link('Licence information.'),
    purchase: link('Where to buy the game.'),
    bgg: link('Page at Board Game Geek.'),
    rules: link('Rules of the game.'),
  },
  'Links on the information page.',
);

const meta = object(
  {
    type: text('Kind of source.'),
    id: text('Id within that source.'),
    slug: text('Name in addresses.'),
  },
  'Where the file came from; attached when it is loaded.',
  { additionalProperties: true },
);

const tiles = dictionary(
  either([Type.Integer({ minimum: 0 }), ref(Hex)], 'How many of the standard tile, or a description.'),
  'The tiles by id. A count takes the standard tile; an object with `tile` is another tile under this id, ' +
    'with `color` a tile of its own, and otherwise a change to the standard tile.',
);

/** The whole file (10.3). */
export const Game = define(
  'Game',
  object(
    {
      info: ref(infoSchema, 'Titles, orientation, currency and game-wide defaults.'),
      $schema: text('Address of the schema of this file, for editors.'),
      links,
      prototype: flag('Marks a game that is still being developed.', { default: false }),
      wip: flag('Marks a file that may be incomplete or wrong.', { default: false }),
      ...money,
      floatPercent: number('Percentage sold at which a company floats; not drawn.', {
        minimum: 0,
        maximum: 100,
      }),
      players: list(ref(Players), 'The numbers of players. Default: none.'),
      companies: list(ref(Company), 'The companies. Default: none.'),
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
      ),
      privates: list(ref(Private), 'The private companies. Default: none.'),
      trains: list(ref(Train), 'The trains. Default: none.'),
      phases: list(ref(Phase), 'The phases. Default: none.'),
      turns: list(ref(Turn), 'The turn order on charters. Default: none.'),
      rounds: list(ref(roundSchema), 'The stops of the round tracker. Default: none.'),
      number_cards: list(
        referenceTo('color'),
        'Company colours of number cards. Default: `info.background`.',
      ),
      pools: list(ref(Pool), 'Pools of shares; not drawn.'),
      revenue: ref(Revenue, 'Extent of the revenue track. Default: 1 to 100, 20 in a row.'),
      stock: ref(Stock, 'The stock market and the par chart. Default: none.'),
      tiles,
      upgrades: dictionary(
        list(Type.Union([Type.String(), Type.Number()]), 'Tiles it may be replaced by.'),
        'Tiles by the tile they upgrade; not drawn.',
      ),
      colors,
      map: either(
        [ref(GameMap), list(ref(GameMap), 'Its variations.')],
        'The map, or a list of its variations.',
      ),
      config: Type.Unsafe<Readonly<Record<string, unknown>>>({
        type: 'object',
        description: 'Configuration that this game forces; it wins over the user’s.',
      }),
      meta,
      ipo: anything('Old; write a pool in `pools`.', { deprecated: true }),
      roundTracker: unread('Without effect; write `map.roundTracker` or `stock.display.roundTracker`.'),
    },
    'A game file of Platelayer.',
    { required: ['info'] },
  ),
);

export type GameFile = Static<typeof Game.schema>;
