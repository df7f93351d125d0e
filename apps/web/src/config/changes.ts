import {
  type ConfigValue,
  configValue,
  type Diagnostic,
  importStored,
  type Json,
  type PaperPreset,
  parse,
} from '@platelayer/game';
import { useApp } from '../state/store.ts';
import { baseOfUser } from './checker.ts';
import { cancelChange, cancelChanges, flushChanges } from './delayed-changes.ts';
import { setError, usePanel } from './panel-state.ts';
import { changeConfig, latestStored, resetConfigValue, storeConfig } from './stored-config.ts';

/** What the controls of the panel do. */

/** Sets one value; a fault is shown at its field and nothing is stored. Whether it was applied. */
export const applyValue = ({ path, pointer }: ConfigValue, next: Json): boolean => {
  const faults = changeConfig({ [path]: next });
  setError(pointer, faults[0]);
  if (faults.length === 0) usePanel.setState({ undo: undefined });
  return faults.length === 0;
};

/** Marks a field whose text has no meaning; what waited for it is forgotten. */
export const refuseText = ({ path, pointer }: ConfigValue, fault: Diagnostic): void => {
  cancelChange(path);
  setError(pointer, fault);
};

/** Back to the base, for one value. */
export const resetOne = ({ path, pointer }: ConfigValue): void => {
  cancelChange(path);
  setError(pointer, undefined);
  resetConfigValue(path);
};

/** Back to the base, for all values (95.6.7). */
export const resetAll = (): void => {
  cancelChanges();
  usePanel.setState(({ round }) => ({
    errors: new Map(),
    refused: undefined,
    round: round + 1,
    undo: { after: 'reset', stored: useApp.getState().stored },
  }));
  storeConfig({});
};

/** Reads a configuration file in the place of the stored layer; with a fault nothing changes (95.6.6). */
const importConfig = (text: string): readonly Diagnostic[] => {
  const { value, diagnostics } = parse(text);
  if (value === undefined || diagnostics.length > 0) return diagnostics;
  const imported = importStored(latestStored(), baseOfUser, value);
  if (imported.diagnostics.length === 0) storeConfig(imported.part);
  return imported.diagnostics;
};

/** A configuration file in the place of all changes; one with a fault changes nothing. Whether it was taken. */
export const importText = (text: string, name: string): boolean => {
  flushChanges();
  const { stored } = useApp.getState();
  const faults = importConfig(text);
  if (faults.length > 0) {
    usePanel.setState({ refused: { name, faults }, undo: undefined });
    return false;
  }
  usePanel.setState(({ round }) => ({
    errors: new Map(),
    refused: undefined,
    round: round + 1,
    undo: { after: 'import', stored },
  }));
  return true;
};

/** Takes a reset or an import back, and with it the alert that offered to. */
export const undo = (): void => {
  const { undo: last } = usePanel.getState();
  if (last) storeConfig(last.stored);
  useApp.setState({ alert: undefined });
  usePanel.setState(({ round }) => ({ undo: undefined, round: round + 1 }));
};

/** Width and height of a sheet in one change; the margins stay (95.6.5). */
export const applyPaper = ({ width, height }: PaperPreset): void => {
  for (const path of ['paper.width', 'paper.height']) {
    cancelChange(path);
    setError(configValue(path)?.pointer ?? '', undefined);
  }
  changeConfig({ 'paper.width': width, 'paper.height': height });
  usePanel.setState({ undo: undefined });
};
