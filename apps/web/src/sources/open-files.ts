import type { Summary } from '../state/store.ts';
import { alertFailure, alertFailures, type Failure } from './alerts.ts';
import type { Capabilities } from './capabilities.ts';
import type { FileToOpen } from './dropped.ts';
import type { FilePicker, FolderHandle, FolderPicker, PickerOptions, SystemHandle } from './file-system.ts';
import type { InternalSource } from './internal.ts';
import { isErrorNamed, SourceError } from './source-error.ts';
import type { SystemSource } from './system.ts';

interface Needs {
  readonly capabilities: Pick<Capabilities, 'system' | 'internal'>;
  readonly system: SystemSource;
  readonly internal: InternalSource;
  /** The system's picker, where there is one, and a plain file input for all others. */
  readonly pick?: FilePicker;
  readonly input: () => Promise<readonly File[]>;
  /** The same for a folder. */
  readonly pickFolder?: FolderPicker;
  readonly inputFolder: () => Promise<FolderHandle | undefined>;
  /** What is copied of a file or folder: of several games in it each, with all that they share, the usual one first. */
  readonly copies: (opening: File | FolderHandle) => Promise<readonly File[]>;
}

export interface Opener {
  /** Takes all files in; the slug of the first that is a game. Failures are alerts (98.5.2). */
  openFiles(files: Iterable<FileToOpen>): Promise<string | undefined>;
  openPicker(): Promise<string | undefined>;
  /** A folder with a game and its `logos`, `icons` and `fonts`. */
  openFolder(): Promise<string | undefined>;
}

/** One `.json` file, as 98.6.3 says, or a zip of one with what it brings along. */
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

export const createOpener = (needs: Needs): Opener => {
  const { capabilities, system, internal, pick, input } = needs;
  /** System before internal (98.2): a handle is remembered, a plain file is copied. */
  const add = async (opening: FileToOpen): Promise<Summary> => {
    if (isHandle(opening) && capabilities.system) {
      try {
        return await system.add(opening);
      } catch (error) {
        // Where no handles are kept, copies may be.
        const refused = error instanceof SourceError && error.key === 'storageRefused';
        if (!refused || !capabilities.internal) throw error;
      }
    }
    if (!capabilities.internal) throw new SourceError('noDrop');
    const content = isHandle(opening) && opening.kind === 'file' ? await opening.getFile() : opening;
    const [first, ...others] = await needs.copies(content as File | FolderHandle);
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
      const folder = await (needs.pickFolder?.({ id: PICKER_OPTIONS.id }) ?? needs.inputFolder());
      return folder ? [folder] : [];
    });

  return { openFiles, openPicker, openFolder };
};
