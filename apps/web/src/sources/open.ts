import type { Summary } from '../state/store.ts';
import type { Capabilities } from './capabilities.ts';
import type { DroppedItem, FileHandle, Picker, PickerOptions } from './file-system.ts';
import type { InternalSource } from './internal.ts';
import { alertFailure } from './say.ts';
import { isNamed, SourceError } from './source-error.ts';
import type { SystemSource } from './system.ts';

/** A file to open: by handle, where it can be read again later, or just its content. */
export type Opening = FileHandle | File;

interface Needs {
  readonly capabilities: Capabilities;
  readonly system: SystemSource;
  readonly internal: InternalSource;
  /** The system's picker, where there is one, and a plain file input for all others. */
  readonly pick?: Picker;
  readonly input: () => Promise<readonly File[]>;
}

export interface Opener {
  /** Takes all files in; the slug of the first that is a game. Failures are alerts (98.5.2). */
  openFiles(files: Iterable<Opening>): Promise<string | undefined>;
  openPicker(): Promise<string | undefined>;
  /** To be called within the event itself: later the browser hands nothing over any more. */
  openDropped(items: Iterable<DroppedItem>): Promise<string | undefined>;
}

/** One `.json` file, as 98.6.3 says. */
export const PICKER: PickerOptions = {
  id: 'platelayer-games',
  multiple: false,
  excludeAcceptAllOption: true,
  types: [{ description: 'Platelayer Game', accept: { 'application/json': ['.json'] } }],
};

const isHandle = (opening: Opening): opening is FileHandle => 'getFile' in opening;

export const createOpener = ({ capabilities, system, internal, pick, input }: Needs): Opener => {
  /** System before internal (98.2): a handle is remembered, a plain file is copied. */
  const add = async (opening: Opening): Promise<Summary> => {
    if (isHandle(opening) && capabilities.system) return system.add(opening);
    if (!capabilities.internal) throw new SourceError('noDrop');
    return internal.add(isHandle(opening) ? await opening.getFile() : opening);
  };

  const openFiles = async (files: Iterable<Opening>): Promise<string | undefined> => {
    let first: string | undefined;
    for (const file of files) {
      try {
        const { slug } = await add(file);
        first ??= slug;
      } catch (error) {
        alertFailure(error, 'Error');
      }
    }
    return first;
  };

  const openPicker = async (): Promise<string | undefined> => {
    try {
      return await openFiles(pick ? await pick(PICKER) : await input());
    } catch (error) {
      if (!isNamed(error, 'AbortError')) alertFailure(error, 'Error');
      return undefined;
    }
  };

  const openDropped = async (items: Iterable<DroppedItem>): Promise<string | undefined> => {
    const dropped = [...items]
      .filter(({ kind }) => kind === 'file')
      .map((item) => (capabilities.system ? handleOf(item) : Promise.resolve(item.getAsFile())));
    return openFiles((await Promise.all(dropped)).filter((opening) => opening !== null));
  };

  return { openFiles, openPicker, openDropped };
};

/** The handle where there is one, else the content; nothing for a folder. */
const handleOf = (item: DroppedItem): Promise<Opening | null> => {
  const file = item.getAsFile();
  const handle = item.getAsFileSystemHandle?.();
  if (!handle) return Promise.resolve(file);
  return handle.then(
    (found) => (found === null ? file : found.kind === 'file' ? (found as FileHandle) : null),
    () => file,
  );
};
