import { type ConfigSection, type ConfigValue, PANEL_FACTS } from '@platelayer/game';
import { type SettingSection, settingSections } from '../i18n/settings.ts';

/** Sections of the panel in order, without settings that have no control (95.6.6). */
export const panelSections = (): readonly SettingSection[] =>
  settingSections()
    .map(({ section, values }) => ({ section, values: values.filter(({ panel }) => panel !== false) }))
    .filter(({ values }) => values.length > 0);

/** Lets both spellings of English match. */
const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('color', 'colour')
    .replaceAll('gray', 'grey');

const textOf = (section: ConfigSection, value: ConfigValue): string =>
  normalise(
    [
      section.title,
      value.title,
      value.path,
      value.description,
      ...('choices' in value ? value.choices.flat() : []),
      ...(PANEL_FACTS[value.path]?.words ?? []),
    ].join(' '),
  );

const wordsOf = (query: string): readonly string[] => normalise(query).split(/\s+/).filter(Boolean);

/** Whether a text contains every word of a query. */
export const matchesQuery = (query: string, text: string): boolean => {
  const whole = normalise(text);
  return wordsOf(query).every((word) => whole.includes(word));
};

/** Settings that contain every word of a query, without empty sections. */
export const searchSections = (
  query: string,
  sections: readonly SettingSection[] = panelSections(),
): readonly SettingSection[] => {
  const words = wordsOf(query);
  if (words.length === 0) return sections;
  return sections
    .map(({ section, values }) => ({
      section,
      values: values.filter((value) => {
        const text = textOf(section, value);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ values }) => values.length > 0);
};

/** Consecutive settings: the five die pins, or those between pins. */
export interface ValueRun {
  readonly pins: boolean;
  readonly values: readonly ConfigValue[];
}

const isPin = ({ path }: ConfigValue): boolean => path.includes('.pins.');

/** Splits settings into runs, because the panel collapses the pins, which few people change. */
export const runsOf = (values: readonly ConfigValue[]): readonly ValueRun[] => {
  const runs: { pins: boolean; values: ConfigValue[] }[] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.pins === isPin(value)) last.values.push(value);
    else runs.push({ pins: isPin(value), values: [value] });
  }
  return runs;
};
