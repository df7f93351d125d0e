import { useEffect } from 'react';
import { useConfig } from '../../config/use-config.ts';
import { engine } from '../../engine/engine.ts';
import { useApp } from '../../state/store.ts';

/** Whoever turns a knob or saves a file again within this time sees sheets first. */
const IDLE_MS = 400;

/** Which game, drawn how, the remarks in the store are about. */
let checkedSubject = '';

/** Looks the design over once what the page is for is shown; a change of game or configuration comes first. */
export const useDesignRemarks = (shown: boolean): void => {
  const version = useApp((state) => state.game?.version);
  const config = useConfig();
  const subject = JSON.stringify([version, config]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject stands for the configuration
  useEffect(() => {
    if (!shown || version === undefined || checkedSubject === subject) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const designRemarks = await engine('design', { config }, { signal: controller.signal });
        checkedSubject = subject;
        useApp.setState({ designRemarks });
      } catch {
        // What is wrong is told by the sheets, unless it was cancelled.
        if (!controller.signal.aborted) useApp.setState({ designRemarks: [] });
      }
    }, IDLE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [subject, shown]);
};
