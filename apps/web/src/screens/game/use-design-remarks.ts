import { useEffect } from 'react';
import { useConfig } from '../../config/use-config.ts';
import { engine } from '../../engine/engine.ts';
import { useApp } from '../../state/store.ts';

/** Changing settings or saving again within this time redraws the sheets first. */
const IDLE_MS = 400;

/** Game version and configuration of the design problems in the store. */
let checkedSubject = '';

/** Checks the design after the content of the page is shown, when game and configuration have not changed for a moment. */
export const useDesignRemarks = (shown: boolean): void => {
  const version = useApp((state) => state.game?.version);
  const config = useConfig();
  const subject = JSON.stringify([version, config]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject represents the configuration
  useEffect(() => {
    if (!shown || version === undefined || checkedSubject === subject) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const designRemarks = await engine('design', { config }, { signal: controller.signal });
        checkedSubject = subject;
        useApp.setState({ designRemarks });
      } catch {
        // The sheets report the failure, unless the check was cancelled.
        if (!controller.signal.aborted) useApp.setState({ designRemarks: [] });
      }
    }, IDLE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [subject, shown]);
};
