import { at } from '../diagnostic.ts';
import { rootNode } from './config.ts';
import { type ConfigNode, isGroup, offeredForm, type ValueNode } from './node.ts';

/** A setting: its schema and location. */
export type ConfigValue = ValueNode & {
  /** Dotted path, such as `paper.width`. */
  readonly path: string;
  /** Key of its errors, such as `#/paper/width` (95.4.3). */
  readonly pointer: string;
};

const valuesIn = (node: ConfigNode, keys: readonly string[]): readonly ConfigValue[] =>
  isGroup(node)
    ? Object.entries(node.properties).flatMap(([key, child]) => valuesIn(child, [...keys, key]))
    : [{ ...offeredForm(node), path: keys.join('.'), pointer: `#${at('', ...keys)}` }];

/** All settings in panel order, for panel, documentation, search and command line. */
export const configValues: readonly ConfigValue[] = valuesIn(rootNode, []);

const byPath: ReadonlyMap<string, ConfigValue> = new Map(configValues.map((value) => [value.path, value]));

export const configValue = (path: string): ConfigValue | undefined => byPath.get(path);
