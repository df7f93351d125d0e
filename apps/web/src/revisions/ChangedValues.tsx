import type { Json } from '@platelayer/game';
import type { ChangedValue } from '../engine/compare-job.ts';
import { settingSections } from '../i18n/settings.ts';
import { useTexts } from '../i18n/use-texts.ts';

const MAX_LISTED_VALUES = 200;
const MAX_VALUE_LENGTH = 80;

interface ChangedValuesProps {
  readonly title: string;
  readonly values: readonly ChangedValue[];
  /** Whether the values are settings, which are listed by title. */
  readonly named?: boolean;
  readonly open?: boolean;
}

/** Lists values that differ, before and after. */
export const ChangedValues = ({ title, values, named, open }: ChangedValuesProps) => {
  const t = useTexts('revisions');
  if (values.length === 0) return null;
  return (
    <details open={open}>
      <summary>
        <strong>{title}</strong> ({values.length})
      </summary>
      <ul className="changed-values">
        {values.slice(0, MAX_LISTED_VALUES).map(({ pointer, order, before, after }) => (
          <li key={pointer}>
            {named ? settingTitle(pointer) : <code>{pointer}</code>}:{' '}
            {t(order ? 'order' : 'value', {
              before: formatValue(before) ?? t('nothing'),
              after: formatValue(after) ?? t('nothing'),
            })}
          </li>
        ))}
      </ul>
      {values.length > MAX_LISTED_VALUES && <p>… {values.length - MAX_LISTED_VALUES}</p>}
    </details>
  );
};

/** Title in the settings panel, such as `Tiles: Layout`. */
const settingTitle = (pointer: string): string => {
  const path = pointer.slice(1).replaceAll('/', '.');
  for (const { section, values } of settingSections()) {
    const value = values.find((each) => path === each.path || path.startsWith(`${each.path}.`));
    if (value) return `${section.title}: ${value.title}`;
  }
  return path;
};

const formatValue = (value: Json | undefined): string | undefined => {
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text;
};
