import { catalogueTiles } from '@platelayer/components';
import { resolveInfo } from '@platelayer/game';
import { loadOnce } from './load-once.ts';

/** Every tile of the standard catalogue in library order, as drawn by a game without settings. */
export const standardTiles = loadOnce(async () => catalogueTiles(resolveInfo({})));
