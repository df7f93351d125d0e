import type { ExportFormat } from './format.ts';
import { boxAuthor, boxVersion, optionValue } from './options.ts';

/** A game box for Board18 (80.12). */
export const board18 = {
  id: 'board18',
  word: 'b18',
  title: 'Board18 box',
  description: 'for playing online; needs a map',
  file: 'Board18 Box',
  extension: 'zip',
  mediaType: 'application/zip',
  scopes: ['game'],
  needs: 'map',
  pack: true,
  whole: true,
  options: [boxVersion, boxAuthor],
  plan: async ({ drawings, gameName, options }) => {
    const { boxName, makeBox } = await import('../board18/box.ts');
    const version = optionValue(boxVersion, options);
    const release = { name: gameName, version, author: optionValue(boxAuthor, options) };
    return drawings.game.maps.length === 0
      ? []
      : [
          {
            kind: 'box',
            name: `${boxName(release).folder}.zip`,
            make: (press) => makeBox(release, drawings, press),
          },
        ];
  },
  preview: async ({ drawings }) => {
    const { previewBox } = await import('../board18/box.ts');
    return previewBox(drawings);
  },
} as const satisfies ExportFormat;
