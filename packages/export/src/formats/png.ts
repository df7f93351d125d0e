import { type ExportFile, type ExportFormat, making } from './format.ts';
import { listOf } from './list.ts';
import { bleeding, optionValue, resolution } from './options.ts';

export const png = {
  id: 'png',
  title: 'PNG pictures',
  description: 'a picture of each card, tile, token and charter',
  file: 'PNG',
  extension: 'png',
  mediaType: 'image/png',
  scopes: ['page', 'component', 'game'],
  single: true,
  options: [resolution, bleeding],
  quick: { several: 'png images', one: 'a png image' },
  plan: async (context) => {
    const { pieces, fileName, options, shown } = context;
    const selected = await pieces({ bleed: optionValue(bleeding, options) });
    const files = selected.map(
      ({ component, piece, address }): ExportFile => ({
        kind: 'piece',
        name: fileName(piece.name, 'png'),
        address,
        component,
        make: async (press) => (await making()).makePng(piece, press, options, 'transparent'),
      }),
    );
    if (shown) return files;
    // The list has the number of copies, which pictures do not show.
    const list = {
      kind: 'list',
      name: fileName('pieces', 'csv'),
      make: async () => (await listOf(context)).csv,
    };
    return [...files, list];
  },
  page: async (page, press, options) => (await making()).makePng(page, press, options),
} as const satisfies ExportFormat;
