/** Sections of the panel and the documentation, in order (95.6.6). */
export const CONFIG_SECTIONS = [
  {
    id: 'colors',
    title: 'Colours and Companies',
    description: 'Palettes of maps, tiles and companies, and the companies themselves.',
  },
  { id: 'export', title: 'Export', description: 'Contents of an export of a whole game.' },
  { id: 'layout', title: 'Layout', description: 'Paper, and how large drawings are cut into pages.' },
  { id: 'tokens', title: 'Tokens', description: 'Sizes and layout of tokens.' },
  { id: 'maps', title: 'Maps', description: 'Contents and surroundings of maps.' },
  { id: 'tiles', title: 'Tiles', description: 'Sizes, numbers and layout of tiles.' },
  { id: 'market', title: 'Market', description: 'Cells of the market, the par chart and the revenue track.' },
  { id: 'charters', title: 'Charters', description: 'Design and layout of charters.' },
  { id: 'cards', title: 'Cards', description: 'Design and layout of cards.' },
  { id: 'privates', title: 'Privates', description: 'Design of private company cards.' },
  { id: 'trains', title: 'Trains', description: 'Design of train cards.' },
  { id: 'aids', title: 'Player Aids', description: 'Train chart and player aid.' },
  {
    id: 'currency',
    title: 'Currency',
    description:
      'Where to show the currency sign. It appears only with numbers in the game file; text is printed unchanged.',
  },
  { id: 'text', title: 'Text', description: 'Reserved for text defaults; not used yet.' },
] as const satisfies readonly ConfigSection[];

export interface ConfigSection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

export type SectionId = (typeof CONFIG_SECTIONS)[number]['id'];
