import {
  circle,
  type Document,
  type Fonts,
  line,
  type Node,
  type Page,
  path,
  polygon,
  rect,
  symbol,
  text,
  translate,
  use,
} from '@platelayer/scene';

/** An invented map and tile sheets, with about as many shapes and labels as a real game, and no two identical hexes. */

const INK = '#110a0c';
const GROUNDS = ['#fcefde', '#ffe600', '#59b578', '#bf8156', '#67a7c4'] as const;
const WIDTH = 150;
const EDGE = 86.6025;

const corners = Array.from({ length: 6 }, (_, i): readonly [number, number] => [
  EDGE * Math.cos((i * Math.PI) / 3),
  EDGE * Math.sin((i * Math.PI) / 3),
]);

/** Fourteen shapes and three labels: background, two crossing tracks with halo and sleepers, a city with two slots, a value, a border. */
const hex = (fonts: Fonts, n: number): readonly Node[] => {
  const ends = (turn: number) => {
    const angle = (((n + turn) % 6) * Math.PI) / 3 + Math.PI / 6;
    const [x, y] = [(WIDTH / 2) * Math.cos(angle), (WIDTH / 2) * Math.sin(angle)];
    return [-x, -y, x, y] as const;
  };
  const track = (turn: number): readonly Node[] => [
    line(...ends(turn), { stroke: { color: '#fff', width: 20 } }),
    line(...ends(turn), { stroke: { color: INK, width: 12 } }),
    line(...ends(turn), { stroke: { color: '#fff', width: 8, dash: [4, 4] } }),
  ];
  return [
    polygon(corners, { fill: GROUNDS[n % GROUNDS.length]!, stroke: { color: INK, width: 1 } }),
    ...track(0),
    ...track(2),
    rect(-53, -28, 106, 56, { radius: 28, fill: '#fff' }),
    ...[-25, 25].map((x) => circle(x, 0, 25, { fill: '#fff', stroke: { color: INK, width: 2 } })),
    circle(40, 36, 13, { fill: '#fff', stroke: { color: INK, width: 1 } }),
    path('M-60 -40q10 -12 20 0t20 0', { stroke: { color: '#67a7c4', width: 3 } }),
    path('M-20 60l10 -16 10 16z', { fill: '#d1ae85', stroke: { color: INK, width: 1 } }),
    line(corners[0]![0], corners[0]![1], corners[1]![0], corners[1]![1], {
      stroke: { color: '#2b90be', width: 6, cap: 'round' },
    }),
    text(fonts, `Town ${n}`, 0, -40, {
      family: 'sans-serif',
      size: 11,
      anchor: 'middle',
      stroke: { color: '#fff', width: 3 },
    }),
    text(fonts, String((n % 9) * 10), 40, 41, { family: 'sans-serif', size: 15, anchor: 'middle' }),
    text(fonts, 'OO', -40, 44, { size: 20, anchor: 'middle' }),
  ];
};

/** Rows of hexes that keep the sheet nearly square, all on one page. */
export const mapPage = (fonts: Fonts, hexes: number): Page => {
  const columns = Math.ceil(Math.sqrt(hexes));
  const children = Array.from({ length: hexes }, (_, n): Node => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    const place = translate(100 + column * EDGE * 1.5, 100 + row * WIDTH + (column % 2) * (WIDTH / 2));
    return { kind: 'group', children: hex(fonts, n), transform: place };
  });
  const rows = Math.ceil(hexes / columns);
  return {
    width: Math.min(20_000, 200 + columns * EDGE * 1.5),
    height: Math.min(20_000, 200 + (rows + 0.5) * WIDTH),
    title: 'Map',
    children,
  };
};

/** 24 tiles per sheet. Each design is printed four times, so it becomes a symbol. */
const tilePages = (fonts: Fonts, tiles: number): readonly Page[] =>
  Array.from({ length: Math.ceil(tiles / 24) }, (_, sheet): Page => {
    const children = Array.from({ length: Math.min(24, tiles - sheet * 24) }, (_, i): Node => {
      const design = Math.floor((sheet * 24 + i) / 4);
      return use(symbolOf(fonts, design), translate(125 + (i % 4) * 195, 100 + Math.floor(i / 4) * 170));
    });
    return {
      width: 850,
      height: 1100,
      title: `Tiles ${sheet + 1}`,
      children: [rect(25, 25, 800, 1050, { stroke: { color: INK, width: 1 } }), ...children],
    };
  });

const symbols = new Map<number, ReturnType<typeof symbol>>();

const symbolOf = (fonts: Fonts, design: number) => {
  const known = symbols.get(design) ?? symbol(`tile-${design}`, hex(fonts, design));
  symbols.set(design, known);
  return known;
};

/** Eight pages: a map of 300 hexes on three of them and 120 tiles on five. */
export const game = (fonts: Fonts): Document => ({
  title: 'Bench',
  pages: [mapPage(fonts, 100), mapPage(fonts, 100), mapPage(fonts, 100), ...tilePages(fonts, 120)],
});
