import { type Pack, type ReadPack, readPack, unzipPack, zipPack } from '@platelayer/export';
import type { Material } from './messages.ts';

/** Reads a folder or a zip. */
export const unpack = (material: Exclude<Material, { readonly text: string }>): ReadPack => {
  const { name, game } = material;
  return 'zip' in material
    ? unzipPack(material.zip, { name, game })
    : readPack(material.folder, { name, game });
};

/** The game with everything that it brings along as one file. */
export const shareable = (pack: Pack, name: string) => ({
  name: `${name}.zip`,
  bytes: zipPack({ ...pack, name }) as Uint8Array<ArrayBuffer>,
});
