import { type ExportFormat, making } from './format.ts';
import { outlines } from './options.ts';

export const svg = {
  id: 'svg',
  title: 'SVG drawings',
  description: 'an editable drawing of each card, tile, token and charter',
  file: 'SVG',
  extension: 'svg',
  mediaType: 'image/svg+xml',
  scopes: ['page', 'component', 'game'],
  single: true,
  options: [outlines],
  plan: async ({ pieces, fileName, options }) =>
    (await pieces()).map(({ component, piece }) => ({
      kind: 'piece',
      name: fileName(piece.name, 'svg'),
      component,
      make: async (press) => (await making()).makeSvg(piece, press, options),
    })),
  page: async (page, press, options) => (await making()).makeSvg(page, press, options),
} as const satisfies ExportFormat;
