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

/** Markup that holds no elements, by its beginning and its end. */
const SKIPPED: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
];
const LITERAL = ['<![CDATA[', ']]>'] as const;
const DECLARATION = '<!';

const TAG = /<(\/?)\s*([^\s/<>"'=]+)((?:[^"'<>]|"[^"]*"|'[^']*')*)>/y;
/** A name with its value, a lone name, or anything else: it always moves on. */
const ATTRIBUTE = /([^\s=/"'<>]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'))?|[\s\S]/g;

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
  let elements = 0;
  const top = () => open.at(-1) ?? document;
  const close = () => {
    const closed = open.pop();
    if (closed) top().children.push(closed);
  };
  for (const { kind, content, name, attributes } of markup(text)) {
    if (kind === 'text') top().text += content;
    else if (kind === 'end') {
      const level = open.findLastIndex((element) => element.name === name);
      while (level > 0 && open.length > level) close();
    } else {
      elements += 1;
      open.push(opened(name, attributesOf(attributes)));
      if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) return undefined;
      if (attributes.endsWith('/')) close();
    }
  }
  while (open.length > 1) close();
  return document.children[0];
};

interface Markup {
  readonly kind: 'text' | 'start' | 'end';
  readonly content: string;
  readonly name: string;
  readonly attributes: string;
}

/** The pieces of a text. What begins and never ends is the end of all, so that every character is seen once. */
function* markup(text: string): Iterable<Markup> {
  const written = (content: string): Markup => ({ kind: 'text', content, name: '', attributes: '' });
  let at = 0;
  for (;;) {
    const next = text.indexOf('<', at);
    if (next < 0) return;
    if (next > at) yield written(text.slice(at, next));
    if (text.startsWith(LITERAL[0], next)) {
      at = endOf(text, next, LITERAL[1]);
      if (at < 0) return;
      yield written(text.slice(next + LITERAL[0].length, at - LITERAL[1].length));
      continue;
    }
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, next));
    if (skipped || text.startsWith(DECLARATION, next)) {
      at = skipped ? endOf(text, next, skipped[1]) : endOfDeclaration(text, next);
      if (at < 0) return;
      continue;
    }
    TAG.lastIndex = next;
    const [tag, closing, name = '', attributes = ''] = TAG.exec(text) ?? [];
    at = next + (tag?.length ?? 1);
    if (tag !== undefined)
      yield { kind: closing ? 'end' : 'start', content: '', name: localName(name), attributes };
  }
}

const endOf = (text: string, from: number, end: string): number => {
  const found = text.indexOf(end, from);
  return found < 0 ? found : found + end.length;
};

/** A document type may hold declarations of its own in brackets. */
const endOfDeclaration = (text: string, from: number): number => {
  const end = text.indexOf('>', from);
  const bracket = text.slice(from, Math.max(from, end)).indexOf('[');
  if (bracket < 0) return end < 0 ? end : end + 1;
  const closed = text.indexOf(']', from + bracket);
  return closed < 0 ? closed : endOf(text, closed, '>');
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
    [...text.matchAll(ATTRIBUTE)]
      .filter(([, name]) => name !== undefined)
      .map(([, name = '', double, single]) => [name.replace(/^xlink:/, ''), decode(double ?? single ?? '')]),
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
