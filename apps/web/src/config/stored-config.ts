import {
  type ConfigPart,
  changeStored,
  type Diagnostic,
  type Json,
  openStored,
  resetValue,
} from '@platelayer/game';
import { useApp } from '../state/store.ts';
import { download } from '../ui/download.ts';
import { readStoredText, removeText, writeText } from './browser-storage.ts';
import { usePanel } from './panel-state.ts';
import { baseOfUser } from './user-file.ts';

const KEY = 'config';
const DAMAGED_KEY = 'config.damaged';

/** Takes the stored settings over and follows what other tabs make of them (95.2.3, 95.4.4). */
export const openConfig = (): void => {
  const { part, diagnostics, damaged } = openStored(readStoredText(KEY) ?? null);
  if (damaged !== undefined) {
    for (const { message } of diagnostics) console.error(message);
    const earlier = readStoredText(DAMAGED_KEY);
    writeText(DAMAGED_KEY, earlier && earlier !== damaged ? `${earlier}\n${damaged}` : damaged);
    writeText(KEY, JSON.stringify(part));
  }
  useApp.setState({ stored: part });
  usePanel.setState({ dropped: diagnostics, damaged: readStoredText(DAMAGED_KEY) ?? undefined });
  globalThis.addEventListener?.('storage', ({ key }) => {
    // A cleared storage has no key.
    if (key === KEY || key === null) useApp.setState({ stored: latestStored() });
    if (key === DAMAGED_KEY || key === null)
      usePanel.setState({ damaged: readStoredText(DAMAGED_KEY) ?? undefined });
  });
};

/** The stored layer as it is at this moment, also if another tab has just changed it. */
export const latestStored = (): ConfigPart => {
  const text = readStoredText(KEY);
  return text === undefined ? useApp.getState().stored : openStored(text).part;
};

/** Puts a stored layer in the place of the present one. */
export const storeConfig = (stored: ConfigPart): void => {
  writeText(KEY, JSON.stringify(stored));
  useApp.setState({ stored });
};

/** Sets values by path, all or none; the faults say why nothing was stored. */
export const changeConfig = (changes: Readonly<Record<string, Json>>): readonly Diagnostic[] => {
  const { part, diagnostics } = changeStored(latestStored(), baseOfUser, changes);
  if (diagnostics.length === 0) storeConfig(part);
  return diagnostics;
};

export const resetConfigValue = (path: string): void => storeConfig(resetValue(latestStored(), path));

/** Hands the former text of damaged settings out as a file; only this and discarding remove it. */
export const saveDamaged = async (): Promise<void> => {
  const { damaged } = usePanel.getState();
  if (damaged === undefined) return;
  if (await download('config-damaged.json', damaged, 'application/json')) discardDamaged();
};

export const discardDamaged = (): void => {
  removeText(DAMAGED_KEY);
  usePanel.setState({ damaged: undefined });
};
