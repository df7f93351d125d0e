import { at } from '../diagnostic.ts';
import { rootNode } from './config.ts';
import { type ConfigNode, isGroup, offeredForm, type ValueNode } from './node.ts';

/** One setting: what the schema says of it, and where it stands. */
export type ConfigValue = ValueNode & {
  /** Dotted: `paper.width`. */
  readonly path: string;
  /** Where its errors are found: `#/paper/width` (95.4.3). */
  readonly pointer: string;
};

const valuesIn = (node: ConfigNode, keys: readonly string[]): readonly ConfigValue[] =>
  isGroup(node)
    ? Object.entries(node.properties).flatMap(([key, child]) => valuesIn(child, [...keys, key]))
    : [{ ...offeredForm(node), path: keys.join('.'), pointer: `#${at('', ...keys)}` }];

/** Every setting in the order of the panel; panel, documentation, search and command line read it. */
export const configValues: readonly ConfigValue[] = valuesIn(rootNode, []);

const byPath: ReadonlyMap<string, ConfigValue> = new Map(configValues.map((value) => [value.path, value]));

export const configValue = (path: string): ConfigValue | undefined => byPath.get(path);
