import { escapeXml } from '@platelayer/press';

/** An element of a module's build file: its name is that of the class that reads it (86.4.2). */
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

/** Without white space between elements: texts of pieces must keep theirs. */
export const xmlText = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${write(root)}\n`;

const write = ({ name, attributes, children }: Element): string => {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  const inside = children
    .map((child) => (typeof child === 'string' ? escapeXml(child) : write(child)))
    .join('');
  return inside === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${inside}</${name}>`;
};
