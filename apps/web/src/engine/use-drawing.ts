import { reasonOf } from '@platelayer/export';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface DrawState<T> {
  /** The last drawing, kept until the next one is ready, so that nothing flickers. */
  readonly drawn?: T;
  readonly failure?: string;
  readonly retry: () => void;
}

/**
 * Draws whenever the key changes. Only one drawing runs at a time. Of the requests that arrive during it, only the last is
 * drawn, because a slider makes dozens.
 */
export const useDrawing = <T>(key: string, draw: () => Promise<T>): DrawState<T> => {
  const [state, setState] = useState<Omit<DrawState<T>, 'retry'>>({});
  const [attempt, setAttempt] = useState(0);
  const next = useRef<() => Promise<T>>(undefined);
  const busy = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything that is drawn
  useEffect(() => {
    next.current = draw;
    const work = async () => {
      if (busy.current) return;
      busy.current = true;
      while (next.current) {
        const make = next.current;
        next.current = undefined;
        try {
          setState({ drawn: await make() });
        } catch (error) {
          const failure = reasonOf(error);
          setState(({ drawn }) => ({ drawn, failure }));
        }
      }
      busy.current = false;
    };
    void work();
    return () => {
      next.current = undefined;
    };
  }, [key, attempt]);

  return { ...state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
};
