import type { ExportFailure } from '@platelayer/export';
import { create } from 'zustand';

/** The running export, and the failures of the last one. */
export interface ExportState {
  /** Cancels the running export; undefined if none is running. */
  readonly cancel?: () => void;
  /** Shown until the user closes the list. */
  readonly failures: readonly ExportFailure[];
  /** The open question whether to replace files in the selected folder. */
  readonly replacing?: ReplaceRequest;
}

export interface ReplaceRequest {
  readonly folder: string;
  readonly taken: readonly string[];
  readonly answer: (replace: boolean) => void;
}

export const useExport = create<ExportState>()(() => ({ failures: [] }));
