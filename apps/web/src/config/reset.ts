import { translator } from '../i18n/texts.ts';
import { useApp } from '../state/store.ts';
import { resetAll, undo } from './changes.ts';

const t = translator('config');

/** Tells what has become of all settings. The alert goes away by itself; the panel offers the same until the next change. */
export const announceUndo = (message: string): void =>
  useApp.setState({
    alert: {
      type: 'success',
      title: translator('frame')('config.title'),
      message,
      action: { label: t('data.undo.last'), run: undo },
    },
  });

/** All settings back to their defaults, with a way to take that back. */
export const resetWithUndo = (): void => {
  resetAll();
  announceUndo(t('data.done.reset'));
};
