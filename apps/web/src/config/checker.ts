/** Reads settings from files, storage and the address. Loaded only if there are any. */

import { baseConfig, fileLayer } from '@platelayer/game';
import { userFile } from './config-sources.ts';

export { openStored, urlLayer } from '@platelayer/game';

export const userLayer = fileLayer(userFile).part;

/** Settings after a reset. */
export const baseOfUser = baseConfig(userLayer);
