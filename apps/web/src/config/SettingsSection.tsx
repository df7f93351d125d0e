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
  /** How many values in it the user has changed. */
  readonly changed?: number;
  readonly children: ReactNode;
}

/** A part that folds; the browser's own element, so that find-in-page unfolds it. */
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
  /** Whether it has its fields while it is folded. */
  readonly filled: boolean;
  /** Whether its pins are shown without a further click: they are what was searched for. */
  readonly pinsOpen: boolean;
  readonly ignored: ReadonlyMap<string, readonly Diagnostic[]>;
}

/** A section with the fields of its values, all made from the one table. */
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
  // A section that was unfolded keeps its fields, with what was typed; those of others come after what is seen.
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

/** What stands above a value, being no value itself. */
const EXTRA_FIELDS: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['paper.width', PaperPresetSelect],
  ['cards.width', CardPresetSelect],
  ...DIE_LAYOUTS.map(({ path }) => [path, () => <PaperNotice path={path} />] as const),
]);
