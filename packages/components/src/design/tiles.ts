import { at, type Game, type Hex, UPGRADE_COLORS } from '@platelayer/game';
import { upgradesOf } from '../upgrades/game-upgrades.ts';
import { asStage, hexesOf, isBuiltOn, mapLabels, stageOf } from '../upgrades/map-hexes.ts';
import { networkOf } from '../upgrades/network.ts';
import { isUpgrade, isUpgradeButLabel, labelParts, labelsOf, stagesOf } from '../upgrades/upgrade.ts';
import type { DesignDiagnostic, DesignRule } from './rule.ts';

/** Indexes of the first and last tile colours. */
const FIRST = UPGRADE_COLORS.indexOf('yellow');
const LAST = UPGRADE_COLORS.length - 1;

/** Longer labels, or labels in another script, are names. */
const TILE_LABEL = /^[\p{Script=Latin}\d&+/-]{1,4}$/u;

/** Tiles, hexes and their labels. */
export const TILE_RULES: readonly DesignRule[] = [
  {
    name: 'hex-without-tile',
    find: (game) =>
      hexesOf(game)
        .filter(({ hex }) => isBuiltOn(hex) && tilesOf(game, stageOf(hex) + 1).length > 0)
        .filter(({ hex }) => {
          const next = tilesOf(game, stageOf(hex) + 1);
          // A label may apply only to later colours.
          const isLabelled = next.some((tile) =>
            labelsOf(hex).some((label) => labelsOf(tile).includes(label)),
          );
          return !next.some((tile) => (isLabelled ? isUpgrade : isUpgradeButLabel)(asStage(hex), tile));
        })
        .map(({ hex, pointer, name }) => ({
          severity: 'info',
          message: `No ${UPGRADE_COLORS[stageOf(hex) + 1]} tile in this game can be laid on hex ${name}.`,
          pointer,
          hint: 'Add a tile of that colour with the same stops, label and track, or make the hex grey if it never changes.',
        })),
  },
  {
    name: 'tile-without-predecessor',
    find: (game) => {
      const reached = new Set([...upgradesOf(game, { rare: true }).values()].flat());
      const hexes = hexesOf(game);
      const onMap = new Set(hexes.flatMap(({ hex }) => labelsOf(hex)));
      return game.tiles
        .filter(({ hex }) => networkOf(hex).links.length > 0 && Math.min(...stagesOf(hex), LAST) > FIRST)
        .filter((tile) => !reached.has(tile))
        .filter(
          ({ hex }) =>
            !hexes.some((one) => isUpgrade(asStage(one.hex), hex)) &&
            !(
              labelsOf(hex).some((label) => onMap.has(label)) &&
              game.tiles.some(
                (other) => labelsOf(other.hex).length === 0 && isUpgradeButLabel(other.hex, hex),
              )
            ),
        )
        .filter(({ hex }) => stagesOf(hex).length > 0)
        .map((tile) => ({
          severity: 'info',
          message: `Tile ${tile.id} cannot be laid: it does not upgrade any tile or hex in this game.`,
          pointer: at('/tiles', tile.id),
          hint: 'Add the tile it upgrades, or name that tile under "upgrades".',
        }));
    },
  },
  {
    name: 'too-few-tiles',
    find: (game) =>
      mapLabels(game).flatMap(({ label, hexes, pointer }) =>
        UPGRADE_COLORS.slice(FIRST).flatMap((color, i): readonly DesignDiagnostic[] => {
          const tiles = game.tiles.filter(
            ({ hex }) => stagesOf(hex).includes(i + FIRST) && labelsOf(hex).includes(label),
          );
          const copies = tiles.reduce(
            (sum, { quantity }) => sum + Number(quantity === '∞' ? Number.POSITIVE_INFINITY : quantity),
            0,
          );
          // A hex preprinted in a colour never needs a tile of that colour.
          const needed = hexes.filter((hex) => stageOf(hex) < i + FIRST).length;
          return tiles.length === 0 || copies >= needed
            ? []
            : [
                {
                  severity: 'info',
                  message: `${needed} hexes can become ${color} tiles with the label "${label}", but there ${copies === 1 ? 'is' : 'are'} only ${copies}.`,
                  pointer,
                  hint: `Increase the quantity of tile ${tiles.map(({ id }) => id).join(' or ')} if every hex should get one.`,
                },
              ];
        }),
      ),
  },
  {
    name: 'label-without-tile',
    find: (game) =>
      game.tiles.length === 0
        ? []
        : mapLabels(game)
            .filter(
              ({ label }) =>
                TILE_LABEL.test(label) &&
                !game.tiles.some(({ hex }) => labelParts(label).some((part) => labelsOf(hex).includes(part))),
            )
            .map(({ label, pointer }) => ({
              severity: 'info',
              message: `The map has the label "${label}", but no tile has it.`,
              pointer,
              hint: 'Add the label to the tiles for this hex.',
            })),
  },
  {
    name: 'label-without-hex',
    find: (game) => {
      const onMap = new Set(hexesOf(game).flatMap(({ hex }) => labelsOf(hex)));
      return game.maps.length === 0
        ? []
        : game.tiles
            .filter(({ hex }) => labelsOf(hex).length > 0 && !labelsOf(hex).some((label) => onMap.has(label)))
            .map(({ id, hex }) => ({
              severity: 'info',
              message: `Tile ${id} has the label "${labelsOf(hex)[0]}", but no hex on the map has it.`,
              pointer: at('/tiles', id),
              hint: 'Add the label to the hex for this tile.',
            }));
    },
  },
  {
    name: 'tile-color',
    find: ({ tiles, phases }) => {
      const allowed = phases.flatMap(({ tiles: color = '' }) => stagesOf({ phase: color }));
      return allowed.length === 0
        ? []
        : tiles
            .filter(
              ({ hex }) => stagesOf(hex).length > 0 && Math.min(...stagesOf(hex)) > Math.max(...allowed),
            )
            .map(({ id, hex }) => ({
              severity: 'info',
              message: `Tile ${id} is ${hex.phase}, but no phase allows tiles of that colour.`,
              pointer: at('/tiles', id),
              hint: 'Add the colour to "tiles" of the phase in which it may be laid.',
            }));
    },
  },
];

const tilesOf = ({ tiles }: Game, stage: number): readonly Hex[] =>
  tiles.map(({ hex }) => hex).filter((hex) => stagesOf(hex).includes(stage));
