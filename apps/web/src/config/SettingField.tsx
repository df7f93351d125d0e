import { ActionIcon, Badge } from '@mantine/core';
import type { ConfigLayerName, ConfigValue, Json } from '@platelayer/game';
import { memo } from 'react';
import { useSearchParams } from 'react-router';
import { translateDiagnostic } from '../i18n/diagnostics.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { SchemaText } from '../ui/SchemaText.tsx';
import { resetOne } from './changes.ts';
import styles from './config.module.css';
import { controls } from './controls/controls.tsx';
import { errorSentence } from './error-text.ts';
import { ResetIcon } from './icons.tsx';
import { withoutOverride } from './layers.ts';
import { unitOf, usePanel } from './panel-state.ts';

export interface SettingFieldProps {
  readonly value: ConfigValue;
  /** The effective value. */
  readonly current: Json;
  /** The layer that the value comes from. */
  readonly layer: ConfigLayerName | 'defaults';
  /** Whether the user has changed it, even if another layer overrides the change. */
  readonly changed: boolean;
  /** Why the override in the address is ignored. */
  readonly ignored?: string;
}

/** Element id of a setting, for labels and for scrolling to it. */
export const fieldId = (path: string): string => `config-${path.replaceAll('.', '-')}`;

/** One setting: label, mark, reset button, control, error and help. */
export const SettingField = memo(function Field({
  value,
  current,
  layer,
  changed,
  ignored,
}: SettingFieldProps) {
  const t = useTexts('config');
  const error = useErrorText(value);
  const { path, title, description } = value;
  const id = fieldId(path);
  const Control = controls[value.control];
  // The panel cannot edit objects such as four paper margins, which only files can set (95.4.1).
  const elsewhere = typeof current === 'object' && !Array.isArray(current);
  const note = useNote(layer, ignored);
  const inline = value.control === 'switch';
  const mark = <Mark layer={layer} changed={changed} elsewhere={elsewhere} />;
  const control = (
    <Control
      value={value}
      current={current}
      id={id}
      error={error}
      disabled={layer === 'game' || elsewhere}
      description={
        <>
          {inline && mark}
          {note && (
            <span className={styles.note}>
              {note} {layer === 'url' && <RemoveOverride path={path} />}
            </span>
          )}
          <SchemaText text={description} />
        </>
      }
    />
  );

  return (
    <div className={styles.field} data-path={path} data-inline={inline}>
      {/* A checkbox has its own label, with no space for a mark next to it. */}
      <div className={styles.head}>
        {inline ? control : <label htmlFor={id}>{title}</label>}
        {!inline && mark}
        {changed && (
          <ActionIcon
            className={styles.reset}
            variant="subtle"
            color="slate"
            aria-label={t('reset.one', { title })}
            data-tip={t('reset.one', { title })}
            onClick={() => resetOne(value)}
          >
            <ResetIcon />
          </ActionIcon>
        )}
      </div>
      {!inline && control}
    </div>
  );
});

const useErrorText = (value: ConfigValue): string | undefined => {
  const t = useTexts('config');
  const error = usePanel((state) => state.errors.get(value.pointer));
  const unit = usePanel((state) => unitOf(state, value.path));
  if (!error) return undefined;
  const sentence = errorSentence(value, error, unit);
  const { least = '', most = '' } = sentence ?? {};
  const bounds = { least, most: sentence?.unit ? `${most} ${t(`unit.${sentence.unit}`)}` : most };
  return t('error.kept', {
    message: sentence ? t(sentence.key, bounds) : translateDiagnostic(error).message,
  });
};

const useNote = (layer: SettingFieldProps['layer'], ignored: string | undefined): string | undefined => {
  const t = useTexts('config');
  if (ignored !== undefined) return t('urlIgnored', { message: ignored });
  if (layer === 'url') return t('urlWins');
  return layer === 'game' ? t('gameWins') : undefined;
};

const Mark = ({
  layer,
  changed,
  elsewhere,
}: Pick<SettingFieldProps, 'layer' | 'changed'> & { elsewhere: boolean }) => {
  const t = useTexts('config');
  const mark = elsewhere ? 'elsewhere' : layer === 'defaults' ? changed && 'stored' : layer;
  if (!mark) return null;
  return (
    <Badge className={styles.mark} variant={mark === 'stored' ? 'dot' : 'light'} color="slate" tt="none">
      {t(`mark.${mark}`)}
    </Badge>
  );
};

const RemoveOverride = ({ path }: { readonly path: string }) => {
  const t = useTexts('config');
  const [, setQuery] = useSearchParams();
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => setQuery((query) => withoutOverride(query, path))}
    >
      {t('reset.override')}
    </button>
  );
};
