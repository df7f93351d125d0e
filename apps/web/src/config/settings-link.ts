import { type ConfigLayers, configValues, defaults, getValue, withLayers } from '@platelayer/game';
import { withoutOverrides } from './layers.ts';

/** Every changed setting as it is written in addresses, without those that only a file can set. */
const changedSettings = ({ user, stored, url }: ConfigLayers): readonly (readonly [string, string])[] => {
  const config = withLayers(defaults, { user, stored, url });
  return configValues.flatMap(({ path, default: defaultValue }) => {
    const value = getValue(config, path);
    const same = JSON.stringify(value) === JSON.stringify(defaultValue);
    if (same || value === undefined || (typeof value === 'object' && !Array.isArray(value))) return [];
    return [[path, String(value)] as const];
  });
};

/** Address of a page with all changed settings, except the game's, which come with the game. */
export const settingsLink = (layers: ConfigLayers, page: URL): string => {
  const query = withoutOverrides(page.searchParams);
  query.delete('config');
  for (const [path, text] of changedSettings(layers)) query.set(`config.${path}`, text);
  return `${page.origin}${page.pathname}${query.size > 0 ? `?${query}` : ''}`;
};
