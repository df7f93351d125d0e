import { readFile } from 'node:fs/promises';
import { type FallbackGroup, findInSlices, type SlicedFamily } from '@platelayer/library';
import { type FindFallback, type Fonts, searchWith, withFallback } from '@platelayer/scene';
import { readFallbackTable, sliceFiles } from '../fallback-table.ts';
import { bundledFonts } from './fonts.ts';

const tables = new Map<FallbackGroup, readonly SlicedFamily[]>();

export const fallbackTable = (group: FallbackGroup): readonly SlicedFamily[] => {
  const families = tables.get(group) ?? readFallbackTable(group);
  tables.set(group, families);
  return families;
};

/** The fallback families of the application, for a game with the given text. Records which files were read. */
export const fallbackFiles = (
  text = '',
): { readonly find: FindFallback; readonly read: readonly string[] } => {
  const paths: string[] = [];
  const find = findInSlices({
    table: async (group) => fallbackTable(group),
    read: async (path) => {
      paths.push(path);
      const files = (['signs', 'cjk'] as const).map((group) => sliceFiles(fallbackTable(group)).get(path));
      return new Uint8Array(await readFile(files.find((file) => file !== undefined)!));
    },
    text,
  });
  return { find, read: paths };
};

/** The bundled faces, followed by all fallback families. */
export const allFonts = async (text?: string): Promise<Fonts> =>
  withFallback(await bundledFonts(), searchWith(fallbackFiles(text).find));
