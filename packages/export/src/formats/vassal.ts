import type { ExportFormat } from './format.ts';
import { boxVersion, optionValue } from './options.ts';

/** A module for the free program VASSAL, and a separate list of its pieces (86.8.3). */
export const vassal = {
  id: 'vassal',
  title: 'VASSAL module',
  description: 'map with named hexes, market, tiles to lay and turn, tokens, cards and charters',
  file: 'VASSAL Module',
  extension: 'vmod',
  mediaType: 'application/zip',
  scopes: ['game'],
  pack: true,
  whole: true,
  options: [boxVersion],
  plan: async (context) => {
    const version = optionValue(boxVersion, context.options);
    const { stem, fileName } = context;
    return [
      {
        kind: 'pack',
        name: `${stem}.vmod`,
        make: async (press) => (await making()).makeVassalPack(context, version, press),
      },
      {
        kind: 'list',
        name: fileName('vassal-list', 'csv'),
        make: async () => (await making()).makeVassalList(context, version),
      },
    ];
  },
  preview: async (context) =>
    (await making()).previewVassalPack(context, optionValue(boxVersion, context.options)),
} as const satisfies ExportFormat;

const making = () => import('../packs/vassal/index.ts');
