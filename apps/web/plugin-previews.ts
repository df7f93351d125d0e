import type { Plugin } from 'vite';
import { readModule } from '../../scripts/read-module.ts';
import type { GameDescription } from './src/engine/values.ts';

const ID = '\0virtual:platelayer/previews';

export interface DrawnPreview {
  readonly id: string;
  readonly description: GameDescription;
  /** A PNG of the map, if the game has one. */
  readonly picture?: Uint8Array;
}

/** Twice the displayed width, for high-density screens. */
export const PREVIEW_PIXELS = 320;

/** Draws the pictures of bundled games for the list of games at build time. */
export const previews = (): Plugin => {
  let building = false;
  return {
    name: 'platelayer-previews',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: (id) => (id === ID.slice(1) ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined;
      const entries = (building ? await drawnPreviews() : []).map((drawn) => {
        const file =
          drawn.picture && this.emitFile({ type: 'asset', name: `${drawn.id}.png`, source: drawn.picture });
        const picture = file && `import.meta.ROLLUP_FILE_URL_${file}`;
        return `${JSON.stringify(drawn.id)}: { description: ${JSON.stringify(drawn.description)}, picture: ${picture} },`;
      });
      return `export const PREVIEW_PIXELS = ${PREVIEW_PIXELS};\nexport const previews = {${entries.join('\n')}};`;
    },
  };
};

const drawnPreviews = async () =>
  (await readModule<{ readonly previews: readonly DrawnPreview[] }>('scripts/game-previews.ts')).module
    .previews;
