import {
  type ConfigValue,
  configValue,
  configValues,
  type Diagnostic,
  importStored,
  type Json,
  type LengthUnit,
  PANEL_FACTS,
  parse,
  type SizePreset,
} from '@platelayer/game';
import { useApp } from '../state/store.ts';
import { baseOfUser } from './checker.ts';
import { cancelChange, cancelChanges, flushChanges } from './delayed-changes.ts';
import { forgetAllTyped, forgetTyped, setError, unitOf, usePanel } from './panel-state.ts';
import { changeConfig, latestStored, resetConfigValue, storeConfig } from './stored-config.ts';

/** Error if a number is outside the panel's range, although a file may contain it. */
const outOfRange = (value: ConfigValue, next: Json): Diagnostic | undefined => {
  const { range } = PANEL_FACTS[value.path] ?? {};
  if (!range || typeof next !== 'number') return undefined;
  const [least, most] = range;
  if (next >= least && next <= most) return undefined;
  const message = `${value.path} must be between ${least} and ${most}.`;
  return { severity: 'error', code: 'config/range', message, pointer: value.pointer.slice(1) };
};

/** Sets one value, or shows an error at its field. Returns whether it was set. */
export const applyValue = (value: ConfigValue, next: Json): boolean => {
  const fault = outOfRange(value, next) ?? changeConfig({ [value.path]: next })[0];
  setError(value.pointer, fault);
  return fault === undefined;
};

/** Stores the settings in a link, so that one undo restores the earlier ones. */
export const keepValues = (changes: Readonly<Record<string, Json>>): void => {
  flushChanges();
  changeConfig(changes, { after: 'link', stored: useApp.getState().stored });
};

/** Shows an error at a field with invalid text and cancels its delayed change. */
export const refuseText = ({ path, pointer }: ConfigValue, fault: Diagnostic): void => {
  cancelChange(path);
  setError(pointer, fault);
};

/** Resets one setting to its base value. */
export const resetOne = (value: ConfigValue): void => {
  cancelChange(value.path);
  forgetTyped([value]);
  resetConfigValue(value.path);
};

/** Sets one unit for all lengths. Discards text typed in other units, because its numbers would change meaning. */
export const showAllIn = (unit: LengthUnit): void => {
  flushChanges();
  const panel = usePanel.getState();
  forgetTyped(
    configValues.filter(({ control, path }) => control === 'length' && unitOf(panel, path) !== unit),
  );
  usePanel.setState({ unit, units: new Map() });
};

/** Resets all settings to their base values (95.6.7). */
export const resetAll = (): void => {
  cancelChanges();
  forgetAllTyped();
  storeConfig({}, { after: 'reset', stored: useApp.getState().stored });
};

/** Replaces the stored layer with a configuration file. Changes nothing if the file has errors (95.6.6). */
const importConfig = (text: string): readonly Diagnostic[] => {
  const { value, diagnostics } = parse(text);
  if (value === undefined || diagnostics.length > 0) return diagnostics;
  const imported = importStored(latestStored(), baseOfUser, value);
  if (imported.diagnostics.length === 0)
    storeConfig(imported.part, { after: 'import', stored: useApp.getState().stored });
  return imported.diagnostics;
};

/** Imports a configuration file, or shows its errors. Returns whether it was imported. */
export const importText = (text: string, name: string): boolean => {
  flushChanges();
  const faults = importConfig(text);
  if (faults.length > 0) {
    usePanel.setState({ refused: { name, faults } });
    return false;
  }
  forgetAllTyped();
  return true;
};

/** Undoes the last reset, import or link, and closes the alert that offered it. */
export const undo = (): void => {
  const { undo: last } = usePanel.getState();
  if (last) storeConfig(last.stored);
  useApp.setState({ alert: undefined });
  forgetAllTyped();
};

/** Sets the width and height of sheets or cards in one change (95.6.5). */
export const applySize = (group: 'paper' | 'cards', { width, height }: SizePreset): void => {
  const paths = [`${group}.width`, `${group}.height`] as const;
  for (const path of paths) cancelChange(path);
  forgetTyped(paths.flatMap((path) => configValue(path) ?? []));
  changeConfig({ [paths[0]]: width, [paths[1]]: height });
};
