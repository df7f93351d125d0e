import { desktop } from '../desktop/desktop.ts';
import type { ExportTask } from './target.ts';

/** Starts an export; in the desktop application the host asks where it goes. The code loads with the first. */
export const runExport = async (task: ExportTask): Promise<void> => {
  const run = desktop?.orderExport ?? (await import('./start-export.ts')).startExport;
  await run(task);
};
