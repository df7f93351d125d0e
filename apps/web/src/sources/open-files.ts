import type { Summary } from '../state/store.ts';
import { alertFailure, alertFailures, type Failure } from './alerts.ts';
import type { Capabilities } from './capabilities.ts';
import type { FileToOpen } from './dropped.ts';
import type { FilePicker, FolderHandle, FolderPicker, PickerOptions, SystemHandle } from './file-system.ts';
import type { InternalSource } from './internal.ts';
import { isErrorNamed, SourceError } from './source-error.ts';
import type { SystemSource } from './system.ts';

interface OpenerDependencies {
  readonly capabilities: Pick<Capabilities, 'system' | 'internal'>;
  readonly system: SystemSource;
  readonly internal: InternalSource;
  /** The system's file picker, if the browser has one. */
  readonly pick?: FilePicker;
  /** A file input, for browsers without a picker. */
  readonly input: () => Promise<readonly File[]>;
  readonly pickFolder?: FolderPicker;
  readonly inputFolder: () => Promise<FolderHandle | undefined>;
  /** Files to copy for a file or folder: one per game with the shared assets, the default game first. */
  readonly copies: (opening: File | FolderHandle) => Promise<readonly File[]>;
}

export interface Opener {
  /** Adds all files and returns the slug of the first valid game. Failures are shown as alerts (98.5.2). */
  openFiles(files: Iterable<FileToOpen>): Promise<string | undefined>;
  openPicker(): Promise<string | undefined>;
  /** Opens a folder with a game and its assets. */
  openFolder(): Promise<string | undefined>;
}

/** One `.json` file (98.6.3), or a zip of a game with its assets. */
export const PICKER_OPTIONS: PickerOptions = {
  id: 'platelayer-games',
  multiple: false,
  excludeAcceptAllOption: true,
  types: [
    {
      description: 'Platelayer Game',
      accept: { 'application/json': ['.json'], 'application/zip': ['.zip'] },
    },
  ],
};

const isHandle = (opening: FileToOpen): opening is SystemHandle => 'kind' in opening;

export const createOpener = (dependencies: OpenerDependencies): Opener => {
  const { capabilities, system, internal, pick, input } = dependencies;
  /** Remembers a handle if possible, or else copies the file (98.2). */
  const add = async (opening: FileToOpen): Promise<Summary> => {
    if (isHandle(opening) && capabilities.system) {
      try {
        return await system.add(opening);
      } catch (error) {
        // If the browser cannot store handles, it may still store copies.
        const isRefused = error instanceof SourceError && error.key === 'storageRefused';
        if (!isRefused || !capabilities.internal) throw error;
      }
    }
    if (!capabilities.internal) throw new SourceError('noDrop');
    const content = isHandle(opening) && opening.kind === 'file' ? await opening.getFile() : opening;
    const [first, ...others] = await dependencies.copies(content as File | FolderHandle);
    const summary = await internal.add(first!);
    for (const other of others) await internal.add(other);
    return summary;
  };

  const openFiles = async (files: Iterable<FileToOpen>): Promise<string | undefined> => {
    let first: string | undefined;
    const failures: Failure[] = [];
    for (const file of files) {
      try {
        const { slug } = await add(file);
        first ??= slug;
      } catch (error) {
        failures.push({ file: file.name, error });
      }
    }
    alertFailures(failures);
    return first;
  };

  const openChosen = async (choose: () => Promise<Iterable<FileToOpen>>): Promise<string | undefined> => {
    try {
      return await openFiles(await choose());
    } catch (error) {
      if (!isErrorNamed(error, 'AbortError')) alertFailure(error);
      return undefined;
    }
  };
  const openPicker = () => openChosen(async () => (pick ? pick(PICKER_OPTIONS) : input()));
  const openFolder = () =>
    openChosen(async () => {
      const folder = await (dependencies.pickFolder?.({ id: PICKER_OPTIONS.id }) ??
        dependencies.inputFolder());
      return folder ? [folder] : [];
    });

  return { openFiles, openPicker, openFolder };
};
