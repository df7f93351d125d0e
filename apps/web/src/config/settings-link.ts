import { type ConfigLayers, configValues, defaults, getValue, withLayers } from '@platelayer/game';
import { withoutOverrides } from './layers.ts';

/** Every setting that is not at its default, as an address writes it; what only a file can say is left out. */
const changedSettings = ({ user, stored, url }: ConfigLayers): readonly (readonly [string, string])[] => {
  const config = withLayers(defaults, { user, stored, url });
  return configValues.flatMap(({ path, default: usual }) => {
    const value = getValue(config, path);
    const same = JSON.stringify(value) === JSON.stringify(usual);
    if (same || value === undefined || (typeof value === 'object' && !Array.isArray(value))) return [];
    return [[path, String(value)] as const];
  });
};

/** The address of a page with all settings that differ from the defaults; those of the game come with the game. */
export const settingsLink = (layers: ConfigLayers, page: URL): string => {
  const query = withoutOverrides(page.searchParams);
  query.delete('config');
  for (const [path, text] of changedSettings(layers)) query.set(`config.${path}`, text);
  return `${page.origin}${page.pathname}${query.size > 0 ? `?${query}` : ''}`;
};
