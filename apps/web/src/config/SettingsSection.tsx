import {
  type ConfigSection,
  type ConfigValue,
  DIE_LAYOUTS,
  type Diagnostic,
  getValue,
  layerOf,
} from '@platelayer/game';
import { type ComponentType, Fragment, type ReactNode, useDeferredValue, useState } from 'react';
import { translateDiagnostic } from '../i18n/diagnostics.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './config.module.css';
import { ChevronIcon } from './icons.tsx';
import { PaperNotice } from './PaperNotice.tsx';
import { CardPresetSelect, PaperPresetSelect } from './PresetSelect.tsx';
import { SettingField } from './SettingField.tsx';
import { runsOf } from './search.ts';
import { useConfigLayers } from './use-config.ts';

interface FoldProps {
  readonly title: string;
  readonly open: boolean;
  readonly onFold: (open: boolean) => void;
  /** Number of settings in it that the user has changed. */
  readonly changed?: number;
  readonly children: ReactNode;
}

/** A collapsible part. Uses <details>, so that find-in-page expands it. */
export const Fold = ({ title, open, onFold, changed = 0, children }: FoldProps) => {
  const t = useTexts('config');
  return (
    <details
      className={styles.section}
      open={open}
      onToggle={({ currentTarget }) => onFold(currentTarget.open)}
    >
      <summary>
        <ChevronIcon />
        <h3>{title}</h3>
        {changed > 0 && <span className={styles.count}>{t('sections.changed', { count: changed })}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
};

interface SettingsSectionProps {
  readonly section: ConfigSection;
  readonly values: readonly ConfigValue[];
  readonly open: boolean;
  readonly onFold: (open: boolean) => void;
  /** Whether to render fields while collapsed. */
  readonly filled: boolean;
  /** Whether to expand the pins, because the search found them. */
  readonly pinsOpen: boolean;
  readonly ignored: ReadonlyMap<string, readonly Diagnostic[]>;
}

/** A section with its fields, generated from the settings table. */
export const SettingsSection = ({
  section,
  values,
  open,
  onFold,
  filled,
  pinsOpen,
  ignored,
}: SettingsSectionProps) => {
  const t = useTexts('config');
  const { config, layers } = useConfigLayers();
  // A section that was once expanded keeps its fields with their unapplied text. Other sections render theirs later.
  const [unfolded, setUnfolded] = useState(open);
  if (open && !unfolded) setUnfolded(true);
  const hasFields = useDeferredValue(filled, false) || unfolded;
  const isChanged = ({ path }: ConfigValue) => getValue(layers.stored ?? {}, path) !== undefined;

  const fields = (some: readonly ConfigValue[]) =>
    some.map((value) => {
      const Above = EXTRA_FIELDS.get(value.path);
      return (
        <Fragment key={value.path}>
          {Above && <Above />}
          <SettingField
            value={value}
            current={getValue(config, value.path) ?? value.default}
            layer={layerOf(layers, value.path)}
            changed={isChanged(value)}
            ignored={ignored.get(value.pointer)?.map(translateDiagnostic)[0]?.message}
          />
        </Fragment>
      );
    });

  return (
    <Fold title={section.title} open={open} onFold={onFold} changed={values.filter(isChanged).length}>
      <p className={styles.help}>{section.description}</p>
      {hasFields &&
        runsOf(values).map(({ pins, values: run }) =>
          pins ? (
            <details key={run[0]?.path} className={styles.pins} open={pinsOpen || run.some(isChanged)}>
              <summary>
                <ChevronIcon />
                {t('sections.pins')}
              </summary>
              <div className={styles.content}>{fields(run)}</div>
            </details>
          ) : (
            <Fragment key={run[0]?.path}>{fields(run)}</Fragment>
          ),
        )}
    </Fold>
  );
};

/** Components shown above a setting. */
const EXTRA_FIELDS: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['paper.width', PaperPresetSelect],
  ['cards.width', CardPresetSelect],
  ...DIE_LAYOUTS.map(({ path }) => [path, () => <PaperNotice path={path} />] as const),
]);
