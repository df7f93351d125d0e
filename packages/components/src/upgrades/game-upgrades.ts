import { type Game, type Hex, inSheetOrder, type PlacedHex, type Tile } from '@platelayer/game';
import { asStage, asTile, isBuiltOn, isEmptyLand, stageOf } from './map-hexes.ts';
import { memoizeByKey, type Network, networkOf } from './network.ts';
import { isUpgrade, isUpgradeButLabel, labelsOf, stagesOf, turnEnd, type UpgradeOptions } from './upgrade.ts';

/**
 * Upgrades of each tile within the game, including hexes whose label only later tiles have. A list under `upgrades` in
 * the file replaces the rules (10.14.2).
 */
export const upgradesOf = (
  game: Pick<Game, 'tiles' | 'upgrades' | 'maps'>,
  options: UpgradeOptions = {},
): ReadonlyMap<Tile, readonly Tile[]> => {
  const { tiles, upgrades } = game;
  const listed = ({ id, base }: Tile, ids: readonly string[]) => ids.includes(id) || ids.includes(base);
  const onLabels = labelled(game);
  return new Map(
    tiles.map((tile): [Tile, readonly Tile[]] => {
      const stated = upgrades.get(tile.id);
      return [
        tile,
        tiles.filter((other) =>
          stated
            ? listed(other, stated)
            : isUpgrade(tile.hex, other.hex, options) ||
              (onLabels(tile.hex, other.hex) && isUpgradeButLabel(tile.hex, other.hex, options)),
        ),
      ];
    }),
  );
};

/** Returns a test whether some map hex accepts both tiles in sequence because of its labels. */
const labelled = ({ tiles, maps }: Pick<Game, 'tiles' | 'maps'>) => {
  const kinds = new Map<string, { readonly stage: number; readonly labels: readonly string[] }>();
  for (const { hex } of maps.flatMap(({ hexes }) => hexes)) {
    const [stage, labels] = [stageOf(hex), labelsOf(hex)];
    if (labels.length > 0 && isBuiltOn(hex)) kinds.set(`${stage} ${labels}`, { stage, labels });
  }
  return (from: Hex, to: Hex): boolean =>
    labelsOf(to).length > 0 &&
    [...kinds.values()].some(
      ({ stage, labels }) =>
        stagesOf(from).some((own) => own > stage) &&
        labelsOf(to).some((label) => labels.includes(label)) &&
        takes(labels, from, tiles),
    );
};

/**
 * Whether a labelled hex accepts a tile: one with its label or, if no tile of that colour has the label, one without
 * labels.
 */
const takes = (labels: readonly string[], tile: Hex, tiles: readonly Tile[]): boolean => {
  const carries = (hex: Hex) => labelsOf(hex).some((label) => labels.includes(label));
  if (carries(tile)) return true;
  const stages = stagesOf(tile);
  return (
    labelsOf(tile).length === 0 &&
    !tiles.some(({ hex }) => carries(hex) && stagesOf(hex).some((stage) => stages.includes(stage)))
  );
};

/** Map hexes that accept the same tiles, and these tiles. */
export interface HexUpgrade {
  /** All hexes of the group. The first one represents it. */
  readonly hexes: readonly PlacedHex[];
  readonly into: readonly Tile[];
}

/**
 * Groups map hexes by the tiles they accept: hexes of the first colour first, then hexes without stops, then hexes
 * without labels. Labels that no tile has are ignored.
 */
export const hexUpgrades = (
  { tiles, maps, info }: Pick<Game, 'tiles' | 'maps' | 'info'>,
  options: UpgradeOptions = {},
): readonly HexUpgrade[] => {
  const carried = new Set(tiles.flatMap(({ hex }) => labelsOf(hex)));
  const groups = new Map<
    string,
    { readonly hex: Hex; readonly labels: readonly string[]; all: PlacedHex[] }
  >();
  for (const placed of maps.flatMap(({ hexes }) => hexes)) {
    const hex = asTile(placed.hex, info);
    if (!isBuiltOn(hex) && !isEmptyLand(hex)) continue;
    const network = networkOf(hex);
    const labels = labelsOf(hex).filter((label) => carried.has(label));
    const stops = network.stops.map(({ kind, size, unsettled }) => [kind, size, unsettled]);
    const key = JSON.stringify([stageOf(hex), labels, stops, turnedLinks(network)]);
    const group = groups.get(key) ?? { hex: asStage(hex), labels, all: [] };
    group.all.push(placed);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ hex, labels, all }) => {
      const next = tiles.filter((tile) => stagesOf(tile.hex).includes(stageOf(hex) + 1));
      const into = tiles.filter(
        (tile) => takes(labels, tile.hex, next) && isUpgradeButLabel(hex, tile.hex, options),
      );
      const isEmpty = networkOf(hex).stops.length === 0;
      return {
        hexes: isEmpty ? plainestFirst(all) : all,
        into: inSheetOrder(into),
        order: [stageOf(hex), isEmpty ? 0 : 1, Math.min(1, labels.length)],
      };
    })
    .filter(({ into }) => into.length > 0)
    .sort((a, b) => compareLists(a.order, b.order));
};

const compareLists = (a: readonly number[], b: readonly number[]): number =>
  a.map((number, i) => number - b[i]!).find((difference) => difference !== 0) ?? 0;

/** Moves the plainest hex to the front to represent the others, because terrain and names do not affect upgrades. */
const plainestFirst = (hexes: readonly PlacedHex[]): readonly PlacedHex[] => {
  const things = ({ hex }: PlacedHex) =>
    Object.values(hex).reduce((sum: number, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
  const [first] = hexes.toSorted((a, b) => things(a) - things(b));
  return first === undefined ? hexes : [first, ...hexes.filter((one) => one !== first)];
};

/** A key that is the same for all rotations of the same track. */
const turnedLinks = memoizeByKey(({ links }: Network): string => {
  const turns = [0, 1, 2, 3, 4, 5].map((turn) =>
    links
      .map(({ ends, gauge }) =>
        JSON.stringify([ends.map((end) => JSON.stringify(turnEnd(end, turn))).sort(), gauge]),
      )
      .sort()
      .join(),
  );
  return turns.sort()[0]!;
});
