import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { configValue, errorsByPointer, LENGTH_UNITS, type LengthUnit } from '@platelayer/game';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../i18n/use-texts.ts';
import { showAllIn } from './changes.ts';
import styles from './config.module.css';
import { DataSection } from './DataSection.tsx';
import { SearchIcon } from './icons.tsx';
import { usePanel } from './panel-state.ts';
import { fieldId } from './SettingField.tsx';
import { Fold, SettingsSection } from './SettingsSection.tsx';
import { matchesQuery, panelSections, searchSections } from './search.ts';
import { useConfigLayers } from './use-config.ts';

const DATA_SECTION = 'data';
const ALL_SECTIONS = [...panelSections().map(({ section }) => section.id), DATA_SECTION];
/** Expanded at first. */
const FIRST_OPEN = ['colors', DATA_SECTION];

const UNITS = Object.keys(LENGTH_UNITS) as LengthUnit[];

interface ConfigPanelProps {
  /** Path of a setting to scroll to, from `?config=paper.width`. */
  readonly target: string;
  /** Sections of the settings that the current page uses. */
  readonly relevant: readonly string[];
}

/** The contents of the drawer: search, sections with fields, and the Data section (95.6.6). */
export const ConfigPanel = ({ target, relevant }: ConfigPanelProps) => {
  const t = useTexts('config');
  const { ignored } = useConfigLayers();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([...FIRST_OPEN, ...relevant]));
  const [beside, setBeside] = useState(relevant);
  // On another page, expand its sections and collapse those of the page before.
  if (beside.join() !== relevant.join()) {
    setBeside(relevant);
    setOpen(new Set([...[...open].filter((id) => !beside.includes(id)), ...FIRST_OPEN, ...relevant]));
  }
  const filled = useFilled();
  const unit = usePanel((state) => state.unit);
  const round = usePanel((state) => state.round);
  const ignoredBy = useMemo(() => errorsByPointer(ignored), [ignored]);
  const searching = query.trim() !== '';
  const sections = searchSections(query);
  const count = sections.reduce((sum, { values }) => sum + values.length, 0);
  const hasData =
    !searching || matchesQuery(query, `${t('data.title')} ${t('data.reset')} ${t('data.words')}`);

  useEffect(() => {
    const value = configValue(target);
    if (!value) return;
    setQuery('');
    setOpen((sections) => new Set(sections).add(value.section));
    // Wait until the section has expanded.
    const frame = requestAnimationFrame(() => {
      const field = document.getElementById(fieldId(target));
      field?.closest(`.${styles.field}`)?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  // While searching, matching sections are expanded without changing the reader's own choice.
  const fold = (id: string) => (unfolded: boolean) => {
    if (searching || open.has(id) === unfolded) return;
    const next = new Set(open);
    if (unfolded) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  const unfolded = ALL_SECTIONS.every((id) => open.has(id));

  return (
    <>
      <div className={styles.tools}>
        <TextInput
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          leftSection={<SearchIcon />}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <div className={styles.options}>
          <SegmentedControl
            aria-label={t('unit.all')}
            size="xs"
            value={unit}
            data={UNITS.map((name) => ({ value: name, label: t(`unit.${name}`) }))}
            onChange={(name) => showAllIn(name as LengthUnit)}
          />
          <Button
            variant="subtle"
            color="slate"
            size="compact-sm"
            disabled={searching}
            onClick={() => setOpen(new Set(unfolded ? [] : ALL_SECTIONS))}
          >
            {t(unfolded ? 'sections.fold' : 'sections.unfold')}
          </Button>
        </div>
        <p role="status" className={styles.found}>
          {searching && count > 0 && t('search.found', { count })}
        </p>
      </div>
      {/* A new key discards unapplied text. */}
      <div key={round}>
        {sections.map(({ section, values }) => (
          <SettingsSection
            key={section.id}
            section={section}
            values={values}
            open={searching || open.has(section.id)}
            onFold={fold(section.id)}
            filled={filled}
            pinsOpen={searching || target.includes('.pins.')}
            ignored={ignoredBy}
          />
        ))}
      </div>
      {hasData && (
        <Fold title={t('data.title')} open={searching || open.has(DATA_SECTION)} onFold={fold(DATA_SECTION)}>
          <DataSection />
        </Fold>
      )}
      {searching && count === 0 && !hasData && (
        <div className={styles.nothing}>
          <p>{t('search.none', { query: query.trim() })}</p>
          <Button variant="default" onClick={() => setQuery('')}>
            {t('search.all')}
          </Button>
        </div>
      )}
    </>
  );
};

/** Long enough that a quick look at the panel does not render hidden fields. */
const FILLING_AFTER_MS = 3000;

/** Whether collapsed sections render their fields, so that the browser's find-in-page finds them. */
const useFilled = (): boolean => {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setFilled(true)), FILLING_AFTER_MS);
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'F3' || (key.toLowerCase() === 'f' && (ctrlKey || metaKey)))
        flushSync(() => setFilled(true));
    };
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
    };
  }, []);
  return filled;
};
