import { XMLParser } from 'fast-xml-parser';

/** An element of an XML text. Attributes are a map, as their names come from a file. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** All text directly inside, for style sheets. */
  readonly text: string;
}

/** Larger pictures are no logos; the bounds keep hostile files cheap. */
export const MAX_LENGTH = 2_000_000;
const MAX_DEPTH = 64;
const MAX_ELEMENTS = 20_000;

/** How the parser writes an element: its content under its name, its attributes under `:@`. */
type Parsed = Readonly<Record<string, unknown>>;
const ATTRIBUTES = ':@';
const TEXT = '#text';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  // Entities of a document type could grow without end; those of XML itself are read below.
  processEntities: false,
  maxNestedTags: MAX_DEPTH,
});

/** The first element of an XML text; `undefined` for a text without elements, beyond the bounds or out of order. */
export const readXml = (text: string): XmlElement | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    const counted = { elements: 0 };
    const [root] = elementsOf(parser.parse(text) as readonly Parsed[], counted);
    return counted.elements > MAX_ELEMENTS ? undefined : root;
  } catch {
    // The parser throws for markup that never ends and for names that are tricks.
    return undefined;
  }
};

const elementsOf = (list: readonly Parsed[], counted: { elements: number }): readonly XmlElement[] =>
  list.flatMap((entry) => {
    const name = Object.keys(entry).find((key) => key !== ATTRIBUTES && key !== TEXT);
    if (name === undefined || name.startsWith('?')) return [];
    counted.elements += 1;
    const content = entry[name] as readonly Parsed[];
    return [
      {
        name: localName(name),
        attributes: new Map(
          Object.entries((entry[ATTRIBUTES] ?? {}) as Record<string, string>).map(([key, value]) => [
            key.replace(/^xlink:/, ''),
            decoded(value),
          ]),
        ),
        children: elementsOf(content, counted),
        text: content.map((part) => decoded(String(part[TEXT] ?? ''))).join(''),
      },
    ];
  });

/** SVG under a prefix of its own is still SVG; other prefixes stay and mean nothing. */
const localName = (name: string): string => name.replace(/^svg:/, '');

const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['amp', '&'],
]);

const decoded = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => CHARACTERS.get(name) ?? '');
