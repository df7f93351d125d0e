import { type ReadGameFolder, readGameFolder, unzipGameFolder } from '@platelayer/export';
import type { Material } from './messages.ts';

/** Reads a folder or a zip. */
export const unpack = (material: Exclude<Material, { readonly text: string }>): ReadGameFolder => {
  const { name, game } = material;
  return 'zip' in material
    ? unzipGameFolder(material.zip, { name, game })
    : readGameFolder(material.folder, { name, game });
};

export { shareGame } from '@platelayer/export';
