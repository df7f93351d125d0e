import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readModule } from './read-module.ts';
// @ts-expect-error a plain script
import { root } from './setup.mjs';

const MODULE = join(root, 'packages/components/src/artwork/built-in.ts').replaceAll('\\', '/');
const ID = /^\0?virtual:platelayer\/pictures\/(.*)$/;

const readPictures = async () =>
  (await readModule<typeof import('./built-in-pictures.ts')>('scripts/built-in-pictures.ts')).module
    .builtInPictures;

const nameOf = ({ kind, group }: { readonly kind: string; readonly group: string }): string =>
  group === '' ? kind : `${kind}/${group}`;

/** Replaces the SVG sources of the library's pictures, and the code that parses them, with parsed pictures. */
export const readPicturesAtBuild = (): Plugin => ({
  name: 'platelayer-pictures',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: ID }, handler: (id) => `\0${id}` },
  load: {
    order: 'pre',
    filter: { id: [ID, MODULE] },
    async handler(id) {
      const all = await readPictures();
      const name = ID.exec(id)?.[1];
      if (name === undefined) return lookUp(all.map(nameOf));
      const { pictures } = all.find((one) => nameOf(one) === name)!;
      // JSON.parse is faster than a literal.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(pictures))});`;
    },
  },
});

/** Each group of logos and each train loads separately, icons and symbols load together. */
const lookUp = (names: readonly string[]): string => `
const GROUPS = new Map([${names.map((name) => `['${name}', () => import('virtual:platelayer/pictures/${name}')]`)}]);
export const builtInPicture = async (kind, name) => {
  const load = GROUPS.get(kind) ?? GROUPS.get(kind + '/' + name.split('/')[0]);
  const pictures = (await load?.())?.default ?? {};
  return Object.hasOwn(pictures, name) ? pictures[name] : undefined;
};`;
