import type { ConfigChoice, ConfigValue } from '@platelayer/game';
import { themeKinds } from '../../../config/themes.ts';

/** Choices of a setting with their titles; `undefined` if the values are not limited to choices. */
export const choicesOf = (value: ConfigValue): readonly ConfigChoice[] | undefined => {
  if ('choices' in value) return value.choices;
  if (value.control === 'map-theme' || value.control === 'company-theme')
    return themeKinds[value.control].themes.map(({ id, name }) => [id, name]);
  return undefined;
};

/** An address with an example of the setting, different from the default if possible. */
export const settingAddress = (value: ConfigValue): string =>
  `?config.${value.path}=${encodeURIComponent(exampleOf(value)).replaceAll('%2C', ',')}`;

const exampleOf = (value: ConfigValue): string => {
  if (value.type === 'boolean') return String(!value.default);
  if (value.type === 'array') return '0,2';
  const example = choicesOf(value)?.find(([choice]) => choice !== value.default);
  return example?.[0] ?? String(value.default);
};

/** The default as JSON. */
export const defaultOf = (value: ConfigValue): string => JSON.stringify(value.default);
