import { engine } from '../engine/engine.ts';
import { download } from '../ui/download.ts';

/** Saves the loaded game's file with current spellings. */
export const downloadUpgraded = async (stem: string): Promise<void> => {
  const { text } = await engine('upgrade', {});
  await download(`${stem}.json`, text, 'application/json');
};
