import type { NumberCard } from './cards/number-card.ts';
import type { Private } from './cards/private.ts';
import type { Train } from './cards/train.ts';
import type { Company } from './companies/company.ts';
import type { ConfigPart } from './config/config.ts';
import type { Info } from './info.ts';
import type { JsonObject } from './json.ts';
import type { Links } from './links.ts';
import type { GameMap } from './map/map.ts';
import type { Revenue } from './market/revenue.ts';
import type { Stock } from './market/stock.ts';
import type { Phase } from './phases.ts';
import type { Players } from './players.ts';
import type { Round } from './round-tracker/rounds.ts';
import type { Tile } from './tiles/tiles.ts';
import type { GeneralToken } from './tokens/general.ts';
import type { Turn } from './turns.ts';

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
  /** As the file has them; `overrideCompanies` and `shareCards` build on them. */
  readonly companies: readonly Company[];
  /** Tokens that belong to no company. */
  readonly tokens: readonly GeneralToken[];
  readonly privates: readonly Private[];
  readonly trains: readonly Train[];
  readonly numberCards: readonly NumberCard[];
  readonly phases: readonly Phase[];
  readonly turns: readonly Turn[];
  readonly rounds: readonly Round[];
  readonly tiles: readonly Tile[];
  /** The variations of the map, the usual one first. */
  readonly maps: readonly GameMap[];
  readonly stock?: Stock;
  readonly revenue: Revenue;
  /** The game's own colours, for a theme to be merged with (90.2.2). */
  readonly colors: JsonObject;
  /** Configuration that the game insists on: the uppermost layer (10.15.6). */
  readonly config: ConfigPart;
}
