import type { ConfigChoice, ConfigValue } from '@platelayer/game';
import { themeKinds } from '../../../config/themes.ts';

/** The words that a setting may have, with their titles; `undefined` where there is no list of them. */
export const choicesOf = (value: ConfigValue): readonly ConfigChoice[] | undefined => {
  if ('choices' in value) return value.choices;
  if (value.control === 'map-theme' || value.control === 'company-theme')
    return themeKinds[value.control].themes.map(({ id, name }) => [id, name]);
  return undefined;
};

/** An address that sets the setting to something allowed, where possible not its default. */
export const settingAddress = (value: ConfigValue): string =>
  `?config.${value.path}=${encodeURIComponent(exampleOf(value)).replaceAll('%2C', ',')}`;

const exampleOf = (value: ConfigValue): string => {
  if (value.type === 'boolean') return String(!value.default);
  if (value.type === 'array') return '0,2';
  const other = choicesOf(value)?.find(([word]) => word !== value.default);
  return other?.[0] ?? String(value.default);
};

/** The default as it stands in a file. */
export const defaultOf = (value: ConfigValue): string => JSON.stringify(value.default);
