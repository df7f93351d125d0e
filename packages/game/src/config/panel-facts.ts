import { CARD_PRESETS, PAPER_PRESETS } from './paper-presets.ts';

/** Metadata that only the panel needs, kept apart from the definitions because drawing does not use it. */
export interface PanelFacts {
  /** Range of numbers in the panel. Files and addresses may exceed it. */
  readonly range?: readonly [least: number, most: number];
  /** Additional search terms. */
  readonly words?: readonly string[];
}

const titles = (presets: readonly { readonly title: string }[]) => presets.map(({ title }) => title);

const paper: PanelFacts = {
  range: [100, 10_000],
  words: [...titles(PAPER_PRESETS), 'preset', 'paper size', 'page size', 'printer'],
};
const card: PanelFacts = {
  range: [50, 2000],
  words: [...titles(CARD_PRESETS), 'preset', 'card size', 'sleeve', 'playing card'],
};
const cardSizes: PanelFacts = { range: [0, 2000], words: ['card size'] };
const aid: PanelFacts = { range: [150, 2000], words: ['size'] };
const cutlines: PanelFacts = { range: [0, 200], words: ['crop marks', 'cutting lines', 'trim'] };
const bleed: PanelFacts = { range: [0, 100], words: ['overlap', 'trim edge'] };
const border: PanelFacts = { range: [0, 100], words: ['frame', 'outline'] };
const token: PanelFacts = { range: [10, 600], words: ['sticker', 'disc', 'diameter'] };
const hex: PanelFacts = { range: [10, 1200], words: ['hex size', 'tile size', 'map size', 'scale'] };
const cell: PanelFacts = { range: [10, 1000], words: ['stock market', 'price'] };
const cells: PanelFacts = { range: [0.1, 50] };
const offset: PanelFacts = { range: [-200, 200], words: ['duplex', 'double-sided', 'alignment', 'printer'] };
const pinRadius: PanelFacts = { range: [0, 200] };
const pinPlace: PanelFacts = { range: [0, 10_000] };
const money: PanelFacts = { words: ['dollar', 'money', 'symbol'] };
const colors: PanelFacts = { words: ['palette', 'colour scheme'] };

const pins = (group: string) => ({
  [`${group}.pins.innerRadius`]: pinRadius,
  [`${group}.pins.outerRadius`]: pinRadius,
  [`${group}.pins.y`]: pinPlace,
  [`${group}.pins.x1`]: pinPlace,
  [`${group}.pins.x2`]: pinPlace,
});

const cardSize = (kind: string) => ({
  [`cards.sizes.${kind}.width`]: cardSizes,
  [`cards.sizes.${kind}.height`]: cardSizes,
});

const CURRENCY =
  'bank border capital market offboard par private revenue share terrain token train treasury value';

/** By path. Includes a range for every number in the panel (95.4.3). */
export const PANEL_FACTS: Readonly<Record<string, PanelFacts>> = {
  theme: colors,
  companiesTheme: colors,
  companySvgLogos: { words: ['pictures', 'tokens'] },
  margin: { range: [0, 1000], words: ['border', 'white space', 'blank'] },
  cutlines,
  cutlinesOffset: cutlines,
  bleed: { ...bleed, words: ['overlap', 'trim edge', 'glue'] },
  'paper.width': paper,
  'paper.height': paper,
  'paper.margins': { range: [1, 500], words: ['border', 'printable area', 'printer'] },
  'tokens.layout': { words: ['labels', 'stickers', 'sheet'] },
  'tokens.marketTokenSize': token,
  'tokens.stationTokenSize': token,
  'tokens.generalTokenSize': token,
  'tokens.reverseMarketTokens': { words: ['backs', 'two-sided', 'double-sided'] },
  coords: { words: ['grid', 'letters', 'hex numbers'] },
  straightCityNames: { words: ['labels', 'curved'] },
  plainMapCompanies: { words: ['home', 'black and white'] },
  'maps.split': { words: ['paginate', 'split', 'glue'] },
  'tiles.id': { words: ['tile number'] },
  'tiles.colorblind': { words: ['accessibility', 'colour vision', 'symbols'] },
  'tiles.layout': { words: ['arrangement', 'hex die'] },
  'tiles.width': hex,
  'tiles.mapWidth': hex,
  ...pins('tiles'),
  'stock.cell.width': cell,
  'stock.cell.height': cell,
  'stock.column': cells,
  'stock.diag': cells,
  'stock.par': cells,
  'charters.layout': { words: ['sheet', 'arrangement'] },
  'charters.halfWidth': { words: ['small', 'narrow'] },
  'charters.cutlines': cutlines,
  'charters.bleed': bleed,
  'charters.border': border,
  ...pins('charters'),
  style: { words: ['engraved', 'old', 'bank note'] },
  'cards.shareStyle': { words: ['certificate', 'stock'] },
  'cards.layout': { words: ['sheet', 'grid', 'arrangement'] },
  'cards.width': card,
  'cards.height': card,
  'cards.cutlines': cutlines,
  'cards.bleed': bleed,
  'cards.dtgPadding': { range: [0, 50] },
  'cards.border': border,
  ...pins('cards'),
  ...cardSize('privates'),
  ...cardSize('shares'),
  ...cardSize('trains'),
  ...cardSize('numbers'),
  'cards.cornerRadius': { range: [0, 200], words: ['round corners', 'rounded'] },
  'cards.safeZone': { range: [0, 200], words: ['safe area', 'guide', 'proof'] },
  'cards.largeText': { words: ['font size', 'bigger', 'readable'] },
  'cards.backs': { words: ['duplex', 'double-sided', 'two-sided', 'reverse'] },
  'cards.backOffset.x': offset,
  'cards.backOffset.y': offset,
  'aids.width': aid,
  'aids.height': aid,
  'trains.images': { words: ['pictures', 'locomotive'] },
  ...Object.fromEntries(CURRENCY.split(' ').map((item) => [`currency.${item}`, money])),
};
