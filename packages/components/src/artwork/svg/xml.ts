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

const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE(?:[^[>]|\[[^\]]*\])*>|<\/\s*([^\s>]+)\s*>|<([A-Za-z_][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/**
 * Reads the elements of an XML text, as leniently as a picture needs: nothing external is fetched, no
 * entity is expanded but the characters of XML itself, an end tag closes what is open. `undefined` for a
 * text without elements or beyond the bounds.
 */
export const readXml = (text: string): XmlElement | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const document = opened('', new Map());
  const open = [document];
  let [elements, end] = [0, 0];
  const top = () => open.at(-1) ?? document;
  const close = () => {
    const closed = open.pop();
    if (closed) top().children.push(closed);
  };
  for (const match of text.matchAll(MARKUP)) {
    const [markup, literal, closing, name, rest = ''] = match;
    top().text += text.slice(end, match.index) + (literal ?? '');
    end = match.index + markup.length;
    if (closing !== undefined) {
      const level = open.findLastIndex((element) => element.name === localName(closing));
      while (level > 0 && open.length > level) close();
    } else if (name !== undefined) {
      elements += 1;
      open.push(opened(localName(name), attributesOf(rest)));
      if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) return undefined;
      if (rest.endsWith('/')) close();
    }
  }
  while (open.length > 1) close();
  return document.children[0];
};

const opened = (name: string, attributes: ReadonlyMap<string, string>): Open => ({
  name,
  attributes,
  children: [],
  text: '',
});

/** SVG under a prefix of its own is still SVG; other prefixes stay and mean nothing. */
const localName = (name: string): string => name.replace(/^svg:/, '');

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name.replace(/^xlink:/, ''),
      decode(double ?? single ?? ''),
    ]),
  );

const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const decode = (text: string): string =>
  text.includes('&') ? text.replace(/&(\w{1,6});/g, (whole, name) => CHARACTERS.get(name) ?? whole) : text;
