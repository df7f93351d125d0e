import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { translateDiagnostic } from '../i18n/diagnostics.ts';
import { useApp } from '../state/store.ts';
import { usePanel } from './panel-state.ts';
import { useConfigLayers } from './use-config.ts';

/** Says once what was left out of the stored settings, and which overrides of the address are ignored. */
export const useConfigAlerts = (): void => {
  const { t } = useTranslation('frame', { keyPrefix: 'config' });
  const dropped = usePanel((state) => state.dropped);
  const { ignored } = useConfigLayers();

  useEffect(() => {
    if (dropped.length === 0) return;
    const messages = dropped
      .map(translateDiagnostic)
      .map(({ message }) => message)
      .join(' ');
    const message = t('droppedKept', { messages });
    const action = { label: t('save'), run: async () => (await import('./stored-config.ts')).saveDamaged() };
    useApp.setState({ alert: { type: 'warning', title: t('dropped'), message, action } });
  }, [dropped, t]);

  useEffect(() => {
    if (ignored.length === 0) return;
    const message = ignored
      .map(translateDiagnostic)
      .map(({ message, hint }) => [message, hint].join(' ').trim())
      .join(' ');
    useApp.setState({ alert: { type: 'warning', title: t('ignored'), message } });
  }, [ignored, t]);
};
