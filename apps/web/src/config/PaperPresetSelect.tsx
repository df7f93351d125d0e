import { NativeSelect } from '@mantine/core';
import { formatLength, PAPER_PRESETS, paperPresetOf } from '@platelayer/game';
import { useTranslation } from 'react-i18next';
import { applyPaper } from './changes.ts';
import styles from './config.module.css';
import { usePanel } from './panel-state.ts';
import { useConfigLayers } from './use-config.ts';

const CUSTOM = 'custom';

/** Sheets by name; choosing one sets width and height in one change (95.6.5). */
export const PaperPresetSelect = () => {
  const { t } = useTranslation('config');
  const { config, layers } = useConfigLayers();
  const unit = usePanel((state) => state.unit);
  const chosen = paperPresetOf(config.paper.width, config.paper.height)?.id ?? CUSTOM;
  const presets = PAPER_PRESETS.map(({ id, title, width, height }) => ({
    value: id,
    label: t('paper.size', {
      title,
      width: formatLength(width, unit),
      height: formatLength(height, unit),
      unit: t(`unit.${unit}`),
    }),
  }));
  const custom = { value: CUSTOM, label: t('paper.custom'), disabled: true };

  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor="config-paper-preset">{t('paper.preset')}</label>
      </div>
      <NativeSelect
        id="config-paper-preset"
        description={t('paper.help')}
        inputWrapperOrder={['input', 'description']}
        disabled={layers.game?.paper?.width !== undefined || layers.game?.paper?.height !== undefined}
        value={chosen}
        data={[...presets, custom]}
        onChange={({ currentTarget }) => {
          const preset = PAPER_PRESETS.find(({ id }) => id === currentTarget.value);
          if (preset) applyPaper(preset);
        }}
      />
    </div>
  );
};
