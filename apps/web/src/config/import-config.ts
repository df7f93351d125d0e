import { type Diagnostic, importStored, parse } from '@platelayer/game';
import { newest, storeConfig } from './stored-config.ts';
import { base } from './user-file.ts';

/** Reads a configuration file in the place of the stored layer; with a fault nothing changes (95.6.6). */
export const importConfig = (text: string): readonly Diagnostic[] => {
  const { value, diagnostics } = parse(text);
  if (value === undefined || diagnostics.length > 0) return diagnostics;
  const imported = importStored(newest(), base, value);
  if (imported.diagnostics.length === 0) storeConfig(imported.part);
  return imported.diagnostics;
};
