import type { ExportFailure } from '@platelayer/export';
import { create } from 'zustand';

/** The export that is under way, and what the last one could not make. */
export interface ExportState {
  /** Stops the export; absent where none is under way. */
  readonly cancel?: () => void;
  /** Listed until the user has read them. */
  readonly failures: readonly ExportFailure[];
  /** Whether files of the picked folder may be replaced, until it is answered. */
  readonly replacing?: ReplaceRequest;
}

export interface ReplaceRequest {
  readonly folder: string;
  readonly taken: readonly string[];
  readonly answer: (replace: boolean) => void;
}

export const useExport = create<ExportState>()(() => ({ failures: [] }));
