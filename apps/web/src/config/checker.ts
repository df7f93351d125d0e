/** What reads settings from outside: files, the browser's storage, the address. Loaded where there are any. */

import { baseConfig, fileLayer } from '@platelayer/game';
import { userFile } from './config-sources.ts';

export { openStored, urlLayer } from '@platelayer/game';

/** The layer of the user's file. */
export const userLayer = fileLayer(userFile).part;

/** What a reset goes back to. */
export const baseOfUser = baseConfig(userLayer);
