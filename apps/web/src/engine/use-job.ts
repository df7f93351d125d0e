import { useCallback, useEffect, useState } from 'react';
import { engine } from './engine.ts';
import type { JobName, Jobs } from './messages.ts';

export interface JobState<T> {
  /** The latest result; it stays while the next one is made, so that nothing flashes. */
  readonly output?: T;
  readonly failure?: string;
  readonly retry: () => void;
}

/** The result of an engine job, made again when the input changes; without an input nothing is asked. */
export const useJob = <K extends JobName>(
  job: K,
  input: Jobs[K]['in'] | undefined,
): JobState<Jobs[K]['out']> => {
  const [output, setOutput] = useState<Jobs[K]['out']>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // The input is data: equal texts ask for the same.
  const asked = input && JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt repeats the job with the same input
  useEffect(() => {
    if (asked === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    engine(job, JSON.parse(asked), { signal }).then(
      (made) => {
        if (signal.aborted) return;
        setOutput(made);
        setFailure(undefined);
      },
      (error: Error) => signal.aborted || setFailure(error.message),
    );
    return () => controller.abort();
  }, [job, asked, attempt]);

  return { output, failure, retry: useCallback(() => setAttempt((count) => count + 1), []) };
};
