import type { Json } from '@platelayer/game';
import { useState } from 'react';
import { usePanel } from '../panel-state.ts';

export interface DraftText {
  /** What the field shows. */
  readonly text: string;
  readonly typed: boolean;
  readonly type: (text: string) => void;
  /** Shows the value in force again. */
  readonly drop: () => void;
}

/**
 * Text that is not applied yet stays as it was typed, until it is taken back; when the value in force becomes something else
 * than the text means, the field shows the value (95.6.2). `means` gives what a text would be applied as.
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
