import type { ComponentType } from 'react';
import type { ExportTask } from '../export/target.ts';
import type { DroppedItem } from '../sources/file-system.ts';
import type { Opener } from '../sources/open-files.ts';
import type { GameSource } from '../sources/source.ts';

/** What the page does in another way in the desktop application. Its code loads there only. */
export interface Desktop extends Pick<Opener, 'openPicker'> {
  /** Opens a folder; nothing where the host cannot. */
  readonly openFolder?: Opener['openFolder'];
  /** Takes in what was dropped; the address of the first that is a game, or of the import. */
  openDropped(items: Iterable<DroppedItem>): Promise<string | undefined>;
  /** The games whose files the application knows (98.6.5). */
  readonly source: GameSource;
  /** Puts a game at the head of the recent ones (98.3.3). */
  addRecent(title: string, slug: string): void;
  /** Whether the file was written, by a question of the system; nothing where the host cannot write. */
  readonly saveFile?: (name: string, content: Uint8Array<ArrayBuffer> | string) => Promise<boolean>;
  /** Exports through the calls of 98.10.3. */
  orderExport(task: ExportTask): Promise<void>;
  /** Exports into a folder or file that the user picks; nothing where the host cannot write. */
  readonly exportTo?: (task: ExportTask) => Promise<void>;
  /** What printing is in a browser: the page, or on the overview the whole game, as PDF. */
  savePdf(): void;
  /** Whether an export runs, so that the window asks before it closes. */
  readonly setBusy?: (busy: boolean) => void;
  readonly openInEditor?: (id: string, line: number) => void;
  /** What statistics say of the application (98.12), once it is known. */
  readonly facts: Readonly<Record<string, string>>;
  /** Listens to the host; mounted once, inside the router. */
  readonly Events: ComponentType;
}

/** Set before the first page is shown, and only in the desktop application. */
export let desktop: Desktop | undefined;

export const setDesktop = (loaded: Desktop): void => {
  desktop = loaded;
};
