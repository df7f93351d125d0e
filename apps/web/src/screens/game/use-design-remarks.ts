import type { Config } from '@platelayer/game';
import { useEffect } from 'react';
import { engine } from '../../engine/engine.ts';
import { useApp } from '../../state/store.ts';

/** Whoever turns a knob or saves a file again within this time sees sheets first. */
const IDLE_MS = 400;

/** Which game, drawn how, the remarks in the store are about. */
let checkedSubject = '';

/** Looks the design over once what the page is for is shown; a change of game or configuration comes first. */
export const useDesignRemarks = (version: number, config: Config, shown: boolean): void => {
  const subject = JSON.stringify([version, config]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject stands for the configuration
  useEffect(() => {
    if (!shown || checkedSubject === subject) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const designRemarks = await engine('design', { config }, { signal: controller.signal });
        checkedSubject = subject;
        useApp.setState({ designRemarks });
      } catch {
        // Cancelled, or what is wrong is told by the sheets.
      }
    }, IDLE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [subject, shown]);
};
