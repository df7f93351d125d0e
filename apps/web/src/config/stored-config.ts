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

/** Reads the stored settings at the start (95.4.4). */
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

/** Reads the settings that another tab has stored. */
export const followStored = (): void => {
  useApp.setState({ stored: latestStored() });
  usePanel.setState({ damaged: damagedText(), undo: storedUndo() });
};

const damagedText = () => browserStorage.readText(DAMAGED_KEY) ?? undefined;

/** The last step that can be undone, if it is still valid. */
const storedUndo = (): UndoStep | undefined => {
  const step = browserStorage.read(UNDO_KEY) as Partial<UndoStep> | undefined;
  if (step?.after === undefined || !['reset', 'import', 'link'].includes(step.after)) return undefined;
  return { after: step.after, stored: openStored(JSON.stringify(step.stored ?? {})).part };
};

/** The stored layer at this moment, even if another tab has just changed it. */
export const latestStored = (): ConfigPart => {
  const text = browserStorage.readText(STORED_KEY);
  return text === undefined ? useApp.getState().stored : openStored(text).part;
};

/** Replaces the stored layer. Only `undo` can be undone afterwards, not an earlier step. */
export const storeConfig = (stored: ConfigPart, undo?: UndoStep): void => {
  browserStorage.write(STORED_KEY, stored);
  browserStorage.writeText(UNDO_KEY, undo && JSON.stringify(undo));
  useApp.setState({ stored });
  usePanel.setState({ undo });
  if (browserStorage.readText(STORED_KEY) === undefined) warnNotStored();
};

let warned = false;

/** Reports once that storage is full or blocked, so settings last only for this visit. */
const warnNotStored = (): void => {
  if (warned) return;
  warned = true;
  useApp.setState({ alert: { type: 'warning', title: t('unkept.title'), message: t('unkept.message') } });
};

/** Sets values by path, all or none. Returns the errors if nothing was stored. */
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

/** Saves the text of damaged settings as a file. Only saving and discarding remove it. */
export const saveDamaged = async (): Promise<void> => {
  const { damaged } = usePanel.getState();
  if (damaged === undefined) return;
  if (await download('config-damaged.json', damaged, 'application/json')) discardDamaged();
};

export const discardDamaged = (): void => {
  browserStorage.writeText(DAMAGED_KEY, undefined);
  usePanel.setState({ damaged: undefined });
};
