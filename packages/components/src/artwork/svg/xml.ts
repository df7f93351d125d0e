import { type XmlElement as ParsedElement, parseXml } from '@rgrove/parse-xml';

/** An XML element. Attributes are a map, because their names come from a file. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The element's own text, without its children's. */
  readonly text: string;
}

/** More than any logo needs. The limits make hostile files harmless. */
const MAX_LENGTH = 2_000_000;
const MAX_DEPTH = 64;
const MAX_ELEMENTS = 20_000;

export type ReadXml = { readonly root: XmlElement } | { readonly fault: string };

/** Parses XML, or returns the reason why it is invalid. Entities of a document type are never resolved. */
export const readXml = (text: string): ReadXml => {
  if (text.length > MAX_LENGTH) return { fault: 'It is too large.' };
  try {
    // Pasted files may start with white space, which XML does not allow.
    const { root } = parseXml(text.trim(), { ignoreUndefinedEntities: true });
    return root ? { root: new Reader().element(root as ParsedElement, 1) } : { fault: 'It is empty.' };
  } catch (error) {
    // The first line of the message has the position and the reason. Endless nesting exhausts the parser's stack.
    return { fault: error instanceof RangeError ? TOO_DEEP : `${firstLine(error)}.` };
  }
};

const TOO_DEEP = 'It is nested too deeply.';

const firstLine = (error: unknown): string => String((error as Error).message).split('\n', 1)[0] ?? '';

/** Counts the elements it reads. */
class Reader {
  #elements = 0;

  element({ name, attributes, children }: ParsedElement, depth: number): XmlElement {
    this.#elements += 1;
    if (depth > MAX_DEPTH) throw new RangeError();
    if (this.#elements > MAX_ELEMENTS) throw new Error(`It has more than ${MAX_ELEMENTS} elements`);
    const texts = children.map((child) => (child.type === 'text' ? (child as { text?: string }).text : ''));
    return {
      name: localName(name),
      attributes: new Map(
        Object.entries(attributes).map(([key, value]) => [key.replace(/^xlink:/, ''), value]),
      ),
      children: children
        .filter((child): child is ParsedElement => child.type === 'element')
        .map((child) => this.element(child, depth + 1)),
      text: texts.join(''),
    };
  }
}

/** SVG with a namespace prefix is still SVG. Other prefixes are kept, and their elements are unknown. */
const localName = (name: string): string => name.replace(/^svg:/, '');
