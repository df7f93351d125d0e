import { type Amount, at, type Game, type PlayerCount, type Players } from '@platelayer/game';
import type { Look } from '../look.ts';
import type { Table, TableRow } from './table.ts';

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
  const names = rounds.flatMap(({ face }) => (face.label === undefined ? [] : String(face.label)));
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

/** Costs of building on the map, by what has to be built over. */
const terrainCosts = ({ maps }: Game, look: Look): Table => {
  const counts = new Map<string, { readonly name: string; readonly cost: string; hexes: number }>();
  for (const { hex } of maps[0]?.hexes ?? []) {
    const found = [
      ...hex.terrain.map(({ icon, cost }) => ({ name: icon ?? 'terrain', cost })),
      ...hex.bridges.map(({ cost }) => ({ name: 'bridge', cost })),
      ...hex.tunnels.map(({ cost }) => ({ name: 'tunnel', cost })),
    ];
    for (const { name, cost: amount } of found) {
      const cost = look.money(amount, 'terrain');
      if (cost === '') continue;
      const key = `${name} ${cost}`;
      const known = counts.get(key);
      if (known) known.hexes++;
      else counts.set(key, { name: name.charAt(0).toUpperCase() + name.slice(1), cost, hexes: 1 });
    }
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
      .map(({ name, cost, hexes }) => ({
        cells: [{ lines: [name] }, { lines: [cost] }, { lines: [String(hexes)] }],
      })),
  };
};

const privates = ({ privates }: Game, look: Look): Table => ({
  title: 'Private companies',
  columns: [
    { header: 'Name' },
    { header: 'Price', align: 'center' },
    { header: 'Revenue', align: 'center' },
    { header: 'Power' },
  ],
  rows: privates.map((one, i) => ({
    cells: [
      { lines: [one.id === undefined ? one.name : `${one.name} (${one.id})`], bold: true },
      { lines: [look.money(one.price, 'private')] },
      { lines: [one.revenue.map((amount) => look.money(amount, 'private')).join('/')] },
      { lines: [...one.note, ...one.description] },
    ],
    subject: { pointer: at('/privates', i), name: `private company ${one.name}` },
  })),
});
