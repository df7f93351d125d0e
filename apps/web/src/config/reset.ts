import { i18next } from '../i18n/index.ts';
import { useApp } from '../state/store.ts';
import { resetAll, undo } from './changes.ts';

/** Tells what has become of all settings. The alert goes away by itself; the panel offers the same until the next change. */
export const announceUndo = (message: string): void =>
  useApp.setState({
    alert: {
      type: 'success',
      title: i18next.t('config.title', { ns: 'frame' }),
      message,
      action: { label: i18next.t('data.undo.last', { ns: 'config' }), run: undo },
    },
  });

/** All settings back to their defaults, with a way to take that back. */
export const resetWithUndo = (): void => {
  resetAll();
  announceUndo(i18next.t('data.done.reset', { ns: 'config' }));
};
