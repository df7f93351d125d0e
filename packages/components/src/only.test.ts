import { type ConfigPart, effectiveConfig, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import { openArtwork } from './artwork/open.ts';
import { withLook } from './look.ts';
import { findComponent } from './registry.ts';
import { allNodes } from './testing/find.ts';

const fonts = await bundledFonts();

const file = {
  info: { title: 'Withy' },
  privates: [{ name: 'Ferry' }, { name: 'Tram' }],
  trains: [{ name: '2', quantity: 6, color: 'yellow' }],
  companies: [
    { name: 'Great Salt', abbrev: 'GSR', tokens: ['', 40], shares: [{ quantity: 9, percent: 10 }] },
    { name: 'Little Salt', abbrev: 'LSR', tokens: [''], shares: [{ quantity: 9, percent: 10 }] },
  ],
  tokens: [
    { label: 'never', quantity: 0 },
    { label: 'bank', quantity: 3 },
  ],
  tiles: { 8: 4, 57: 2 },
};

/** What sheets of a component show when only some pieces are asked for, each copy once. */
const printed = async (id: string, only: ReadonlyMap<string, number>, part: ConfigPart = {}) => {
  const { game } = load(JSON.stringify(file), library);
  const component = findComponent(id)!;
  const drawings = await component.drawings();
  const materials = {
    config: effectiveConfig({ url: part }),
    fonts,
    artwork: openArtwork(),
    report: () => {},
  };
  const pages = await withLook(game!, materials, (look) => drawings.pages(game!, look, { only }));
  const names = pages.flatMap(({ children }) =>
    allNodes(children).flatMap(({ node }) => (node.subject && 'cut' in node ? [node.subject.name] : [])),
  );
  const physical = await withLook(game!, materials, (look) => drawings.physical!(game!, look));
  return { names, known: [...only.keys()].every((name) => physical.some((piece) => piece.name === name)) };
};

test.each([
  [
    'cards',
    [
      ['card-private-2-tram', 1],
      ['train-2x6', 2],
    ],
    ['card "Tram"', 'card "Train 2"', 'card "Train 2"'],
  ],
  ['tiles', [['tile-57', 1]], ['tile 57']],
  ['charters', [['charter-2-LSR', 1]], ['charter of Little Salt']],
  [
    'tokens',
    [
      ['token-1-GSR-station', 1],
      ['token-3-bank', 2],
    ],
    ['token "GSR"', 'token "bank"', 'token "bank"'],
  ],
] as const)(
  'only some %s are printed where a request names them, so many of each',
  async (id, only, names) => {
    expect(await printed(id, new Map(only))).toEqual({ names, known: true });
  },
);

test('nothing is printed where none are wanted', async () => {
  for (const id of ['cards', 'tiles', 'charters', 'tokens'])
    expect(await printed(id, new Map())).toEqual({ names: [], known: true });
});
