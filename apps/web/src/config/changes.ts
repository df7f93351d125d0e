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

/** What the controls of the panel do. */

/** Why the panel does not take a number, although a file may hold it. */
const outOfRange = (value: ConfigValue, next: Json): Diagnostic | undefined => {
  const { range } = PANEL_FACTS[value.path] ?? {};
  if (!range || typeof next !== 'number') return undefined;
  const [least, most] = range;
  if (next >= least && next <= most) return undefined;
  const message = `${value.path} must be between ${least} and ${most}.`;
  return { severity: 'error', code: 'config/range', message, pointer: value.pointer.slice(1) };
};

/** Sets one value; a fault is shown at its field and nothing is stored. Whether it was applied. */
export const applyValue = (value: ConfigValue, next: Json): boolean => {
  const fault = outOfRange(value, next) ?? changeConfig({ [value.path]: next })[0];
  setError(value.pointer, fault);
  return fault === undefined;
};

/** Takes over the values of a link; they can be taken back in one go. */
export const keepValues = (changes: Readonly<Record<string, Json>>): void => {
  flushChanges();
  changeConfig(changes, { after: 'link', stored: useApp.getState().stored });
};

/** Marks a field whose text has no meaning; what waited for it is forgotten. */
export const refuseText = ({ path, pointer }: ConfigValue, fault: Diagnostic): void => {
  cancelChange(path);
  setError(pointer, fault);
};

/** Back to the base, for one value. */
export const resetOne = (value: ConfigValue): void => {
  cancelChange(value.path);
  forgetTyped([value]);
  resetConfigValue(value.path);
};

/** One unit for all lengths. What was typed in another unit and is not applied is taken back: its numbers would mean something else. */
export const showAllIn = (unit: LengthUnit): void => {
  flushChanges();
  const panel = usePanel.getState();
  forgetTyped(
    configValues.filter(({ control, path }) => control === 'length' && unitOf(panel, path) !== unit),
  );
  usePanel.setState({ unit, units: new Map() });
};

/** Back to the base, for all values (95.6.7). */
export const resetAll = (): void => {
  cancelChanges();
  forgetAllTyped();
  storeConfig({}, { after: 'reset', stored: useApp.getState().stored });
};

/** Reads a configuration file in the place of the stored layer; with a fault nothing changes (95.6.6). */
const importConfig = (text: string): readonly Diagnostic[] => {
  const { value, diagnostics } = parse(text);
  if (value === undefined || diagnostics.length > 0) return diagnostics;
  const imported = importStored(latestStored(), baseOfUser, value);
  if (imported.diagnostics.length === 0)
    storeConfig(imported.part, { after: 'import', stored: useApp.getState().stored });
  return imported.diagnostics;
};

/** A configuration file in the place of all changes; one with a fault changes nothing. Whether it was taken. */
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

/** Takes the last reset, import or link back, and with it the alert that offered to. */
export const undo = (): void => {
  const { undo: last } = usePanel.getState();
  if (last) storeConfig(last.stored);
  useApp.setState({ alert: undefined });
  forgetAllTyped();
};

/** Width and height of a sheet or a card in one change (95.6.5). */
export const applySize = (group: 'paper' | 'cards', { width, height }: SizePreset): void => {
  const paths = [`${group}.width`, `${group}.height`] as const;
  for (const path of paths) cancelChange(path);
  forgetTyped(paths.flatMap((path) => configValue(path) ?? []));
  changeConfig({ [paths[0]]: width, [paths[1]]: height });
};
