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
  /** The value in force. */
  readonly current: Json;
  /** The layer that decides it. */
  readonly layer: ConfigLayerName | 'defaults';
  /** Whether the user has changed it, also where a stronger layer hides the change. */
  readonly changed: boolean;
  /** Why the address cannot set it, although it tries. */
  readonly ignored?: string;
}

/** The element of a value, for labels and for jumping to it. */
export const fieldId = (path: string): string => `config-${path.replaceAll('.', '-')}`;

/** One value of the panel: label, mark, own reset, control, fault and help. */
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
  // Paper margins may be four; the panel cannot edit what only files can say (95.4.1).
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
      {/* A checkbox brings its label along, and no room for a mark beside it. */}
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
