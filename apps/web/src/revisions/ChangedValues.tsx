import type { Json } from '@platelayer/game';
import type { ChangedValue } from '../engine/compare-job.ts';
import { settingSections } from '../i18n/settings.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Values are listed one by one up to here, and long ones are cut. */
const MOST_VALUES = 200;
const MOST_LETTERS = 80;

interface ChangedValuesProps {
  readonly title: string;
  readonly values: readonly ChangedValue[];
  /** They are settings and have titles. */
  readonly named?: boolean;
  readonly open?: boolean;
}

/** Values that differ, each as it was and as it is. */
export const ChangedValues = ({ title, values, named, open }: ChangedValuesProps) => {
  const t = useTexts('revisions');
  if (values.length === 0) return null;
  return (
    <details open={open}>
      <summary>
        <strong>{title}</strong> ({values.length})
      </summary>
      <ul className="changed-values">
        {values.slice(0, MOST_VALUES).map(({ pointer, order, before, after }) => (
          <li key={pointer}>
            {named ? settingTitle(pointer) : <code>{pointer}</code>}:{' '}
            {t(order ? 'order' : 'value', {
              before: valueText(before) ?? t('nothing'),
              after: valueText(after) ?? t('nothing'),
            })}
          </li>
        ))}
      </ul>
      {values.length > MOST_VALUES && <p>… {values.length - MOST_VALUES}</p>}
    </details>
  );
};

/** As the panel of settings calls it, such as `Tiles: Layout`. */
const settingTitle = (pointer: string): string => {
  const path = pointer.slice(1).replaceAll('/', '.');
  for (const { section, values } of settingSections()) {
    const value = values.find((each) => path === each.path || path.startsWith(`${each.path}.`));
    if (value) return `${section.title}: ${value.title}`;
  }
  return path;
};

const valueText = (value: Json | undefined): string | undefined => {
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
};
