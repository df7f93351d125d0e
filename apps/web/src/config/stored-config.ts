import {
  type ConfigPart,
  changeStored,
  type Diagnostic,
  type Json,
  openStored,
  resetValue,
} from '@platelayer/game';
import i18next from 'i18next';
import { browserStorage } from '../state/storage.ts';
import { useApp } from '../state/store.ts';
import { download } from '../ui/download.ts';
import { baseOfUser } from './checker.ts';
import { usePanel } from './panel-state.ts';
import { DAMAGED_KEY, STORED_KEY } from './start-config.ts';

const t = i18next.getFixedT(null, 'frame', 'config');

/** Takes the stored settings over (95.4.4). */
export const openConfig = (): void => {
  const { part, diagnostics, damaged } = openStored(browserStorage.readText(STORED_KEY) ?? null);
  if (damaged !== undefined) {
    for (const { message } of diagnostics) console.error(message);
    const earlier = browserStorage.readText(DAMAGED_KEY);
    browserStorage.writeText(
      DAMAGED_KEY,
      earlier && earlier !== damaged ? `${earlier}\n${damaged}` : damaged,
    );
    browserStorage.write(STORED_KEY, part);
  }
  useApp.setState({ stored: part });
  usePanel.setState({ dropped: diagnostics, damaged: damagedText() });
};

/** Takes over what another tab has stored. */
export const followStored = (): void => {
  useApp.setState({ stored: latestStored() });
  usePanel.setState({ damaged: damagedText() });
};

const damagedText = () => browserStorage.readText(DAMAGED_KEY) ?? undefined;

/** The stored layer as it is at this moment, also if another tab has just changed it. */
export const latestStored = (): ConfigPart => {
  const text = browserStorage.readText(STORED_KEY);
  return text === undefined ? useApp.getState().stored : openStored(text).part;
};

/** Puts a stored layer in the place of the present one. */
export const storeConfig = (stored: ConfigPart): void => {
  browserStorage.write(STORED_KEY, stored);
  useApp.setState({ stored });
  if (browserStorage.readText(STORED_KEY) === undefined) tellUnkept();
};

let told = false;

/** Storage that is full or closed: the settings hold for this visit alone, which is told once. */
const tellUnkept = (): void => {
  if (told) return;
  told = true;
  useApp.setState({ alert: { type: 'warning', title: t('unkept.title'), message: t('unkept.message') } });
};

/** Sets values by path, all or none; the faults say why nothing was stored. */
export const changeConfig = (changes: Readonly<Record<string, Json>>): readonly Diagnostic[] => {
  const { part, diagnostics } = changeStored(
    latestStored(),
    baseOfUser,
    changes,
    useApp.getState().game?.facts.folder?.config,
  );
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
  browserStorage.writeText(DAMAGED_KEY, undefined);
  usePanel.setState({ damaged: undefined });
};
