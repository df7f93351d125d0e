import type { ExportFailure } from '@platelayer/export';
import { create } from 'zustand';

/** The export that is under way, and what the last one could not make. */
export interface ExportState {
  /** Stops the export; absent where none is under way. */
  readonly cancel?: () => void;
  /** Listed until the user has read them. */
  readonly failures: readonly ExportFailure[];
}

export const useExport = create<ExportState>()(() => ({ failures: [] }));
