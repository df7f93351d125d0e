import { resolveNumberCards } from './cards/number-card.ts';
import { resolvePrivates } from './cards/private.ts';
import { cardPictures } from './cards/shown.ts';
import { resolveTrains } from './cards/train.ts';
import { resolveCompanies } from './companies/company.ts';
import { fileLayer } from './config/check.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type Game, gameFields } from './game.ts';
import { resolveInfo } from './info.ts';
import { asObject, get, type Json } from './json.ts';
import type { Library } from './library.ts';
import { resolveLinks } from './links.ts';
import { resolveMaps } from './map/map.ts';
import { resolveRevenue } from './market/revenue.ts';
import { resolveStock } from './market/stock.ts';
import { resolvePhases } from './phases.ts';
import { resolvePlayers } from './players.ts';
import { resolvePools } from './pools.ts';
import type { Reading } from './reading.ts';
import { checkDuplicates, checkReferences } from './references/check.ts';
import { checkColorTexts } from './references/color-texts.ts';
import { checkConfigNames } from './references/config-names.ts';
import { namesIn } from './references/find.ts';
import { colorNames, knownNames } from './references/names.ts';
import { withoutUnknownColors } from './references/unknown-colors.ts';
import { resolveRounds } from './round-tracker/rounds.ts';
import { reader } from './schema/reader.ts';
import { collector } from './text/collector.ts';
import { resolveTiles, resolveUpgrades } from './tiles/tiles.ts';
import { resolveTokens } from './tokens/general.ts';
import { resolveTurns } from './turns.ts';

export interface Resolved {
  readonly game: Game;
  readonly diagnostics: readonly Diagnostic[];
}

/** Settles a game file in today's spelling, whatever state it is in. */
export const resolve = (value: Json, library: Library): Resolved => {
  const found = collector();
  const written = asObject(value);
  const references = namesIn(written);
  const root = withoutUnknownColors(written, references, colorNames(library, get(written, 'colors')));
  const read = reader(gameFields, root);
  const info = resolveInfo(get(root, 'info'), found.report);
  const reading: Reading = { library, info, report: found.report };

  const config = fileLayer(get(root, 'config'), '/config');
  config.diagnostics.forEach(found.report);
  checkConfigNames(config.part, '/config', library, found.report);

  const players = resolvePlayers(root);
  const trains = resolveTrains(get(root, 'trains'), '/trains', reading);
  const tiles = resolveTiles(get(root, 'tiles'), '/tiles', reading);
  const maps = resolveMaps(root, reading);
  const shown = cardPictures(maps, tiles, reading);

  const game: Game = {
    info,
    links: resolveLinks(get(root, 'links'), '/links', reading),
    prototype: read('prototype'),
    wip: read('wip'),
    players,
    floatPercent: read('floatPercent'),
    companies: resolveCompanies(root, reading),
    tokens: resolveTokens(get(root, 'tokens'), '/tokens', reading),
    privates: resolvePrivates(get(root, 'privates'), players.range, shown),
    trains,
    numberCards: resolveNumberCards(get(root, 'number_cards'), info, players),
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

  checkDuplicates(root, reading.report);
  checkColorTexts(game.colors, '/colors', library.isCssColor).forEach(reading.report);
  checkReferences(written, references, knownNames(game, root, library, shown), reading.report);
  return { game, diagnostics: found.finish('resolve/more') };
};
