import { engine } from '../engine/engine.ts';
import { download } from '../ui/download.ts';

/** Saves the file of the loaded game in today's spelling. */
export const downloadUpgraded = async (stem: string): Promise<void> => {
  const { text } = await engine('upgrade', {});
  await download(`${stem}.json`, text, 'application/json');
};
