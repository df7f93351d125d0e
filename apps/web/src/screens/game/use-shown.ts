import { useEffect } from 'react';
import { type Shown, useFrame } from '../../frame/frame-state.ts';

/** Tells the frame what the page shows, for as long as it does. */
export const useShown = (shown: Shown | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: data that is equal is the same; a set of groups has its length
  useEffect(() => {
    useFrame.setState({ shown });
    return () => useFrame.setState({ shown: undefined });
  }, [JSON.stringify({ ...shown, hide: [...(shown?.request.hide ?? [])] })]);
};
