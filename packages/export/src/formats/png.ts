import { type ExportFormat, making } from './format.ts';
import { resolution } from './options.ts';

export const png = {
  id: 'png',
  title: 'PNG pictures',
  description: 'each card, tile, token and charter alone',
  file: 'PNG',
  extension: 'png',
  mediaType: 'image/png',
  scopes: ['page', 'component', 'game'],
  single: true,
  options: [resolution],
  quick: { several: 'png images', one: 'a png image', options: { [resolution.id]: resolution.least } },
  plan: async ({ pieces, fileName, options }) =>
    (await pieces()).map(({ component, piece, address }) => ({
      kind: 'piece',
      name: fileName(piece.name, 'png'),
      address,
      component,
      make: async (press) => (await making()).makePng(piece, press, options, 'transparent'),
    })),
  page: async (page, press, options) => (await making()).makePng(page, press, options),
} as const satisfies ExportFormat;
