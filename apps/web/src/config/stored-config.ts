import {
  type ConfigPart,
  changeStored,
  type Diagnostic,
  type Json,
  openStored,
  resetValue,
} from '@platelayer/game';
import { translator } from '../i18n/texts.ts';
import { browserStorage } from '../state/storage.ts';
import { useApp } from '../state/store.ts';
import { download } from '../ui/download.ts';
import { baseOfUser } from './checker.ts';
import { DAMAGED_KEY, STORED_KEY, UNDO_KEY } from './config-sources.ts';
import { type UndoStep, usePanel } from './panel-state.ts';

const t = translator('frame', 'config');

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
  usePanel.setState({ dropped: diagnostics, damaged: damagedText(), undo: storedUndo() });
};

/** Takes over what another tab has stored. */
export const followStored = (): void => {
  useApp.setState({ stored: latestStored() });
  usePanel.setState({ damaged: damagedText(), undo: storedUndo() });
};

const damagedText = () => browserStorage.readText(DAMAGED_KEY) ?? undefined;

/** What can be taken back, as far as it still fits. */
const storedUndo = (): UndoStep | undefined => {
  const step = browserStorage.read(UNDO_KEY) as Partial<UndoStep> | undefined;
  if (step?.after === undefined || !['reset', 'import', 'link'].includes(step.after)) return undefined;
  return { after: step.after, stored: openStored(JSON.stringify(step.stored ?? {})).part };
};

/** The stored layer as it is at this moment, also if another tab has just changed it. */
export const latestStored = (): ConfigPart => {
  const text = browserStorage.readText(STORED_KEY);
  return text === undefined ? useApp.getState().stored : openStored(text).part;
};

/** Puts a stored layer in the place of the present one. A former large change cannot be taken back any more, a new one can. */
export const storeConfig = (stored: ConfigPart, undo?: UndoStep): void => {
  browserStorage.write(STORED_KEY, stored);
  browserStorage.writeText(UNDO_KEY, undo && JSON.stringify(undo));
  useApp.setState({ stored });
  usePanel.setState({ undo });
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
export const changeConfig = (
  changes: Readonly<Record<string, Json>>,
  undo?: UndoStep,
): readonly Diagnostic[] => {
  const { part, diagnostics } = changeStored(
    latestStored(),
    baseOfUser,
    changes,
    useApp.getState().game?.details.folder?.config,
  );
  if (diagnostics.length === 0) storeConfig(part, undo);
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
