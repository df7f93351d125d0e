import { CONFIG_SECTIONS, type ConfigSection, type ConfigValue, configValues } from '@platelayer/game';
import { namespaceOf, readersLanguages } from './texts.ts';

/** A section of settings in the reader's language. */
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

const sectionsByLanguage = new Map<string, readonly SettingSection[]>();

/** All settings in the order of panel and help, cached by language. */
export const settingSections = (): readonly SettingSection[] => {
  const language = readersLanguages().join();
  const sections =
    sectionsByLanguage.get(language) ??
    CONFIG_SECTIONS.map((section) => ({
      section: { ...section, ...namespaceOf('settingSections')?.[section.id] },
      values: configValues.filter((value) => value.section === section.id).map(translateSetting),
    }));
  sectionsByLanguage.set(language, sections);
  return sections;
};
