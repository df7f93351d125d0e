/** The sections of the panel and of the documentation, in their order (95.6.6). */
export const CONFIG_SECTIONS = [
  {
    id: 'colors',
    title: 'Colours and Companies',
    description: 'The palettes of maps, tiles and companies, and the companies themselves.',
  },
  { id: 'export', title: 'Export', description: 'What an export of a whole game contains.' },
  { id: 'layout', title: 'Layout', description: 'The paper, and how large drawings are cut into pages.' },
  { id: 'tokens', title: 'Tokens', description: 'Sizes and sheets of tokens.' },
  { id: 'maps', title: 'Maps', description: 'What is drawn on a map and around it.' },
  { id: 'tiles', title: 'Tiles', description: 'Sizes, numbers and sheets of tiles.' },
  { id: 'market', title: 'Market', description: 'Cells of the market, the par chart and the revenue track.' },
  { id: 'charters', title: 'Charters', description: 'Design and sheets of charters.' },
  { id: 'cards', title: 'Cards', description: 'Design and sheets of cards.' },
  { id: 'privates', title: 'Privates', description: 'Design of private company cards.' },
  { id: 'trains', title: 'Trains', description: 'Design of train cards.' },
  { id: 'aids', title: 'Player Aids', description: 'Train chart and player aid.' },
  {
    id: 'currency',
    title: 'Currency',
    description:
      'Shows the currency sign, item by item. It appears only where the game file gives a number; text stays as it is.',
  },
  { id: 'text', title: 'Text', description: 'Reserved for text defaults; no page reads these values yet.' },
] as const satisfies readonly ConfigSection[];

export interface ConfigSection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

export type SectionId = (typeof CONFIG_SECTIONS)[number]['id'];
