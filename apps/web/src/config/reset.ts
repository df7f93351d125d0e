import { translator } from '../i18n/texts.ts';
import { useApp } from '../state/store.ts';
import { resetAll, undo } from './changes.ts';

const t = translator('config');

/** Shows an alert with an Undo button. The alert closes automatically, but the panel offers the undo until the next change. */
export const announceUndo = (message: string): void =>
  useApp.setState({
    alert: {
      type: 'success',
      title: translator('frame')('config.title'),
      message,
      action: { label: t('data.undo.last'), run: undo },
    },
  });

/** Resets all settings and offers to undo that. */
export const resetWithUndo = (): void => {
  resetAll();
  announceUndo(t('data.done.reset'));
};
