import type { ComponentType } from 'react';
import type { ExportTask } from '../export/target.ts';
import type { DroppedItem } from '../sources/file-system.ts';
import type { Opener } from '../sources/open-files.ts';
import type { GameSource } from '../sources/source.ts';

/** Everything the page does differently in the desktop application. Its code loads only there. */
export interface Desktop extends Pick<Opener, 'openPicker'> {
  /** Opens a folder; undefined if the host cannot. */
  readonly openFolder?: Opener['openFolder'];
  /** Opens dropped items and returns the address of the first game, or of the import. */
  openDropped(items: Iterable<DroppedItem>): Promise<string | undefined>;
  /** The desktop's game source (98.6.5). */
  readonly source: GameSource;
  /** Puts a game first in the list of recent games (98.3.3). */
  addRecent(title: string, slug: string): void;
  /** Saves a file with a system dialog and returns whether it was written; undefined if the host cannot write. */
  readonly saveFile?: (name: string, content: Uint8Array<ArrayBuffer> | string) => Promise<boolean>;
  /** Exports through the calls of 98.10.3. */
  orderExport(task: ExportTask): Promise<void>;
  /** Exports to a folder or file that the user selects; undefined if the host cannot write. */
  readonly exportTo?: (task: ExportTask) => Promise<void>;
  /** Saves the page, or on the overview the whole game, as PDF. Replaces printing in a browser. */
  savePdf(): void;
  /** Set while an export runs, so that the window asks before closing. */
  readonly setBusy?: (busy: boolean) => void;
  readonly openInEditor?: (id: string, line: number) => void;
  /** Versions for analytics (98.12), once loaded. */
  readonly facts: Readonly<Record<string, string>>;
  /** Listens to the host. Mount it once, inside the router. */
  readonly Events: ComponentType;
}

/** Set before the first page is shown, and only in the desktop application. */
export let desktop: Desktop | undefined;

export const setDesktop = (loaded: Desktop): void => {
  desktop = loaded;
};
