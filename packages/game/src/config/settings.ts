import type { Json } from '../json.ts';
import { accept } from './accept.ts';
import { type ConfigLayer, PANEL } from './check.ts';
import { type ConfigPart, rootNode } from './config.ts';
import { asDiagnostic, type ConfigFault, misfit, notOneValue, unknownSetting } from './fault.ts';
import { parseDecimal } from './length.ts';
import { type ConfigNode, isGroup, offeredForm, type ValueNode } from './node.ts';
import { setValue } from './path.ts';

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['', true],
  ['false', false],
  ['0', false],
]);

const list = (text: string): Json | undefined => {
  if (text.trim() === '') return [];
  const items = text.split(',').map(parseDecimal);
  return items.every((item) => item !== undefined) ? items : undefined;
};

/** How text becomes a value, by the type of the value (95.5.2). */
const READ: Record<ValueNode['type'], (text: string) => Json | undefined> = {
  array: list,
  boolean: (text) => FLAGS.get(text),
  integer: parseDecimal,
  number: parseDecimal,
  string: (text) => text,
};

type Note = (fault: ConfigFault) => undefined;

const readSetting = (path: string, text: string, note: Note): Json | undefined => {
  const keys = path.split('.');
  let node: ConfigNode = rootNode;
  for (const [index, key] of keys.entries()) {
    const known: Readonly<Record<string, ConfigNode>> = isGroup(node) ? node.properties : {};
    const child = Object.hasOwn(known, key) ? known[key] : undefined;
    if (child === undefined) return note(unknownSetting(keys.slice(0, index + 1), Object.keys(known)));
    node = child;
  }
  if (isGroup(node)) return note(notOneValue(keys, Object.keys(node.properties)));
  const form = offeredForm(node);
  const value = READ[form.type](text);
  if (value === undefined) return note(misfit({ type: form.type }, keys, text));
  return accept(form, value, keys, PANEL, note);
};

/**
 * The layer made of settings written as text, `['tiles.width', '106.25']`: of an address or of a
 * command line. Where a path comes twice the last one counts; what cannot be used is left out.
 */
export const settingsLayer = (settings: Iterable<readonly [path: string, text: string]>): ConfigLayer => {
  const faults: ConfigFault[] = [];
  let part: ConfigPart = {};
  for (const [path, text] of new Map(settings)) {
    const value = readSetting(path, text, (fault) => void faults.push(fault));
    if (value !== undefined) part = setValue(part, path, value);
  }
  return { part, diagnostics: faults.map((fault) => asDiagnostic(fault, 'warning')) };
};
