import { useCallback, useEffect, useState } from 'react';
import { engine } from './engine.ts';
import type { JobName, Jobs } from './messages.ts';

export interface JobState<T> {
  /** The last result, kept until the next one is ready, so that nothing flickers. */
  readonly output?: T;
  readonly failure?: string;
  readonly retry: () => void;
}

/** Runs an engine job, and again whenever the input changes. Does nothing without an input. */
export const useJob = <K extends JobName>(
  job: K,
  input: Jobs[K]['in'] | undefined,
): JobState<Jobs[K]['out']> => {
  const [output, setOutput] = useState<Jobs[K]['out']>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // Inputs are plain data: if their JSON is equal, they are the same job.
  const inputJson = input && JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the job with the same input
  useEffect(() => {
    if (inputJson === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    engine(job, JSON.parse(inputJson), { signal }).then(
      (made) => {
        if (signal.aborted) return;
        setOutput(made);
        setFailure(undefined);
      },
      (error: Error) => signal.aborted || setFailure(error.message),
    );
    return () => controller.abort();
  }, [job, inputJson, attempt]);

  return { output, failure, retry: useCallback(() => setAttempt((count) => count + 1), []) };
};
