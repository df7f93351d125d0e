import { catalogueTiles } from '@platelayer/components';
import { resolveInfo } from '@platelayer/game';
import { once } from './once.ts';

/** Every tile of the standard catalogue, in the order of the library, as a game that says nothing of its own would draw it. */
export const standardTiles = once(async () => catalogueTiles(resolveInfo({})));
