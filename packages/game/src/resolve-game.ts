import { type CardPictures, cardPictures } from './cards/card-pictures.ts';
import { resolveNumberCards } from './cards/number-card.ts';
import { resolvePrivates } from './cards/private.ts';
import { resolveTrains } from './cards/train.ts';
import { resolveCompanies } from './companies/company.ts';
import { resolveGroups } from './companies/group.ts';
import { fileLayer } from './config/check.ts';
import type { Report } from './diagnostic.ts';
import { type Game, gameFields } from './game.ts';
import { resolveInfo } from './info.ts';
import { asObject, get, type JsonObject } from './json.ts';
import type { Library } from './library.ts';
import { resolveLinks } from './links.ts';
import { resolveMaps } from './map/map.ts';
import { resolveRevenue } from './market/revenue.ts';
import { resolveStock } from './market/stock.ts';
import { resolvePhases } from './phases.ts';
import { resolvePlayers } from './players.ts';
import { resolvePools } from './pools.ts';
import type { Reading } from './reading.ts';
import { resolveRounds } from './round-tracker.ts';
import { reader } from './schema/reader.ts';
import { resolveTiles, resolveUpgrades } from './tiles/tiles.ts';
import { resolveTokens } from './tokens/general.ts';
import { resolveTurns } from './turns.ts';

/** A game, and the pictures that its cards may show. */
export interface ResolvedGame {
  readonly game: Game;
  readonly pictures: CardPictures;
}

/** Resolves an upgraded game file without checking its names, as for bundled games. */
export const resolveGame = (
  root: JsonObject,
  library: Library,
  report: Report = () => undefined,
): ResolvedGame => {
  const read = reader(gameFields, root);
  const info = resolveInfo(get(root, 'info'), report);
  const reading: Reading = { library, info, report };

  const config = fileLayer(get(root, 'config'), '/config');
  config.diagnostics.forEach(report);

  const players = resolvePlayers(root);
  const groups = resolveGroups(get(root, 'groups'));
  const trains = resolveTrains(get(root, 'trains'), '/trains', reading);
  const tiles = resolveTiles(get(root, 'tiles'), '/tiles', reading);
  const maps = resolveMaps(root, reading);
  const pictures = cardPictures(maps, tiles, reading);

  const game: Game = {
    info,
    links: resolveLinks(get(root, 'links'), '/links', reading),
    prototype: read('prototype'),
    wip: read('wip'),
    players,
    floatPercent: read('floatPercent'),
    companies: resolveCompanies(root, reading, { trains, groups }),
    groups,
    tokens: resolveTokens(get(root, 'tokens'), '/tokens', reading),
    privates: resolvePrivates(get(root, 'privates'), players.range, pictures, groups),
    trains,
    numberCards: resolveNumberCards(get(root, 'numberCards'), info, players),
    phases: resolvePhases(get(root, 'phases'), trains),
    turns: resolveTurns(get(root, 'turns')),
    rounds: resolveRounds(get(root, 'rounds')),
    pools: resolvePools(get(root, 'pools')),
    tiles,
    upgrades: resolveUpgrades(get(root, 'upgrades')),
    maps,
    stock: resolveStock(get(root, 'stock'), '/stock', reading),
    revenue: resolveRevenue(get(root, 'revenue'), '/revenue', reading),
    colors: asObject(get(root, 'colors')),
    config: config.part,
  };
  return { game, pictures };
};
