import type { Json, JsonObject } from '../json.ts';
import { type ConfigLayer, panelLayer } from './check.ts';
import type { Config, ConfigPart } from './config.ts';
import { difference, withPart } from './merge.ts';
import { setValue } from './path.ts';

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
 * The stored layer after a change, `{ 'paper.width': 827, 'paper.height': 1169 }`: only what differs
 * from the base. Call it on the newest stored layer. A change with a fault changes nothing.
 */
export const changeStored = (
  stored: ConfigPart,
  base: Config,
  changes: Readonly<Record<string, Json>>,
): ConfigLayer =>
  layOver(
    stored,
    base,
    withPart(base, stored),
    Object.entries(changes).reduce<ConfigPart>(
      (part, [path, value]) => setValue(part, path, value),
      {},
    ) as JsonObject,
  );

/** The stored layer after a configuration file was imported in its place (95.6.6). */
export const importStored = (stored: ConfigPart, base: Config, file: Json): ConfigLayer =>
  layOver(stored, base, base, file);

/**
 * Only the new part is checked: what is stored already was checked when it got there, and neither a
 * bad address nor a bad file of the user may block the panel (95.4.2).
 */
const layOver = (stored: ConfigPart, base: Config, below: Config, above: Json): ConfigLayer => {
  const { part, diagnostics } = panelLayer(above, 'error');
  return diagnostics.length > 0
    ? { part: stored, diagnostics }
    : { part: difference(base, withPart(below, part)), diagnostics };
};
