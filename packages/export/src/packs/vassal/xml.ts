import { escapeXml } from '@platelayer/press';

/** Packages of the classes that read the elements of a module (86.4.2 to 86.4.4). */
export const MODULE = 'VASSAL.build.module';
export const MAP_PART = `${MODULE}.map`;
export const BOARD = `${MAP_PART}.boardPicker.Board`;
export const GRID = `${MAP_PART}.boardPicker.board`;
export const WIDGET = 'VASSAL.build.widget';

/** An element of a build file. Its name is the class that reads it (86.4.2). */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly children: readonly (Element | string)[];
}

export const element = (
  name: string,
  attributes: Element['attributes'] = {},
  children: Element['children'] = [],
): Element => ({ name, attributes, children });

/** Writes no white space between elements, because it matters in the text of pieces. */
export const xmlText = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${write(root)}\n`;

const write = ({ name, attributes, children }: Element): string => {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const inside = children
    .map((child) => (typeof child === 'string' ? escapeXml(child) : write(child)))
    .join('');
  return inside === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${inside}</${name}>`;
};
