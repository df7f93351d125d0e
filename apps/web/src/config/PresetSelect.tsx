import { Button, NativeSelect } from '@mantine/core';
import {
  CARD_PRESETS,
  configValue,
  formatLength,
  getValue,
  layerOf,
  PAPER_PRESETS,
  presetOf,
  type SizePreset,
} from '@platelayer/game';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { applySize, applyValue } from './changes.ts';
import styles from './config.module.css';
import { withoutOverride } from './layers.ts';
import { PaperNotice } from './PaperNotice.tsx';
import { usePanel } from './panel-state.ts';
import { useConfigLayers } from './use-config.ts';

const CUSTOM = 'custom';

interface PresetSelectProps {
  /** Group whose `width` and `height` it sets. */
  readonly group: 'paper' | 'cards';
  readonly presets: readonly SizePreset[];
  readonly children?: ReactNode;
}

/** Sizes by name. Choosing one sets width and height in one change (95.6.5). */
const PresetSelect = ({ group, presets, children }: PresetSelectProps) => {
  const t = useTexts('config');
  const { config, layers } = useConfigLayers();
  const unit = usePanel((state) => state.unit);
  const { width, height } = config[group];
  const id = `config-${group}-preset`;
  const entries = presets.map((preset) => ({
    value: preset.id,
    label: t('preset.size', {
      title: preset.title,
      width: formatLength(preset.width, unit),
      height: formatLength(preset.height, unit),
      unit: t(`unit.${unit}`),
    }),
  }));
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{t(`preset.${group}.title`)}</label>
      </div>
      <NativeSelect
        id={id}
        description={t(`preset.${group}.help`)}
        inputWrapperOrder={['input', 'description']}
        disabled={['width', 'height'].some((side) => layerOf(layers, `${group}.${side}`) === 'game')}
        value={presetOf(presets, width, height)?.id ?? CUSTOM}
        data={[...entries, { value: CUSTOM, label: t('preset.custom'), disabled: true }]}
        onChange={({ currentTarget }) => {
          const preset = presets.find((one) => one.id === currentTarget.value);
          if (preset) applySize(group, preset);
        }}
      />
      {children}
    </div>
  );
};

export const PaperPresetSelect = () => (
  <PresetSelect group="paper" presets={PAPER_PRESETS}>
    <PaperNotice />
  </PresetSelect>
);

export const CardPresetSelect = () => (
  <PresetSelect group="cards" presets={CARD_PRESETS}>
    <DieSizeNotice />
  </PresetSelect>
);

const LAYOUT = 'cards.layout';

/** Explains that a die layout has its own card size, and offers the Free layout. */
const DieSizeNotice = () => {
  const t = useTexts('config');
  const { config, layers } = useConfigLayers();
  const [, setQuery] = useSearchParams();
  const layout = getValue(config, LAYOUT);
  const value = configValue(LAYOUT);
  if (layout === 'free' || !value || !('choices' in value)) return null;
  const title = value.choices.find(([word]) => word === layout)?.[1] ?? '';
  return (
    <div className="paper-notice" role="status">
      <span>{t('preset.cards.die', { layout: title })}</span>
      {layerOf(layers, LAYOUT) !== 'game' && (
        <Button
          variant="default"
          h={44}
          px="sm"
          onClick={() => {
            applyValue(value, 'free');
            if (layerOf(layers, LAYOUT) === 'url') setQuery((query) => withoutOverride(query, LAYOUT));
          }}
        >
          {t('preset.cards.free')}
        </Button>
      )}
    </div>
  );
};
