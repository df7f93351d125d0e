import { type Assets, noAssets } from '@platelayer/export';
import { type Loaded, load as loadGame } from '@platelayer/game';
import { library, libraryWith } from '@platelayer/library';

/** Checks and reads a game. Loaded on demand, because checking and upgrading take much code that bundled games do not need. */
export const load = (text: string, assets: Assets): Loaded =>
  loadGame(text, assets === noAssets ? library : libraryWith(assets));
