import type { Plugin } from 'vite';
import { readModule } from '../../scripts/read-module.ts';

const ID = '\0virtual:platelayer/needs';

/** Lists the faces and pictures that the sheets of each component need, so that they load before a sheet is drawn. */
export const needs = (): Plugin => {
  let building = false;
  return {
    name: 'platelayer-needs',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: (id) => (id === ID.slice(1) ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined;
      return `export const needs = ${JSON.stringify(building ? await readNeeds() : {})};`;
    },
  };
};

const readNeeds = async (): Promise<object> =>
  (await readModule<{ readonly needs: object }>('scripts/drawing-needs.ts')).module.needs;
