import {
  type Amount,
  at,
  capitalised,
  coordinateName,
  type Game,
  type Hex,
  type PlayerCount,
  type PlayerRange,
  type Players,
  type Private,
} from '@platelayer/game';
import { privatePrice, privateRevenue } from '../cards/prices.ts';
import type { Look } from '../look.ts';
import { PAPER } from '../text-color.ts';
import type { Table, TableColumn, TableRow } from './table.ts';

/** Tables of the player aid: rounds, turn order, limits and money, costs, private companies (87.4). */
export const playerTables = (game: Game, look: Look): readonly Table[] =>
  [
    rounds(game),
    ...turns(game),
    playerCounts(game, look),
    terrainCosts(game, look),
    companies(game, look),
    movement(game),
    marketColors(game, look),
    ...pools(game),
    privates(game, look),
  ].filter(({ rows }) => rows.length > 0);

const rounds = ({ rounds }: Game): Table => {
  const names = inOrder(rounds.flatMap(({ face }) => String(face.label ?? '').trim() || []));
  return {
    title: 'Rounds',
    plain: true,
    columns: [{ header: '' }],
    rows: names.length === 0 ? [] : [{ cells: [{ lines: [names.join(', ')] }] }],
  };
};

/** Puts rounds in playing order: reverses trackers that run backwards, and starts with the stock round. */
const inOrder = (names: readonly string[]): readonly string[] => {
  const numbers = names
    .flatMap((name) => Number(/^\D+(\d+)$/.exec(name)?.[1] ?? Number.NaN))
    .filter(Number.isFinite);
  const isReversed = numbers.length > 1 && numbers.every((number, i) => i === 0 || number < numbers[i - 1]!);
  const forwards = isReversed ? names.toReversed() : names;
  const first = forwards.findIndex((name) => /^S/i.test(name));
  return first > 0 && (isReversed || first === names.length - 1)
    ? [...forwards.slice(first), ...forwards.slice(0, first)]
    : forwards;
};

const turns = ({ turns }: Game): readonly Table[] =>
  turns.map(({ name, steps, ordered, optional }): Table => {
    const line = (marker: string, text: string): TableRow => ({
      cells: [{ lines: [marker] }, { lines: [text] }],
    });
    return {
      title: name ?? 'Turn order',
      plain: true,
      columns: [{ header: '', align: 'right' }, { header: '' }],
      rows: [
        ...steps.map((step, i) => line(ordered ? `${i + 1}.` : '•', step)),
        ...(optional.length === 0 ? [] : [line('', 'Optional:')]),
        ...optional.map((step) => line('•', step)),
      ],
    };
  });

interface PlayerAmount {
  readonly header: string;
  readonly field: 'bank' | 'capital' | 'certLimit';
  write(amount: Amount | undefined, look: Look): string;
}

const AMOUNTS: readonly PlayerAmount[] = [
  { header: 'Capital', field: 'capital', write: (amount, look) => look.money(amount, 'capital') },
  { header: 'Certificate limit', field: 'certLimit', write: (amount) => String(amount ?? '') },
  { header: 'Bank', field: 'bank', write: (amount, look) => look.money(amount, 'bank') },
];

const amountOf = (players: Players, count: PlayerCount, field: PlayerAmount['field']): Amount | undefined =>
  players[field] ?? count[field];

/** Amounts that are equal for all numbers of players are shown once, below the table. */
const playerCounts = ({ players }: Game, look: Look): Table => {
  const { counts } = players;
  const amounts = AMOUNTS.map(({ header, field, write }) => {
    const texts = counts.map((count) => write(amountOf(players, count, field), look));
    return { header, texts, isCommon: counts.length > 1 && new Set(texts).size === 1 };
  }).filter(({ texts }) => texts.some((text) => text !== ''));
  const columns = amounts.filter(({ isCommon }) => !isCommon);
  const common = amounts
    .filter(({ isCommon }) => isCommon)
    .map(({ header, texts: [text] }) => `${header}: ${text}`);
  return {
    title: 'Players',
    columns: [
      { header: 'Players', align: 'center' },
      ...columns.map(({ header }) => ({ header, align: 'center' as const })),
    ],
    rows: counts.map(({ number }, i) => ({
      cells: [
        { lines: [String(number)], bold: true },
        ...columns.map(({ texts }) => ({ lines: [texts[i] ?? ''] })),
      ],
      ...(i === counts.length - 1 && common.length > 0 ? { below: { lines: common } } : {}),
      subject: { pointer: at('/players', i), name: `${number} players` },
    })),
  };
};

/** Building costs by terrain, with the number of hexes on each map. */
const terrainCosts = ({ maps }: Game, look: Look): Table => {
  const rows = new Map<string, { readonly name: string; readonly cost: string; places: Set<string>[] }>();
  maps.forEach(({ hexes, borderTexts }, map) => {
    const add = (name: string, amount: Amount | undefined, place: string) => {
      const cost = look.money(amount, 'terrain');
      if (cost === '') return;
      const row = rows.get(`${name} ${cost}`) ?? {
        name: capitalised(name),
        cost,
        places: maps.map(() => new Set<string>()),
      };
      row.places[map]!.add(place);
      rows.set(`${name} ${cost}`, row);
    };
    for (const { hex, coordinate } of hexes) {
      const place = coordinateName(coordinate);
      for (const { icon, cost } of hex.terrain) add(icon ?? terrainBeside(hex), cost, place);
      for (const { cost } of hex.bridges) add('bridge', cost, place);
      for (const { cost } of hex.tunnels) add('tunnel', cost, place);
    }
    for (const { point, cost } of borderTexts) add('crossing', cost, JSON.stringify(point));
  });
  return {
    title: 'Terrain',
    columns: [
      { header: 'Terrain' },
      { header: 'Cost', align: 'center' },
      { header: maps.length > 1 ? 'On the maps' : 'On the map', align: 'center' },
    ],
    rows: [...rows.values()]
      .toSorted((a, b) => compareNames(a.name, b.name) || numberIn(a.cost) - numberIn(b.cost))
      .map(({ name, cost, places }) => {
        const counts = places.map(({ size }) => size);
        return {
          cells: [
            { lines: [name] },
            { lines: [cost] },
            { lines: [new Set(counts).size === 1 ? String(counts[0]) : counts.join(' / ')] },
          ],
        };
      }),
  };
};

/** Not `localeCompare`, which loads the tables of all languages: these names are plain English. */
const compareNames = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The number in an amount of money, for sorting. */
const numberIn = (cost: string): number => Number(/\d[\d,]*/.exec(cost)?.[0].replaceAll(',', '') ?? 0);

/** Terrain for a cost without an icon: the icons of its hex that have no cost. */
const terrainBeside = ({ terrain }: Hex): string => {
  const icons = terrain.flatMap(({ icon, cost }) => (icon !== undefined && cost === undefined ? [icon] : []));
  return [...new Set(icons)].join(', ') || 'other';
};

const CAPITALIZATIONS = {
  full: 'All of its capital when it floats',
  incremental: 'The price of each share when it is sold',
} as const;

/** Rules for starting companies. */
const companies = ({ info, floatPercent, stock }: Game, look: Look): Table => {
  const pars = (stock?.par?.cells ?? []).flatMap(({ text, subLabel }) => {
    const price = look.money(text, 'par');
    return price === '' ? [] : [subLabel === undefined ? price : `${price} (${subLabel})`];
  });
  const rules: readonly (readonly [name: string, rule: string])[] = [
    ['Par', pars.join(', ')],
    ['Floats', floatPercent === undefined ? '' : `When ${floatPercent}% are sold`],
    ['Receives', info.capitalization === undefined ? '' : CAPITALIZATIONS[info.capitalization]],
    ['Sales', info.mustSellInBlocks === true ? 'Shares are sold in blocks' : ''],
  ];
  return {
    title: 'Companies',
    plain: true,
    columns: [{ header: '' }, { header: '' }],
    rows: rules
      .filter(([, rule]) => rule !== '')
      .map(([name, rule]) => ({ cells: [{ lines: [name], bold: true }, { lines: [rule] }] })),
  };
};

/** Causes of share price movements. */
const movement = ({ stock }: Game): Table => ({
  title: 'Share prices',
  columns: [{ header: 'Price' }, { header: 'Why' }],
  rows: (stock?.movement ?? [])
    .filter(([, reasons]) => reasons.length > 0)
    .map(([direction, reasons]) => ({
      cells: [{ lines: [capitalised(direction)] }, { lines: reasons }],
    })),
});

/** Meanings of market colours. */
const marketColors = ({ stock }: Game, look: Look): Table => ({
  title: 'Colours of the market',
  columns: [{ header: 'Colour' }, { header: 'Meaning' }],
  rows: (stock?.legend.entries ?? []).flatMap(({ description, color }, i) =>
    description === ''
      ? []
      : [
          {
            cells: [{ lines: [], ground: look.color(color, 'map') ?? PAPER }, { lines: [description] }],
            subject: { pointer: at('/stock/legend', i), name: `legend "${description}"` },
          },
        ],
  ),
});

/** Rules for shares in pools. */
const pools = ({ pools }: Game): readonly Table[] =>
  pools.map(({ name, notes }) => ({
    title: name ?? 'Pool',
    plain: true,
    columns: [{ header: '', align: 'right' }, { header: '' }],
    rows: notes.map((note) => ({ cells: [{ lines: ['•'] }, { lines: [note] }] })),
  }));

interface PrivateColumn extends TableColumn {
  lines(entry: Private, look: Look): readonly string[];
}

const PRIVATE_COLUMNS: readonly PrivateColumn[] = [
  { header: 'Price', align: 'center', lines: (entry, look) => [privatePrice(entry, look)] },
  { header: 'Bid', align: 'center', lines: ({ bid }, look) => [bid ? look.money(bid, 'private') : ''] },
  {
    header: 'Revenue',
    align: 'center',
    lines: (entry, look) => [privateRevenue(entry, look)],
  },
  { header: 'Players', align: 'center', lines: ({ players }) => [players ? playerSpan(players) : ''] },
];

const playerSpan = ({ min, max }: PlayerRange): string => (min === max ? String(min) : `${min}–${max}`);

/** Table of privates, with notes and description below the name, and without empty columns. */
const privates = ({ privates }: Game, look: Look): Table => {
  const columns = PRIVATE_COLUMNS.filter(({ lines }) =>
    privates.some((entry) => lines(entry, look).some((line) => line.trim() !== '')),
  );
  return {
    title: 'Private companies',
    columns: [{ header: 'Name' }, ...columns],
    rows: privates.map((entry, i) => {
      const notes = [...(entry.variant ? [entry.variant] : []), ...entry.note, ...entry.description];
      return {
        cells: [
          { lines: [entry.id === undefined ? entry.name : `${entry.name} (${entry.id})`], bold: true },
          ...columns.map(({ lines }) => ({ lines: lines(entry, look) })),
        ],
        ...(notes.some((line) => line.trim() !== '') ? { below: { lines: notes } } : {}),
        subject: { pointer: at('/privates', i), name: `private company ${entry.name}` },
      };
    }),
  };
};
