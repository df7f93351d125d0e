import type { Json, JsonObject } from '../json.ts';
import { type ConfigLayer, panelLayer } from './check.ts';
import type { Config, ConfigPart } from './config.ts';
import { difference, sameValue, withPart } from './merge.ts';
import { getValue, resetValue, setValue } from './path.ts';

/** The stored layer as found, with the former text where something of it had to be left out. */
export interface OpenedStore extends ConfigLayer {
  /** To be kept aside before the cleaned part is written back (95.4.4). */
  readonly damaged?: string;
}

/** Reads the stored text, `null` where there is none. Whatever it holds, the product starts. */
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
          hint: 'The product starts with its defaults; the former text is kept aside and can be saved.',
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
 * The stored layer after a change, `{ 'paper.width': 827, 'paper.height': 1169 }`: only what differs from the base, or
 * from what the folder of the game wants. Call it on the newest stored layer. A change with a fault changes nothing.
 */
export const changeStored = (
  stored: ConfigPart,
  base: Config,
  changes: Readonly<Record<string, Json>>,
  folder: ConfigPart = {},
): ConfigLayer => {
  const wanted = Object.entries(changes).reduce<ConfigPart>(
    (part, [path, value]) => setValue(part, path, value),
    {},
  );
  // Only the new part is checked: what is stored was checked when it got there, and must not block the panel (95.4.2).
  const { part, diagnostics } = panelLayer(wanted as JsonObject, 'error');
  if (diagnostics.length > 0) return { part: stored, diagnostics };
  const changed = Object.keys(changes).reduce<ConfigPart>((left, path) => {
    const value = getValue(part, path)!;
    const isBase = sameValue(getValue(base, path), value) && getValue(folder, path) === undefined;
    return isBase ? resetValue(left, path) : setValue(left, path, value);
  }, stored);
  return { part: changed, diagnostics };
};

/** The stored layer after a configuration file was imported in its place (95.6.6). */
export const importStored = (stored: ConfigPart, base: Config, file: Json): ConfigLayer => {
  const { part, diagnostics } = panelLayer(file, 'error');
  return diagnostics.length > 0
    ? { part: stored, diagnostics }
    : { part: difference(base, withPart(base, part)), diagnostics };
};
