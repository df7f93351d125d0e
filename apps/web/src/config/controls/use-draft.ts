import type { Json } from '@platelayer/game';
import { useState } from 'react';
import { usePanel } from '../panel-state.ts';

export interface DraftText {
  readonly text: string;
  readonly typed: boolean;
  readonly type: (text: string) => void;
  /** Shows the effective value again. */
  readonly drop: () => void;
}

/**
 * Keeps typed text until it is applied or reverted. If the effective value becomes something else than the text means,
 * the field shows the value (95.6.2). `means` parses the text.
 */
export const useDraft = (
  path: string,
  current: Json,
  shown: string,
  means: (text: string) => Json | undefined,
): DraftText => {
  const [draft, setDraft] = useState<string>();
  const round = usePanel(({ rounds }) => rounds.get(path));
  const [before, setBefore] = useState({ current, round });
  let text = draft;
  if (before.current !== current || before.round !== round) {
    setBefore({ current, round });
    if (draft !== undefined && (before.round !== round || means(draft) !== current)) {
      text = undefined;
      setDraft(undefined);
    }
  }
  return { text: text ?? shown, typed: text !== undefined, type: setDraft, drop: () => setDraft(undefined) };
};
