import { i18next } from '../i18n/index.ts';
import { useApp } from '../state/store.ts';
import { resetAll, undo } from './changes.ts';

/** All settings back to their defaults, with a way to take that back. */
export const resetWithUndo = (): void => {
  const t = i18next.getFixedT(null, 'config');
  resetAll();
  useApp.setState({
    alert: {
      type: 'success',
      title: i18next.t('config.title', { ns: 'frame' }),
      message: t('data.done.reset'),
      action: { label: t('data.undo.last'), run: undo },
    },
  });
};
