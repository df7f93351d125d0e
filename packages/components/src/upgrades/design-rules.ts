import {
  type Amount,
  at,
  type Company,
  coordinateName,
  type Diagnostic,
  type Game,
  type Hex,
  type Tile,
  UPGRADE_COLORS,
} from '@platelayer/game';
import { networkOf } from './network.ts';
import { isUpgrade, isUpgradeButLabel, labelParts, labelsOf, stagesOf, upgradesOf } from './upgrade.ts';

/** What a check found; its code is that of the check. */
type Finding = Omit<Diagnostic, 'code'>;

interface DesignRule {
  /** Ends the code of its remarks, `design/…`, by which they are silenced. */
  readonly name: string;
  find(game: Game): readonly Finding[];
}

/** Everything that a design can be checked for beyond its spelling (87.6). */
export const DESIGN_RULES: readonly DesignRule[] = [
  {
    name: 'hex-without-tile',
    find: (game) =>
      hexesOf(game)
        .filter(({ hex }) => isBuiltOn(hex) && tilesOf(game, stageOf(hex) + 1).length > 0)
        .filter(({ hex }) => {
          const next = tilesOf(game, stageOf(hex) + 1);
          // A label may hold for later colours only.
          const isLabelled = next.some((tile) =>
            labelsOf(hex).some((label) => labelsOf(tile).includes(label)),
          );
          return !next.some((tile) => (isLabelled ? isUpgrade : isUpgradeButLabel)(asStage(hex), tile));
        })
        .map(({ pointer, name }) => ({
          severity: 'info',
          message: `No tile of the game can be laid on hex ${name}.`,
          pointer,
          hint: 'Add a tile of the next colour with its stops, label and track, or make the hex grey if it never changes.',
        })),
  },
  {
    name: 'tile-without-predecessor',
    find: (game) => {
      const reached = new Set([...upgradesOf(game).values()].flat());
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
          message: `Tile ${tile.id} can replace no tile and no hex of the game.`,
          pointer: at('/tiles', tile.id),
          hint: 'Add the tile that it upgrades, or say under "upgrades" which one that is.',
        }));
    },
  },
  {
    name: 'too-few-tiles',
    find: (game) =>
      mapLabels(game).flatMap(({ label, hexes, pointer }) =>
        UPGRADE_COLORS.slice(FIRST).flatMap((color, i): readonly Finding[] => {
          const tiles = game.tiles.filter(
            ({ hex }) => stagesOf(hex).includes(i + FIRST) && labelsOf(hex).includes(label),
          );
          const copies = tiles.reduce(
            (sum, { quantity }) => sum + Number(quantity === '∞' ? Number.POSITIVE_INFINITY : quantity),
            0,
          );
          return tiles.length === 0 || copies >= hexes
            ? []
            : [
                {
                  severity: 'info',
                  message: `${hexes} hexes have the label "${label}", but there ${copies === 1 ? 'is' : 'are'} only ${copies} ${color} ${copies === 1 ? 'tile' : 'tiles'} with it.`,
                  pointer,
                  hint: `Raise the quantity of tile ${tiles.map(({ id }) => id).join(' or ')}, if each of them is to have one.`,
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
                !game.tiles.some(({ hex }) => labelParts(label).some((part) => labelsOf(hex).includes(part))),
            )
            .map(({ label, pointer }) => ({
              severity: 'info',
              message: `The map has the label "${label}", but no tile carries it.`,
              pointer,
              hint: 'Add the label to the tiles that are meant for the hex.',
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
              message: `Tile ${id} has the label "${labelsOf(hex)[0]}", which no hex of the map has.`,
              pointer: at('/tiles', id),
              hint: 'Add the label to the hex that the tile is for.',
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
              hint: 'Give the phase in which it may be laid that colour in "tiles".',
            }));
    },
  },
  {
    name: 'phase-without-train',
    find: ({ phases, trains }) =>
      trains.length === 0
        ? []
        : phases.flatMap((phase, i) =>
            phase.trains.length > 0 || phase.namesTrains
              ? []
              : [
                  {
                    severity: 'info' as const,
                    message: `No train is called "${phase.name ?? ''}", so phase ${i + 1} has none.`,
                    pointer: at('/phases', i),
                    hint: 'Name the trains of the phase in "train".',
                  },
                ],
          ),
  },
  {
    name: 'trains-never-removed',
    find: ({ trains }) => {
      const removing = new Set(
        trains.flatMap(({ tags }) =>
          tags.flatMap((tag) => (tag.kind === 'permanent' ? [] : tag.by.map(({ train }) => train))),
        ),
      );
      if (removing.size === 0) return [];
      const idle = new Set(
        trains
          .filter(({ color, name }) => LATE_COLORS.includes(color) && !removing.has(name))
          .map(({ color }) => color),
      );
      for (const { color, name } of trains) if (removing.has(name)) idle.delete(color);
      return [...idle].map((color) => {
        const index = trains.findIndex((train) => train.color === color);
        return {
          severity: 'info',
          message: `Trains of the colour ${color} remove no other train.`,
          pointer: at('/trains', index),
          hint: `Name "${trains[index]?.name}" under "rust", "obsolete" or "phased" of the trains that it ends.`,
        };
      });
    },
  },
  {
    name: 'shares',
    find: ({ companies }) =>
      once(
        companies.flatMap((company, i) => {
          const sum = percentOf(company);
          return sum === undefined || Math.abs(sum - 100) < 0.01
            ? []
            : [
                {
                  // Ten per cent too many are a slip; anything far from 100 is meant so.
                  severity: Math.abs(sum - 100) <= 40 ? ('warning' as const) : ('info' as const),
                  message: `The shares of ${company.name || company.abbrev} are ${Number(sum.toFixed(2))} % in all.`,
                  pointer: at('/companies', i),
                  hint: 'Change "percent" or "quantity" of its shares until they are 100 %.',
                  key: JSON.stringify(company.shares),
                },
              ];
        }),
      ),
  },
  {
    name: 'par-not-in-market',
    find: ({ stock }) => {
      const values = new Set((stock?.market?.cells ?? []).flatMap(({ text }) => figuresIn(text)));
      return values.size === 0
        ? []
        : (stock?.par?.cells ?? [])
            .filter(
              ({ text }) => figuresIn(text).length > 0 && !figuresIn(text).some((par) => values.has(par)),
            )
            .map(({ text, pointer }) => ({
              severity: 'warning' as const,
              message: `The market has no cell for the par price ${text}.`,
              pointer,
              hint: 'Add a cell of that value to the market, or change the par price.',
            }));
    },
  },
  {
    name: 'company-without-home',
    find: (game) => {
      const homes = new Set(hexesOf(game).flatMap(({ hex }) => homesOf(hex)));
      const homeless = game.companies.filter(({ key, stations }) => stations.length > 0 && !homes.has(key));
      // Where most have none, companies choose their homes.
      return 2 * homeless.length > game.companies.length
        ? []
        : homeless.map((company) => ({
            severity: 'info',
            message: `${company.name || company.abbrev} has no home on the map.`,
            pointer: at('/companies', game.companies.indexOf(company)),
            hint: 'Name it in "companies" of a city, if it has one.',
          }));
    },
  },
  {
    name: 'incomplete-company',
    find: ({ companies }) =>
      companies.flatMap((company, i) => {
        const alike = companies.filter(({ minor }) => minor === company.minor);
        const lacks = [
          ...(company.color === undefined ? ['colour'] : []),
          ...(company.stations.length === 0 && alike.some(({ stations }) => stations.length > 0)
            ? ['token']
            : []),
          ...(company.shares.length === 0 && alike.some(({ shares }) => shares.length > 0) ? ['share'] : []),
        ];
        return lacks.map((part) => ({
          severity: 'info' as const,
          message: `${company.name || company.abbrev} has no ${part}.`,
          pointer: at('/companies', i),
          hint: `Add it in ${FIELDS[part]}, if that is not on purpose.`,
        }));
      }),
  },
  {
    name: 'players',
    find: ({ players }) => {
      const { counts, range } = players;
      const missing = counts.flatMap((count, i) =>
        (['capital', 'certLimit'] as const).flatMap((field): readonly Finding[] =>
          (players[field] ?? count[field]) !== undefined ||
          !counts.some((other) => other[field] !== undefined)
            ? []
            : [
                {
                  severity: 'warning',
                  message: `There is no ${field === 'capital' ? 'starting capital' : 'certificate limit'} for ${count.number} players.`,
                  pointer: at('/players', i),
                  hint: `Add "${field}" to the entry, or for all numbers of players to the game.`,
                },
              ],
        ),
      );
      const numbers = new Set(counts.map(({ number }) => number));
      const gaps = Array.from(
        { length: Math.min(20, range ? range.max - range.min : 0) },
        (_, i) => range!.min + i,
      ).filter((number) => !numbers.has(number));
      return [
        ...missing,
        ...gaps.map((number) => ({
          severity: 'info' as const,
          message: `Nothing is said of ${number} players.`,
          pointer: '/players',
          hint: 'Add an entry for that number, if it can be played.',
        })),
      ];
    },
  },
  {
    name: 'bank',
    find: ({ players }) =>
      players.counts.flatMap((count, i): readonly Finding[] => {
        const [bank, capital] = [
          figure(players.bank ?? count.bank),
          figure(players.capital ?? count.capital),
        ];
        return bank === undefined || capital === undefined || bank >= capital * count.number
          ? []
          : [
              {
                severity: 'warning',
                message: `The bank of ${bank} is smaller than the capital of ${count.number} players, ${capital * count.number}.`,
                pointer: at('/players', i),
                hint: 'Make "bank" larger or "capital" smaller.',
              },
            ];
      }),
  },
  {
    name: 'market-cell',
    find: ({ stock }) => {
      const cells = stock?.market?.cells ?? [];
      const taken = new Set(
        cells.flatMap(({ column, row, width, height }) =>
          Array.from({ length: Math.max(1, Math.ceil(width)) * Math.max(1, Math.ceil(height)) }, (_, i) => {
            const across = Math.max(1, Math.ceil(width));
            return `${column + (i % across)} ${row + Math.floor(i / across)}`;
          }),
        ),
      );
      const isReached = (column: number, row: number, width: number, height: number) =>
        [
          [column - 1, row],
          [column + Math.max(1, Math.ceil(width)), row],
          [column, row - 1],
          [column, row + Math.max(1, Math.ceil(height))],
        ].some(([x, y]) => taken.has(`${x} ${y}`));
      return stock?.type !== '2D' || cells.length < 2
        ? []
        : cells
            .filter(({ column, row, width, height }) => !isReached(column, row, width, height))
            .map(({ pointer }) => ({
              severity: 'info' as const,
              message: 'No token can reach this cell of the market: there is no cell beside it.',
              pointer,
              hint: 'Move it next to another one.',
            }));
    },
  },
  {
    name: 'revenue-track',
    find: (game) => {
      const { min, max } = game.revenue;
      const highest = highestRoute(game);
      // A track that nobody spoke of is counted round and round.
      return (min === 1 && max === 100) || highest <= max
        ? []
        : [
            {
              severity: 'info',
              message: `The revenue track ends at ${max}; a route may earn about ${highest}.`,
              pointer: '/revenue',
              hint: 'Raise "max", or tell players to go round the track again.',
            },
          ];
    },
  },
];

/** Runs all rules but those that are silenced: `shares`, or at one place only `shares@/companies/3` (87.6). */
export const checkRules = (game: Game, silenced: string): readonly Diagnostic[] => {
  const quiet = new Set(silenced.split(/[\s,]+/).map((word) => word.replace(/^design\//, '')));
  return DESIGN_RULES.filter(({ name }) => !quiet.has(name)).flatMap(({ name, find }) =>
    find(game)
      .filter(({ pointer }) => !quiet.has(`${name}@${pointer}`))
      .map(({ severity, message, pointer, hint }) => ({
        severity,
        code: `design/${name}`,
        message,
        pointer,
        hint,
      })),
  );
};

/** Positions of the first and the last colour of tiles. */
const FIRST = UPGRADE_COLORS.indexOf('yellow');
const LAST = UPGRADE_COLORS.length - 1;

/** Trains of these colours end others in every game that ends any. */
const LATE_COLORS: readonly string[] = ['brown', 'gray', 'grey'];

const FIELDS: Readonly<Record<string, string>> = { colour: '"color"', token: '"tokens"', share: '"shares"' };

/** Grounds on which no tile is laid. */
const NO_GROUND: readonly string[] = ['offboard', 'water', 'gray', 'grey', 'none', 'black'];

/** Every group of hexes of the maps once, by the name of its first hex. */
const hexesOf = ({ maps }: Game) => {
  const groups = new Map<string, { readonly hex: Hex; readonly pointer: string; readonly name: string }>();
  for (const { hexes } of maps)
    for (const { hex, pointer, coordinate } of hexes)
      if (!groups.has(pointer)) groups.set(pointer, { hex, pointer, name: coordinateName(coordinate) });
  return [...groups.values()];
};

/** A hex on which a tile is wanted: it has a stop, or track of a colour that is replaced. */
const isBuiltOn = (hex: Hex): boolean => {
  const { stops, links } = networkOf(hex);
  return (
    !NO_GROUND.includes(hex.phase) &&
    hex.offBoardRevenue.length === 0 &&
    (stops.length > 0 || (links.length > 0 && stageOf(hex) > 0))
  );
};

/** Land of whatever colour is ground for the first tiles. */
const stageOf = (hex: Hex): number => Math.max(0, ...stagesOf(hex));

const asStage = (hex: Hex): Hex =>
  stagesOf(hex).length > 0 || NO_GROUND.includes(hex.phase) ? hex : { ...hex, phase: 'plain' };

const tilesOf = ({ tiles }: Game, stage: number): readonly Hex[] =>
  tiles.map(({ hex }) => hex).filter((hex) => stagesOf(hex).includes(stage));

/** Labels of hexes on which tiles are laid, with how many there are of each. */
const mapLabels = (game: Game) => {
  const labels = new Map<
    string,
    { readonly label: string; readonly pointer: string; readonly places: Set<string> }
  >();
  for (const { hex, pointer, coordinate } of game.maps[0]?.hexes ?? [])
    if (isBuiltOn(hex) && hex.cities.length > 0)
      for (const { text: label } of hex.labels) {
        if (!labelsOf(hex).includes(label)) continue;
        const known = labels.get(label) ?? { label, pointer, places: new Set() };
        known.places.add(coordinateName(coordinate));
        labels.set(label, known);
      }
  return [...labels.values()].map(({ label, pointer, places }) => ({ label, pointer, hexes: places.size }));
};

const homesOf = ({ cities, tokens }: Hex): readonly string[] => [
  ...cities.flatMap(({ slots }) =>
    slots.flatMap(({ token }) => (token?.company === undefined ? [] : [token.company])),
  ),
  ...tokens.flatMap(({ company }) => (company === undefined ? [] : [company])),
];

/** What all shares of a company are together; nothing where some have no percentage or any number. */
const percentOf = ({ shares }: Company): number | undefined => {
  const parts = shares.map(
    // `80/120` is not one percentage.
    ({ percent, supply }) =>
      [
        figuresIn(percent).length === 1 ? figure(percent) : undefined,
        typeof supply === 'number' ? supply : undefined,
      ] as const,
  );
  return parts.length === 0 ||
    parts.some(([percent, supply]) => percent === undefined || supply === undefined)
    ? undefined
    : parts.reduce((sum, [percent = 0, supply = 0]) => sum + percent * supply, 0);
};

/** The numbers in an amount: two in `250/325`. */
const figuresIn = (amount: Amount | undefined): readonly number[] =>
  (
    String(amount ?? '')
      .replaceAll(',', '')
      .match(/\d+(?:\.\d+)?/g) ?? []
  ).map(Number);

const figure = (amount: Amount | undefined): number | undefined => figuresIn(amount)[0];

/** Each finding of equal key once. */
const once = (findings: readonly (Finding & { readonly key: string })[]): readonly Finding[] =>
  [...new Map(findings.toReversed().map((finding) => [finding.key, finding])).values()].toReversed();

/** What the longest train earns on the best stops there are. */
const highestRoute = ({ tiles, trains, maps }: Game): number => {
  const length = Math.max(
    0,
    ...trains.map(({ name }) => Number(/\d+/.exec(name)?.[0] ?? 0)).filter((stops) => stops < 20),
  );
  const values = [
    ...tiles.map(({ hex }: Pick<Tile, 'hex'>) => hex),
    ...(maps[0]?.hexes ?? []).map(({ hex }) => hex),
  ]
    .map(({ values }) =>
      Math.max(
        0,
        ...values.map(
          ({ value }) =>
            figure(typeof value === 'number' || typeof value === 'string' ? value : undefined) ?? 0,
        ),
      ),
    )
    .sort((a, b) => b - a);
  return values.slice(0, length).reduce((sum, value) => sum + value, 0);
};
