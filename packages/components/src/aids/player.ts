import {
  type Amount,
  at,
  coordinateName,
  type Game,
  type PlayerCount,
  type PlayerRange,
  type Players,
  type Private,
} from '@platelayer/game';
import type { Look } from '../look.ts';
import type { Table, TableColumn, TableRow } from './table.ts';

/** What a player looks up: rounds, turn order, limits and money, costs, private companies (87.4). */
export const playerTables = (game: Game, look: Look): readonly Table[] =>
  [
    rounds(game),
    ...turns(game),
    playerCounts(game, look),
    terrainCosts(game, look),
    privates(game, look),
  ].filter(({ rows }) => rows.length > 0);

const rounds = ({ rounds }: Game): Table => {
  const names = rounds.flatMap(({ face }) => String(face.label ?? '').trim() || []);
  return {
    title: 'Rounds',
    plain: true,
    columns: [{ header: '' }],
    rows: names.length === 0 ? [] : [{ cells: [{ lines: [names.join(', ')] }] }],
  };
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
        ...optional.map((step) => line('•', step)),
      ],
    };
  });

interface Figure {
  readonly header: string;
  readonly field: 'bank' | 'capital' | 'certLimit';
  write(amount: Amount | undefined, look: Look): string;
}

const FIGURES: readonly Figure[] = [
  { header: 'Capital', field: 'capital', write: (amount, look) => look.money(amount, 'capital') },
  { header: 'Certificates', field: 'certLimit', write: (amount) => String(amount ?? '') },
  { header: 'Bank', field: 'bank', write: (amount, look) => look.money(amount, 'bank') },
];

const amountOf = (players: Players, count: PlayerCount, field: Figure['field']): Amount | undefined =>
  players[field] ?? count[field];

const playerCounts = ({ players }: Game, look: Look): Table => {
  const figures = FIGURES.filter(({ field }) =>
    players.counts.some((count) => amountOf(players, count, field) !== undefined),
  );
  return {
    title: 'Players',
    columns: [
      { header: 'Players', align: 'center' },
      ...figures.map(({ header }) => ({ header, align: 'center' as const })),
    ],
    rows: players.counts.map((count, i) => ({
      cells: [
        { lines: [String(count.number)], bold: true },
        ...figures.map(({ field, write }) => ({ lines: [write(amountOf(players, count, field), look)] })),
      ],
      subject: { pointer: at('/players', i), name: `${count.number} players` },
    })),
  };
};

/** Costs of building on the maps, by what has to be built over; a hex that several maps have counts once. */
const terrainCosts = ({ maps }: Game, look: Look): Table => {
  const counts = new Map<string, { readonly name: string; readonly cost: string; places: Set<string> }>();
  const add = (name: string, amount: Amount | undefined, place: string) => {
    const cost = look.money(amount, 'terrain');
    if (cost === '') return;
    const entry = counts.get(`${name} ${cost}`) ?? {
      name: name.charAt(0).toUpperCase() + name.slice(1),
      cost,
      places: new Set<string>(),
    };
    entry.places.add(place);
    counts.set(`${name} ${cost}`, entry);
  };
  for (const { hexes, borderTexts } of maps) {
    for (const { hex, coordinate } of hexes) {
      const place = coordinateName(coordinate);
      for (const { icon, cost } of hex.terrain) add(icon ?? 'terrain', cost, place);
      for (const { cost } of hex.bridges) add('bridge', cost, place);
      for (const { cost } of hex.tunnels) add('tunnel', cost, place);
    }
    for (const { point, text } of borderTexts)
      if (typeof text === 'number') add('crossing', text, JSON.stringify(point));
  }
  return {
    title: 'Terrain',
    columns: [
      { header: 'Terrain' },
      { header: 'Cost', align: 'center' },
      { header: 'On the map', align: 'center' },
    ],
    rows: [...counts.values()]
      .toSorted(
        (a, b) => a.name.localeCompare(b.name, 'en') || a.cost.localeCompare(b.cost, 'en', { numeric: true }),
      )
      .map(({ name, cost, places }) => ({
        cells: [{ lines: [name] }, { lines: [cost] }, { lines: [String(places.size)] }],
      })),
  };
};

interface PrivateColumn extends TableColumn {
  lines(one: Private, look: Look): readonly string[];
}

const PRIVATE_COLUMNS: readonly PrivateColumn[] = [
  { header: 'Price', align: 'center', lines: ({ price }, look) => [look.money(price, 'private')] },
  { header: 'Bid', align: 'center', lines: ({ bid }, look) => [bid ? look.money(bid, 'private') : ''] },
  {
    header: 'Revenue',
    align: 'center',
    lines: ({ revenue }, look) => [revenue.map((amount) => look.money(amount, 'private')).join('/')],
  },
  { header: 'Players', align: 'center', lines: ({ players }) => [players ? playerSpan(players) : ''] },
  { header: 'Power', lines: ({ note, description }) => [...note, ...description] },
];

const playerSpan = ({ min, max }: PlayerRange): string => (min === max ? String(min) : `${min}–${max}`);

/** Columns that say nothing of any are left out. */
const privates = ({ privates }: Game, look: Look): Table => {
  const columns = PRIVATE_COLUMNS.filter(({ lines }) =>
    privates.some((one) => lines(one, look).some((line) => line.trim() !== '')),
  );
  return {
    title: 'Private companies',
    columns: [{ header: 'Name' }, ...columns],
    rows: privates.map((one, i) => ({
      cells: [
        { lines: [one.id === undefined ? one.name : `${one.name} (${one.id})`], bold: true },
        ...columns.map(({ lines }) => ({ lines: lines(one, look) })),
      ],
      subject: { pointer: at('/privates', i), name: `private company ${one.name}` },
    })),
  };
};
