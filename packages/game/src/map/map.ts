import { at } from '../diagnostic.ts';
import { asList, asObject, get, isObject, type Json, type JsonObject } from '../json.ts';
import { onMap, resolvePlace } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { type RoundTracker, resolveRoundTracker } from '../round-tracker.ts';
import { pathOf } from '../schema/words.ts';
import type { MapBorder } from './border.ts';
import type { BorderText } from './border-text.ts';
import { parity } from './coordinate.ts';
import { copyBuilder, createAllowance } from './copying.ts';
import { extentOf, type GridExtent, reportGrid } from './grid.ts';
import { type ContentResolver, createContentResolver } from './group-content.ts';
import { type PlacedHex, placeHexes, resolveCopies } from './placing.ts';
import { type PlayersTable, resolvePlayersTable } from './players-table.ts';
import { type Trim, trimHexes } from './trimmed-hexes.ts';
import {
  findSource,
  type JoinedVariation,
  joinVariation,
  readVariation,
  type Variation,
} from './variation.ts';

/** A map, or one variation of it, after copying (30.3). */
export interface GameMap {
  readonly pointer: string;
  /** Index of the variation. */
  readonly variation: number;
  readonly name?: string;
  /** Whether to show the title. */
  readonly title: boolean;
  /** In drawing order. */
  readonly hexes: readonly PlacedHex[];
  readonly extent: GridExtent;
  /** Trimmed edges (30.7.5); undefined if there are none. */
  readonly trim?: Trim;
  /** Whether the first hex is on a grid with a hex A1; true without any hex (30.24.13). */
  readonly a1Valid: boolean;
  readonly lines: readonly MapBorder[];
  readonly borders: readonly MapBorder[];
  readonly borderTexts: readonly BorderText[];
  /** Blocks are undefined if the game has no content for them (30.24.33). */
  readonly players?: PlayersTable;
  readonly roundTracker?: RoundTracker;
  readonly market?: MarketPlace;
  readonly movement?: MarketPlace;
}

/** Position of the stock market, or the legend of price movements, on the map, in hex units (30.16). */
export interface MarketPlace {
  readonly x: number;
  readonly y: number;
}

interface BuiltVariation {
  readonly joined: JoinedVariation;
  readonly map: GameMap;
}

/** The map of a game, or its variations in file order; empty without a map. */
export const resolveMaps = (root: JsonObject, reading: Reading): readonly GameMap[] => {
  const json = get(root, 'map');
  const isList = Array.isArray(json);
  const written = isList || isObject(json) ? asList(json) : [];
  const variations = written.map((item, index) =>
    readVariation(asObject(item), isList ? at('/map', index) : '/map', reading),
  );
  const indexOf = new Map(variations.map((variation, index) => [variation, index]));
  const allowance = createAllowance(reading);
  const resolveContent = createContentResolver(reading, allowance);

  const build = copyBuilder<Variation, BuiltVariation>({
    sourceOf: (variation) => findSource(variation, variations, isList, reading),
    build(variation, base) {
      const affordable = base && allowance.spend(sizeOf(base), at(variation.pointer, 'copy'));
      const joined = joinVariation(variation, affordable ? base.joined : undefined, reading);
      const index = indexOf.get(variation) ?? 0;
      return { joined, map: buildMap(variation, index, joined, root, resolveContent, reading) };
    },
    onCircle(variation) {
      reading.report({
        severity: 'warning',
        code: 'map/copy',
        message: 'This variation would copy itself through others, so nothing is copied.',
        pointer: at(variation.pointer, 'copy'),
      });
    },
  });
  return variations.map((variation) => build(variation).map);
};

/** The cost of copying a variation: its groups, the names in them, its hexes and its lines. */
const sizeOf = ({ joined, map }: BuiltVariation): number =>
  joined.groups.reduce((sum, { group }) => sum + 1 + (group.listed?.length ?? 0), 0) +
  map.hexes.length +
  joined.borders.length +
  joined.lines.length +
  joined.borderTexts.length;

const buildMap = (
  { read, pointer, groups: ownGroups }: Variation,
  variation: number,
  joined: JoinedVariation,
  root: JsonObject,
  resolveContent: ContentResolver,
  reading: Reading,
): GameMap => {
  const own = new Set(ownGroups);
  const groups = resolveCopies(joined.groups, own, resolveContent, reading);
  reportGrid(groups, own, reading);
  const { hexes, trim } = trimHexes(placeHexes(groups, read('opacity')), joined.trim, pointer, reading);
  const [first] = hexes;
  if (first === undefined) {
    reading.report({
      severity: 'warning',
      code: 'map/empty',
      message: `${pathOf(pointer)} has no hexes, so the map is empty.`,
      pointer,
      hint: 'List them in "hexes".',
    });
  }
  return {
    pointer,
    variation,
    name: read('name'),
    title: read('title'),
    hexes,
    extent: extentOf(hexes),
    ...(trim && { trim }),
    a1Valid: first === undefined || parity(first.coordinate) === 'even',
    lines: joined.lines,
    borders: joined.borders.map(({ border }) => border),
    borderTexts: joined.borderTexts,
    ...resolveBlocks(read, pointer, root, reading),
  };
};

const resolveBlocks = (read: Variation['read'], pointer: string, root: JsonObject, reading: Reading) => {
  /** The fields of a block, or undefined if the game has no content for it. */
  const block = (
    key: 'players' | 'roundTracker' | 'market' | 'movement',
    ...content: readonly string[]
  ): JsonObject | undefined => {
    const place = read(key);
    if (!place) return undefined;
    const shown = content.reduce<Json | undefined>((json, field) => get(json, field), root);
    if (asList(shown).length > 0) return asObject(place);
    const missing = `"${content.join('.')}"`;
    reading.report({
      severity: 'warning',
      code: 'map/block',
      message: `The map has a position for "${key}", but the game has no ${missing}, so nothing is drawn there.`,
      pointer: at(pointer, key),
      lacks: at('', ...content),
      hint: `Add ${missing} to the game, or remove the position.`,
    });
    return undefined;
  };
  const players = block('players', 'players');
  const roundTracker = block('roundTracker', 'rounds');
  const market = block('market', 'stock', 'market');
  const movement = block('movement', 'stock', 'movement');
  return {
    players: players && resolvePlayersTable(players, at(pointer, 'players'), reading),
    roundTracker:
      roundTracker && resolveRoundTracker(roundTracker, onMap, at(pointer, 'roundTracker'), reading),
    market: market && resolvePlace(market, onMap, at(pointer, 'market'), reading),
    movement: movement && resolvePlace(movement, onMap, at(pointer, 'movement'), reading),
  };
};
