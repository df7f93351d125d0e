import type { ExportFormat } from './format.ts';
import { boxVersion, optionValue } from './options.ts';

/** A module for the free program VASSAL, and the list of its pieces beside it (86.8.3). */
export const vassal = {
  id: 'vassal',
  title: 'VASSAL module',
  description: 'map with named hexes, market, tiles to lay and turn, tokens, cards and charters',
  file: 'VASSAL Module',
  extension: 'vmod',
  mediaType: 'application/zip',
  scopes: ['game'],
  options: [boxVersion],
  plan: async (context) => {
    const version = optionValue(boxVersion, context.options);
    const { drawings, stem, fileName } = context;
    const title = drawings.game.info.title || 'Game';
    return [
      {
        kind: 'pack',
        name: `${stem}.vmod`,
        make: async (press) => {
          const { buildModule, makeModule } = await import('../packs/vassal/vassal.ts');
          const { report } = await import('../packs/messages.ts');
          const module = await buildModule(context, version);
          for (const message of module.notes) report(message, drawings);
          return makeModule(module, title, version, press);
        },
      },
      {
        kind: 'list',
        name: fileName('vassal-list', 'csv'),
        make: async () => {
          const { buildModule } = await import('../packs/vassal/vassal.ts');
          const { listCsv, listRows } = await import('../packs/list.ts');
          const { all, entries } = await buildModule(context, version);
          return listCsv(listRows(all, entries));
        },
      },
    ];
  },
} as const satisfies ExportFormat;
