import { type ConfigSection, type ConfigValue, configSections, configValues } from '@platelayer/game';
import i18next from 'i18next';
import { namespaceOf } from './languages.ts';

export interface SectionTexts {
  readonly title?: string;
  readonly description?: string;
}

/** Texts of a setting in another language. */
export interface SettingTexts extends SectionTexts {
  /** Titles of its choices, by the word that stands in files. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** A section of settings, all texts in the reader's language. */
export interface SettingSection {
  readonly section: ConfigSection;
  readonly values: readonly ConfigValue[];
}

const translateSetting = (value: ConfigValue): ConfigValue => {
  const texts = namespaceOf('settings')?.[value.path];
  if (!texts) return value;
  const { choices = {}, ...about } = texts;
  return 'choices' in value
    ? { ...value, ...about, choices: value.choices.map(([word, title]) => [word, choices[word] ?? title]) }
    : { ...value, ...about };
};

const made = new Map<string, readonly SettingSection[]>();

/** All settings in the order of panel and help, made once for each language. */
export const settingSections = (): readonly SettingSection[] => {
  const language = i18next.language ?? 'en';
  const sections =
    made.get(language) ??
    configSections.map((section) => ({
      section: { ...section, ...namespaceOf('settingSections')?.[section.id] },
      values: configValues.filter((value) => value.section === section.id).map(translateSetting),
    }));
  made.set(language, sections);
  return sections;
};
