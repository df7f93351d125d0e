import type { ConfigLayer } from './check.ts';
import { settingsLayer } from './settings.ts';

/** A key `config` without the dot opens the drawer and is none of our business (95.5.1). */
const PREFIX = 'config.';

/** The layer of an address, from its decoded query; a `URLSearchParams` will do. */
export const urlLayer = (query: Iterable<readonly [key: string, text: string]>): ConfigLayer =>
  settingsLayer(
    [...query]
      .filter(([key]) => key.startsWith(PREFIX) && key !== PREFIX)
      .map(([key, text]) => [key.slice(PREFIX.length), text] as const),
  );
