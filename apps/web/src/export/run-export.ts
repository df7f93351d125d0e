import { desktop } from '../desktop/desktop.ts';
import type { ExportTask } from './target.ts';

/** Starts an export. In the desktop application the host asks for the destination. The code loads on demand. */
export const runExport = async (task: ExportTask): Promise<void> => {
  const run = desktop?.orderExport ?? (await import('./start-export.ts')).startExport;
  await run(task);
};
