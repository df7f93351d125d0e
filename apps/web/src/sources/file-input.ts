import type { FolderHandle } from './file-system.ts';

/** File types of games: JSON, or a zip with assets. */
export const ACCEPTED = '.json,application/json,.zip,application/zip';

/** Lets the user choose files in browsers without a picker. Returns none if cancelled. */
export const chooseFiles = (): Promise<readonly File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = ACCEPTED;
    input.multiple = true;
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });

/** Lets the user choose a folder. Returns undefined if cancelled. */
export const chooseFolder = (): Promise<FolderHandle | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.webkitdirectory = true;
    input.addEventListener('change', () => resolve(folderOfFiles([...(input.files ?? [])])));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });

/** Wraps files that have relative paths as a folder handle. */
const folderOfFiles = (files: readonly File[], depth = 0): FolderHandle | undefined => {
  const name = files[0] && partsOf(files[0])[depth];
  if (name === undefined) return undefined;
  return {
    kind: 'directory',
    name,
    values: async function* () {
      const inner = new Map<string, File[]>();
      for (const file of files) {
        const part = partsOf(file)[depth + 1] ?? '';
        inner.set(part, [...(inner.get(part) ?? []), file]);
      }
      for (const [name, [file, ...others]] of inner) {
        if (!file) continue;
        const folder = partsOf(file).length > depth + 2 && folderOfFiles([file, ...others], depth + 1);
        yield folder || { kind: 'file', name, getFile: async () => file };
      }
    },
  };
};

const partsOf = ({ webkitRelativePath }: File): readonly string[] => webkitRelativePath.split('/');
