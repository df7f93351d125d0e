import { reasonOf } from '@platelayer/export';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface DrawState<T> {
  /** The latest that was drawn; it stays until the next is there, so that nothing flashes. */
  readonly drawn?: T;
  readonly failure?: string;
  readonly retry: () => void;
}

/**
 * Draws whenever the key changes. One drawing is under way at a time, and of all that are asked for meanwhile only the
 * last is made: a slider asks for dozens.
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
