import { reasonOf } from '@platelayer/export';
import { useEffect, useRef, useState } from 'react';
import { pickFolder } from './folder.ts';
import { plannedFiles } from './start-export.ts';
import type { ExportTask } from './target.ts';

/** Files in the selected folder that an export would replace. */
export interface ReplaceRequest {
  readonly task: ExportTask;
  readonly folder: string;
  readonly taken: readonly string[];
}

/** Exports to a selected folder. Asks first if files would be replaced. */
export const usePickedFolder = (opened: boolean, start: (task: ExportTask) => void) => {
  const [question, setQuestion] = useState<ReplaceRequest>();
  const [failure, setFailure] = useState<string>();
  const [looking, setLooking] = useState(false);
  const stop = useRef<AbortController>(undefined);

  // Closing the dialog cancels the check of the folder.
  useEffect(() => {
    if (opened) return;
    stop.current?.abort();
    setQuestion(undefined);
    setFailure(undefined);
  }, [opened]);

  const exportToFolder = async (task: ExportTask) => {
    setFailure(undefined);
    try {
      const folder = await pickFolder();
      if (!folder) return;
      setLooking(true);
      stop.current = new AbortController();
      const { signal } = stop.current;
      const names = (await plannedFiles(task, signal)).map(({ name }) => name);
      const taken = await folder.existing(names);
      if (signal.aborted) return;
      if (taken.length === 0) start({ ...task, target: folder });
      else setQuestion({ task: { ...task, target: folder }, folder: folder.name, taken });
    } catch (error) {
      if (!stop.current?.signal.aborted) setFailure(reasonOf(error));
    } finally {
      setLooking(false);
    }
  };

  return { question, failure, looking, exportToFolder, goBack: () => setQuestion(undefined) };
};
