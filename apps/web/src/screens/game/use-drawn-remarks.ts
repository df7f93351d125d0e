import type { Diagnostic } from '@platelayer/game';
import { useEffect } from 'react';
import { useApp } from '../../state/store.ts';

/** Tells the list of problems what drawing the shown sheets has found. */
export const useDrawnRemarks = (diagnostics: readonly Diagnostic[] | undefined): void => {
  useEffect(() => {
    if (diagnostics) useApp.setState({ drawn: diagnostics });
  }, [diagnostics]);
  useEffect(() => () => useApp.setState({ drawn: [] }), []);
};
