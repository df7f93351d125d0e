import type { Json, JsonObject } from '../json.ts';
import { type ConfigLayer, panelLayer } from './check.ts';
import type { Config, ConfigPart } from './config.ts';
import { difference, sameValue, withPart } from './merge.ts';
import { getValue, resetValue, setValue } from './path.ts';

/** The stored layer, with its original text if something had to be removed. */
export interface OpenedStore extends ConfigLayer {
  /** To be saved separately before the cleaned layer is written (95.4.4). */
  readonly damaged?: string;
}

/** Reads the stored text, or `null` if there is none. Platelayer starts whatever the text contains. */
export const openStored = (text: string | null): OpenedStore => {
  if (text === null) return { part: {}, diagnostics: [] };
  const value = parse(text);
  if (value === undefined) {
    return {
      part: {},
      diagnostics: [
        {
          severity: 'warning',
          code: 'config/damaged',
          message: 'The stored settings cannot be read.',
          pointer: '',
          hint: 'Platelayer starts with its defaults. The original text was saved separately, so you can download it.',
        },
      ],
      damaged: text,
    };
  }
  const layer = panelLayer(value, 'warning');
  return layer.diagnostics.length === 0 ? layer : { ...layer, damaged: text };
};

const parse = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/**
 * Changes the stored layer, as in `{ 'paper.width': 827, 'paper.height': 1169 }`. Stores only values that
 * differ from the base or from the settings of the game's folder. Call it with the newest stored layer. An
 * invalid change does nothing.
 */
export const changeStored = (
  stored: ConfigPart,
  base: Config,
  changes: Readonly<Record<string, Json>>,
  folder: ConfigPart = {},
): ConfigLayer => {
  const changedPart = Object.entries(changes).reduce<ConfigPart>(
    (part, [path, value]) => setValue(part, path, value),
    {},
  );
  // Checks only the new part: stored settings were checked when they were stored, and must not block the
  // panel (95.4.2).
  const { part, diagnostics } = panelLayer(changedPart as JsonObject, 'error');
  if (diagnostics.length > 0) return { part: stored, diagnostics };
  const changed = Object.keys(changes).reduce<ConfigPart>((left, path) => {
    const value = getValue(part, path)!;
    const isBase = sameValue(getValue(base, path), value) && getValue(folder, path) === undefined;
    return isBase ? resetValue(left, path) : setValue(left, path, value);
  }, stored);
  return { part: changed, diagnostics };
};

/** Replaces the stored layer with an imported configuration file (95.6.6). */
export const importStored = (stored: ConfigPart, base: Config, file: Json): ConfigLayer => {
  const { part, diagnostics } = panelLayer(file, 'error');
  return diagnostics.length > 0
    ? { part: stored, diagnostics }
    : { part: difference(base, withPart(base, part)), diagnostics };
};
